/** What viewers may know, and what the deck does. */
import { createRng } from '../../../src/engine/rng';
import type { Setup } from '../../../src/engine/types';
import { KINDS, type Kind } from '../../../src/games/gems/rules/kinds';
import { perlyna } from '../../../src/games/perlyna/rules';
import { APART, dealt } from '../../../src/games/perlyna/examples';
import type { PerlynaMove, PerlynaState } from '../../../src/games/perlyna/rules/types';
import { draw, shift, take } from '../../../src/games/gems/rules/shorthand';
import { reached } from '../../support/reached';

const SETUP: Setup = { seats: 3, first: 0, mode: 'virtual' };
const at = (...moves: PerlynaMove[]): PerlynaState => reached(perlyna, SETUP, moves);

test('other hands and another deck look the same to seat 1 and to the table', () => {
  const one = at(dealt(APART, 'rgb', 'yyv', 'oos'), take(0), draw('lll'), shift(1, 'c2U', 'y'));
  const other = at(dealt(APART, 'vvs', 'yyv', 'llb'), take(0), draw('ggr'), shift(1, 'c2U', 'y'));
  expect(perlyna.view(other, 1)).toEqual(perlyna.view(one, 1));
  expect(perlyna.view(other, 'table')).toEqual(perlyna.view(one, 'table'));
  expect(perlyna.view(other, 0)).not.toEqual(perlyna.view(one, 0));
});

test('a deal is two shuffles: the field with the pearl last, then the pool, hands by seat', () => {
  const rng = createRng('seed');
  const grid = rng.shuffle([...KINDS.flatMap((kind) => [kind, kind, kind]), 'pearl']);
  const pool = rng.shuffle(KINDS.flatMap((kind) => new Array<Kind>(6).fill(kind)));
  expect(perlyna.chance(perlyna.begin(SETUP), createRng('seed'))).toEqual({
    type: 'deal',
    grid,
    hands: [pool.slice(0, 3), pool.slice(3, 6), pool.slice(6, 9)],
  });
});

test('a dealt match is accepted, whatever the seed', () => {
  for (const seats of [2, 3, 4, 5])
    for (const seed of ['a', 'b', 'c']) {
      const state = perlyna.begin({ ...SETUP, seats });
      expect(perlyna.judge(state, perlyna.chance(state, createRng(seed)))).toEqual({ ok: true });
    }
});
