/** The order of checks: not the moment or not the seat, then the form, then the rules as taught. */
import type { Setup } from '../../../src/engine/types';
import { perlyna } from '../../../src/games/perlyna/rules';
import { APART, dealt, done, field, RICH, tally } from '../../../src/games/perlyna/examples';
import type { PerlynaMove, PerlynaState } from '../../../src/games/perlyna/rules/types';
import { draw, pass, shift, stop, take } from '../../../src/games/gems/rules/shorthand';
import { reached } from '../../support/reached';

const referee: Setup = { seats: 2, first: 0, mode: 'referee' };
const virtual: Setup = { seats: 2, first: 0, mode: 'virtual' };
const score: Setup = { seats: 2, first: 0, mode: 'score' };
const at = (setup: Setup, ...moves: PerlynaMove[]): PerlynaState => reached(perlyna, setup, moves);

const DEALT = dealt(APART, 'rgb', 'yyv');
const PHASES: Record<string, PerlynaState> = {
  'virtual deal': at(virtual),
  'virtual act': at(virtual, DEALT),
  'virtual draw': at(virtual, DEALT, take(0)),
  'referee deal': at(referee),
  'referee act': at(referee, field(APART)),
  'referee over': at(referee, field(APART), stop),
  'score act': at(score),
  'score over': at(score, stop),
};
const MOVES: PerlynaMove[] = [
  field(APART),
  take(0),
  draw('oos'),
  shift(0, 'r0R', 'r'),
  done(0),
  pass(0),
  tally(0, 'r'),
  stop,
];
const EXIST: Record<string, string[]> = {
  'virtual deal': ['deal'],
  'virtual act': ['take', 'shift', 'done', 'pass', 'stop'],
  'virtual draw': ['draw'],
  'referee deal': ['deal'],
  'referee act': ['take', 'shift', 'done', 'pass', 'stop'],
  'referee over': [],
  'score act': ['tally', 'stop'],
  'score over': [],
};

test.each(Object.keys(PHASES))('in %s only the moves of that moment exist', (name) => {
  const refused = MOVES.filter((move) => {
    const verdict = perlyna.judge(PHASES[name] as PerlynaState, move);
    return !verdict.ok && verdict.clause === 'turn';
  });
  const exist = EXIST[name] as string[];
  expect(refused.map(({ type }) => type)).toEqual(
    MOVES.map(({ type }) => type).filter((type) => !exist.includes(type)),
  );
});

test.each([
  ['another seat, even malformed', { type: 'done', seat: 1, tasks: 'red' }, 'turn'],
  ['a refill', { type: 'refill', cards: [] }, 'form'],
  ['no tasks', { type: 'done', seat: 0 }, 'form'],
  ['a pearl for a task', { type: 'done', seat: 0, tasks: ['pearl'] }, 'form'],
  ['a task that is no list', { type: 'done', seat: 0, tasks: { 0: 'red', length: 1 } }, 'form'],
  ['an unknown key', { ...shift(0, 'r0R', 'r'), stands: true }, 'form'],
  ['a stop by somebody', { type: 'stop', seat: 0 }, 'form'],
  ['nothing', null, 'form'],
  ['the wrong kind', shift(0, 'r0R', 'y'), 'E-3.1'],
  ['two cards', shift(0, 'r0R', 'rr'), 'E-3.1'],
  ['three while holding the kind', shift(0, 'r0R', 'rgb'), 'E-3.4'],
  ['finishing without a shift', done(0), 'E-3.6'],
  ['passing', pass(0), 'E-2.1'],
])('at a virtual table %s is refused', (_, move, clause) => {
  const state = PHASES['virtual act'] as PerlynaState;
  expect(perlyna.judge(state, move)).toMatchObject({ ok: false, clause });
  expect(() => perlyna.apply(state, move as PerlynaMove)).toThrow();
});

// Seat 0 has red below and green on top, seat 1 red; on the field nothing yellow is complete.
const CLAIMING = at(
  referee,
  field(RICH),
  shift(0, 'c0U', 's'),
  done(0, 'rg'),
  shift(1, 'c0U', 'b'),
  done(1, 'r'),
  shift(0, 'c0U', 'l'),
  done(0),
  shift(1, 'c0U', 'y'),
);

test.each([
  ['no line before blocked', 'yg', 'E-4.1', 'noLine'],
  ['done before blocked', 'rg', 'E-4.1', 'alreadyDone'],
  ['named twice before blocked', 'gg', 'E-4.1', 'twice'],
  ['blocked', 'og', 'E-4.6', 'blocked'],
])('claims are checked in the order of the rules: %s', (_, tasks, clause, why) => {
  expect(perlyna.judge(CLAIMING, done(1, tasks))).toMatchObject({ clause, facts: { why } });
});

test.each([
  ['virtual deal', field(APART), 'form'],
  ['referee deal', DEALT, 'form'],
  ['referee deal', { type: 'deal', grid: [] }, 'E-1.3'],
  ['referee deal', field('rrylr/sbvog/ylgsb/v**yl/gsbvo'), 'E-1.3'],
  ['virtual deal', dealt(APART, 'rgb'), 'E-1.2'],
  ['virtual draw', draw('oo'), 'E-2.2'],
  ['score act', tally(0, 'rr'), 'E-4.1'],
  ['score act', { type: 'tally', seat: 0, tasks: [1] }, 'form'],
  ['score act', tally(0, 'vrb'), 'ok'],
])('in %s %p is %s', (phase, move, clause) => {
  const verdict = perlyna.judge(PHASES[phase] as PerlynaState, move);
  expect(verdict.ok ? 'ok' : verdict.clause).toBe(clause);
});
