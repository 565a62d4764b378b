/** What the tests know of a game is found by its folder; a game that brings less than the others is named here. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { gameIds } from '../../src/games';
import { MODES } from '../../src/engine/types';

const TESTS = join(__dirname, '..');

test.each(gameIds())('%s brings all that is asked of a game', (id) => {
  const wanted = [
    `conformance/${id}.test.ts`,
    `conformance/kits/${id}.ts`,
    `games/${id}/sentences.ts`,
    `games/${id}/rulebook.json`,
    ...MODES.map((mode) => `games/${id}/transcripts/${mode}.json`),
    `screens/games/${id}.test.tsx`,
    `../src/tools/mutants/list/${id}.ts`,
  ];
  expect(wanted.filter((file) => !existsSync(join(TESTS, file)))).toEqual([]);
});
