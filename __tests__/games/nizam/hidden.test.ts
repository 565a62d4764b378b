/** What viewers may know, and what the deck does. */
import { createRng } from '../../../src/engine/rng';
import type { Setup } from '../../../src/engine/types';
import { COPIES, countKinds, KINDS, type Kind } from '../../../src/games/gems/rules/kinds';
import { nizam } from '../../../src/games/nizam/rules';
import { APART, dealt, done } from '../../../src/games/nizam/examples';
import type { NizamMove, NizamState, TableView } from '../../../src/games/nizam/rules/types';
import type { Draw } from '../../../src/games/gems/rules/moves';
import { draw, shift, take } from '../../../src/games/gems/rules/shorthand';
import { reached } from '../../support/reached';

const SETUP: Setup = { seats: 3, first: 0, mode: 'virtual' };
const at = (...moves: NizamMove[]): NizamState => reached(nizam, SETUP, moves);

test('[A-N23] everyone sees sizes, payments and the field; only one’s own cards', () => {
  const state = at(dealt(APART, 'rgb', 'yyv', 'oos'), shift(0, 'r0L', 'r'));
  expect(nizam.view(state, 1)).toMatchObject({
    hands: [
      { size: 2, cards: null },
      { size: 3, cards: ['yellow', 'yellow', 'violet'] },
      { size: 3, cards: null },
    ],
    discard: ['red'],
    deck: 62,
  });
  const table = nizam.view(state, 'table') as TableView;
  expect(table.hands.every(({ cards }) => cards === null)).toBe(true);
});

test('other hands and another deck look the same to seat 1 and to the table', () => {
  const one = at(dealt(APART, 'rgb', 'yyv', 'oos'), take(0), draw('lll'), shift(1, 'c2U', 'y'));
  const other = at(dealt(APART, 'vvs', 'yyv', 'llb'), take(0), draw('ggr'), shift(1, 'c2U', 'y'));
  expect(nizam.view(other, 1)).toEqual(nizam.view(one, 1));
  expect(nizam.view(other, 'table')).toEqual(nizam.view(one, 'table'));
  expect(nizam.view(other, 0)).not.toEqual(nizam.view(one, 0));
});

test('a deal is one shuffle of the whole box: the field first, then the hands by seat', () => {
  const box = createRng('seed').shuffle(
    KINDS.flatMap((kind) => new Array<Kind>(COPIES).fill(kind)),
  );
  expect(nizam.chance(nizam.begin(SETUP), createRng('seed'))).toEqual({
    type: 'deal',
    grid: box.slice(0, 25),
    hands: [box.slice(25, 28), box.slice(28, 31), box.slice(31, 34)],
  });
});

test('a draw is one shuffle of what is left, its first three cards', () => {
  const state = at(dealt(APART, 'rgb', 'yyv', 'oos'), take(0));
  const seen = countKinds(
    [...APART.replace(/\//g, ''), ...'rgbyyvoos'].map(
      (letter) => KINDS.find((kind) => kind.startsWith(letter)) as Kind,
    ),
  );
  const left = KINDS.flatMap((kind, i) => new Array<Kind>(COPIES - (seen[i] as number)).fill(kind));
  expect(left).toHaveLength(62);
  expect(nizam.chance(state, createRng('x'))).toEqual({
    type: 'draw',
    cards: createRng('x').shuffle(left).slice(0, 3),
  });
});

test('a draw that crosses a reshuffle gives the old deck first, then the new one', () => {
  const rng = createRng('crossing');
  let state = at(dealt(APART, 'rgb', 'yyv', 'oos'), shift(0, 'r0L', 'r'), done(0));
  for (let turn = 0; turn < 20; turn += 1) {
    const { toPlay } = state as { toPlay: number };
    state = nizam.apply(state, take(toPlay));
    state = nizam.apply(state, nizam.chance(state, rng));
  }
  expect(nizam.view(state, 'table')).toMatchObject({ deck: 2, discard: ['red'] });
  state = nizam.apply(state, take(0));
  const crossing = nizam.chance(state, rng);
  expect(crossing).toMatchObject({ type: 'draw' });
  const { cards } = crossing as Draw;
  expect(cards).toHaveLength(3);
  expect(cards[2]).toBe('red');
  expect(nizam.judge(state, { type: 'draw', cards: [cards[2], cards[0], cards[1]] }).ok).toBe(
    cards[1] === 'red',
  );
  expect(nizam.judge(state, { type: 'draw', cards: [cards[0], cards[1], 'orange'] })).toMatchObject(
    {
      clause: 'N-2.2',
      facts: { why: 'notThere', kind: 'orange' },
    },
  );
});

test('no chance where a player acts', () => {
  expect(() => nizam.chance(at(dealt(APART, 'rgb', 'yyv', 'oos')), createRng('x'))).toThrow();
});
