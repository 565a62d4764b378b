import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { gameIds } from '../../src/games';
import { HERDS } from '../../src/tools/mutants/list';
import { mutate } from '../../src/tools/mutants/pasture';

const ROOT = join(__dirname, '../..');
const MUTANTS = HERDS.flatMap(({ mutants }) => mutants);

describe('the list of broken rules', () => {
  test('has at least sixty, and some of every game and of the engine', () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(60);
    expect(HERDS.map(({ name }) => name).sort()).toEqual([...gameIds(), 'engine'].sort());
    for (const { mutants } of HERDS) expect(mutants.length).toBeGreaterThanOrEqual(5);
  });

  test.each(MUTANTS)('$file, $rule: $breaks — its text is still there, once', (mutant) => {
    expect(existsSync(join(ROOT, mutant.file))).toBe(true);
    const source = readFileSync(join(ROOT, mutant.file), 'utf8');
    expect(mutate(source, mutant)).not.toBe(source);
  });

  test('says in src/games/README.md of every known survivor why it survives', () => {
    const readme = readFileSync(join(ROOT, 'src/games/README.md'), 'utf8');
    const untold = MUTANTS.filter(({ survives }) => survives !== undefined).filter(
      ({ rule, file }) =>
        !readme.split('\n').some((row) => row.includes(rule) && row.includes(file)),
    );
    expect(untold).toEqual([]);
  });
});
