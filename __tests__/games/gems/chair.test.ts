/** What one chair knows of both grid games beyond its own cards, and what it makes of it. */
import { createRng } from '../../../src/engine/rng';
import type { GameRules, Setup } from '../../../src/engine/types';
import { draw, shift, take } from '../../../src/games/gems/rules/shorthand';
import { nizam } from '../../../src/games/nizam/rules';
import * as inNizam from '../../../src/games/nizam/examples';
import { perlyna } from '../../../src/games/perlyna/rules';
import * as inPerlyna from '../../../src/games/perlyna/examples';
import { reached } from '../../support/reached';

interface Seen {
  first: number;
  house: string[];
  moves: number;
  hands: { drawn: number; lacks: unknown[] }[];
}

const rows = [
  {
    rules: nizam as GameRules,
    house: { 'A-N1': 'free', 'A-N20': 'upTo' },
    field: inNizam.field(inNizam.APART),
    dealt: inNizam.dealt(inNizam.APART, 'ooo', 'yyv'),
    done: inNizam.done(0),
    clause: 'N-3.5',
  },
  {
    rules: perlyna as GameRules,
    house: { 'A-E10': 'suspend', 'A-E12': 'free' },
    field: inPerlyna.field(inPerlyna.APART),
    dealt: inPerlyna.dealt(inPerlyna.APART, 'ooo', 'yyv'),
    done: inPerlyna.done(0),
    clause: 'E-3.4',
  },
];

describe.each(rows)('$rules.id', ({ rules, house, field, dealt, done, clause }) => {
  const seen = (state: unknown, seat: number): Seen => rules.view(state, seat) as Seen;

  test('before the deal a chair knows who begins and what was agreed', () => {
    const setup: Setup = { seats: 3, first: 2, mode: 'virtual', house };
    const view = seen(rules.begin(setup), 0);
    expect(view).toMatchObject({ first: 2, house: Object.keys(house) });
    expect(rules.imagine(view, 0, createRng('x'))).toEqual(rules.begin(setup));
  });

  test('at a real table nothing is hidden: the imagined state is the state, a kind said to be lacking included', () => {
    const setup: Setup = { seats: 2, first: 0, mode: 'referee' };
    const saidSo = [take(0), take(1), shift(0, 'r0L', 'ooo'), done, take(1)];
    const state = reached(rules, setup, [field, ...saidSo]);
    const view = JSON.parse(JSON.stringify(seen(state, 1))) as Seen;
    expect(view.hands[0]).toMatchObject({ drawn: 3, lacks: [{ move: 3, paid: 0 }, ...nulls(7)] });
    const imagined = rules.imagine(view, 1, createRng('x'));
    expect(imagined).toEqual(state);
    expect(rules.judge(imagined, shift(0, 'r0R', 'r'))).toMatchObject({
      clause,
      facts: { why: 'lacked', kind: 'red', drawn: 0, move: 3 },
    });
  });

  test('in a dealt match a chair sees how much the others drew, and nothing that tells their cards', () => {
    const setup: Setup = { seats: 2, first: 0, mode: 'virtual' };
    const state = reached(rules, setup, [
      dealt,
      shift(0, 'r0L', 'ooo'),
      done,
      take(1),
      draw('rgb'),
    ]);
    expect(seen(state, 0)).toMatchObject({
      moves: 5,
      hands: [
        { size: 0, drawn: 0, lacks: [] },
        { size: 6, cards: null, drawn: 3, lacks: [] },
      ],
    });
  });

  test('the deck of a dealt match speaks for itself; at a real table anyone may say what lies there', () => {
    const virtual = rules.begin({ seats: 2, first: 0, mode: 'virtual' });
    const referee = rules.begin({ seats: 2, first: 0, mode: 'referee' });
    expect(rules.meant(virtual, 0, dealt)).toBeNull();
    expect(rules.meant(referee, 1, field)).toEqual(field);
  });

  test(`[${clause}] a chair says its own payments, and nobody else's`, () => {
    const state = reached(rules, { seats: 2, first: 0, mode: 'virtual' }, [dealt]);
    const move = shift(0, 'r0L', 'ooo');
    expect(rules.meant(state, 0, move)).toEqual(move);
    expect(rules.meant(state, 1, move)).toBeNull();
  });
});

function nulls(count: number): null[] {
  return new Array<null>(count).fill(null);
}
