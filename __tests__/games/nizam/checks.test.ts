/** The order of checks: not the moment or not the seat, then the form, then the rules as taught. */
import type { Setup } from '../../../src/engine/types';
import { nizam } from '../../../src/games/nizam/rules';
import { APART, dealt, done, field, refill, tally } from '../../../src/games/nizam/examples';
import type { NizamMove, NizamState } from '../../../src/games/nizam/rules/types';
import { parseCards } from '../../../src/games/gems/rules/notation';
import { draw, pass, shift, stop, take } from '../../../src/games/gems/rules/shorthand';
import { reached } from '../../support/reached';

const referee: Setup = { seats: 2, first: 0, mode: 'referee' };
const virtual: Setup = { seats: 2, first: 0, mode: 'virtual' };
const score: Setup = { seats: 2, first: 0, mode: 'score' };
const at = (setup: Setup, ...moves: NizamMove[]): NizamState => reached(nizam, setup, moves);

const DEALT = dealt(APART, 'rgb', 'yyv');
const PHASES: Record<string, NizamState> = {
  'virtual deal': at(virtual),
  'virtual act': at(virtual, DEALT),
  'virtual draw': at(virtual, DEALT, take(0)),
  'virtual refill': at(virtual, DEALT, shift(0, 'r0R', 'r'), done(0)),
  'referee deal': at(referee),
  'referee act': at(referee, field(APART)),
  'referee refill': at(referee, field(APART), shift(0, 'r0R', 'r'), done(0)),
  'score act': at(score),
  'score over': at(score, stop),
};
const MOVES: NizamMove[] = [
  field(APART),
  take(0),
  draw('oos'),
  shift(0, 'r0R', 'r'),
  done(0),
  refill('ooo'),
  pass(0),
  tally(0, 3),
  stop,
];
const EXIST: Record<string, string[]> = {
  'virtual deal': ['deal'],
  'virtual act': ['take', 'shift', 'done', 'pass'],
  'virtual draw': ['draw'],
  'virtual refill': ['refill'],
  'referee deal': ['deal'],
  'referee act': ['take', 'shift', 'done', 'pass'],
  'referee refill': ['refill'],
  'score act': ['tally', 'stop'],
  'score over': [],
};

test.each(Object.keys(PHASES))('in %s only the moves of that moment exist', (name) => {
  const state = PHASES[name] as NizamState;
  const refused = MOVES.filter((move) => {
    const verdict = nizam.judge(state, move);
    return !verdict.ok && verdict.clause === 'turn';
  });
  const exist = EXIST[name] as string[];
  expect(refused.map(({ type }) => type)).toEqual(
    MOVES.map(({ type }) => type).filter((type) => !exist.includes(type)),
  );
});

test.each([
  ['another seat, even malformed', { type: 'shift', seat: 1 }, 'turn'],
  ['a seat beyond the table', { type: 'take', seat: 7 }, 'turn'],
  ['no seat', { type: 'take' }, 'form'],
  ['half a seat', { type: 'take', seat: 0.5 }, 'form'],
  ['a seat in words', { type: 'take', seat: '0' }, 'form'],
  ['an unknown key', { type: 'take', seat: 0, cards: [] }, 'form'],
  ['an unknown type', { type: 'steal', seat: 0 }, 'form'],
  ['a type of every object', { type: 'constructor', seat: 0 }, 'form'],
  ['no type', { seat: 0 }, 'form'],
  ['a list', [], 'form'],
  ['nothing', null, 'form'],
  ['a word', 'take', 'form'],
  ['a number', Number.NaN, 'form'],
  ['a line that is none', { ...shift(0, 'r0R', 'r'), line: 'diagonal' }, 'form'],
  ['a sixth row', { ...shift(0, 'r0R', 'r'), index: 5 }, 'form'],
  ['row minus one', { ...shift(0, 'r0R', 'r'), index: -1 }, 'form'],
  ['an edge that is none', { ...shift(0, 'r0R', 'r'), edge: 'left' }, 'form'],
  ['payment in pearls', { ...shift(0, 'r0R', 'r'), pay: ['pearl'] }, 'form'],
  ['payment that is no list', { ...shift(0, 'r0R', 'r'), pay: 'red' }, 'form'],
  ['a prototype for a payment', { ...shift(0, 'r0R', 'r'), pay: { __proto__: ['red'] } }, 'form'],
  ['the wrong kind', shift(0, 'r0R', 'y'), 'N-3.1'],
  ['nothing paid', shift(0, 'r0R', ''), 'N-3.1'],
  ['two cards', shift(0, 'r0R', 'rr'), 'N-3.1'],
  ['four cards', shift(0, 'r0R', 'oooo'), 'N-3.1'],
  ['a card not in hand', shift(0, 'c2U', 'y'), 'N-3.1'],
  ['three while holding the kind', shift(0, 'r0R', 'rgb'), 'N-3.5'],
  ['three of which one is not in hand', shift(0, 'c2U', 'rgo'), 'N-3.5'],
  ['three of which two are the same one', shift(0, 'c2U', 'rrg'), 'N-3.5'],
  ['finishing without a shift', done(0), 'N-3.6'],
  ['passing', pass(0), 'N-2.0'],
])('at a virtual table %s is refused', (_, move, clause) => {
  const state = PHASES['virtual act'] as NizamState;
  expect(nizam.judge(state, move)).toMatchObject({ ok: false, clause });
  expect(() => nizam.apply(state, move as NizamMove)).toThrow();
});

test.each([
  ['virtual deal', field(APART), 'form'],
  ['virtual deal', { ...DEALT, top: 'red' }, 'form'],
  ['virtual deal', { ...DEALT, grid: [] }, 'N-1.2'],
  ['virtual deal', { ...DEALT, hands: ['red'] }, 'form'],
  ['virtual deal', dealt(APART, 'rgb'), 'N-1.3'],
  ['virtual deal', dealt('rrrrr/rrrrr/rylgs/ylgsb/vgoyl', 'rgb', 'ryy'), 'N-1.3'],
  ['referee deal', DEALT, 'form'],
  ['virtual draw', draw('oosv'), 'N-2.1'],
  ['virtual draw', { type: 'draw', cards: ['pearl', 'red', 'red'] }, 'form'],
  ['virtual draw', draw('ooo'), 'ok'],
  ['virtual refill', refill('oo'), 'N-4.6'],
  ['virtual refill', refill('ooo'), 'ok'],
  ['score act', { type: 'tally', seat: 0, lengths: [3.5] }, 'form'],
  ['score act', { type: 'tally', seat: 0, lengths: '3' }, 'form'],
  ['score act', { type: 'tally', seat: 1, lengths: '3' }, 'turn'],
  ['score act', tally(0, 6), 'N-4.1'],
  ['score act', tally(0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3), 'N-4.1'],
  ['score act', tally(0, 5, 3, 4), 'ok'],
  ['score act', { type: 'stop', seat: 0 }, 'form'],
])('in %s %p is %s', (phase, move, clause) => {
  const verdict = nizam.judge(PHASES[phase] as NizamState, move);
  expect(verdict.ok ? 'ok' : verdict.clause).toBe(clause);
});

test('a virtual deck gives no card it does not have', () => {
  // Eleven red lie on the field, so one is left.
  const eleven = dealt('rrrrr/rrrrr/rylgs/ylgsb/vgoyl', 'ggb', 'yyv');
  const state = at(virtual, eleven, take(0));
  expect(nizam.judge(state, draw('roo'))).toEqual({ ok: true });
  expect(nizam.judge(state, draw('ror'))).toEqual({
    ok: false,
    clause: 'N-2.1',
    facts: { why: 'notThere', kind: 'red' },
  });
});

test('moves and states are left as they were', () => {
  const cards = parseCards('oos');
  const state = PHASES['virtual draw'] as NizamState;
  const before = JSON.stringify(state);
  nizam.apply(state, { type: 'draw', cards });
  expect(JSON.stringify(state)).toBe(before);
  expect(cards).toEqual(parseCards('oos'));
});
