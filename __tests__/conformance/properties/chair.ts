/**
 * From one chair: a state imagined from a view cannot be told from the real one, what is hidden in it is
 * spread evenly, and a chair can say its own moves and nobody else's.
 */
import { isDeepStrictEqual } from 'node:util';

import * as fc from 'fast-check';

import type { Mode, Rng, Seat, Verdict } from '../../../src/engine/types';
import { MODES } from '../../../src/engine/types';
import { chiSquare, critical999 } from '../../support/chiSquare';
import { deepFreeze, follow, lastState, playOn } from '../../support/playout';
import { pick, quickRng } from '../../support/quickRng';
import { malformations } from '../broken';
import type { Entry, HiddenCase, Kit } from '../kit';
import {
  FC,
  MATCHES,
  USUAL_MATCHES,
  anyMatch,
  everyMatch,
  momentAt,
  momentsOf,
  offersOf,
  seatsOf,
  where,
} from '../moments';
import type { Matches, Moment } from '../moments';
import { expectPlain } from './purity';

/** One in so many imagined states is played to its end. */
const PLAYED_ON = 5;

/** Of a match, where every chair is asked. */
const MANY_MOMENTS = 50;

/** At each of these so many of the offered choices and of random ones are said; at fewer moments all of them. */
const FEW_CHOICES = 4;

/** A real moment and what one chair makes of its view. */
interface Imagined {
  moment: Moment;
  seat: Seat;
  view: unknown;
  state: unknown;
}

export function describeChair(kit: Kit, mode: Mode, at: Matches, seen: Seen): void {
  describe('from one chair', () => {
    describeImagined(kit, mode, at, seen);
    describeMeant(kit, mode, at);
  });
}

/** The positions from which every chair was asked: how many, and at which tables. */
export class Seen {
  positions = 0;
  /** Readings and sizes, as text. */
  readonly tables = new Set<string>();

  add({ match }: Moment): void {
    const { seats, mode, house = {} } = match.setup;
    this.positions += 1;
    this.tables.add(`${mode}: ${seats} seats`);
    for (const [ruling, reading] of Object.entries(house))
      this.tables.add(`${mode}: ${ruling} ${String(reading)}`);
  }
}

/** After the tests of all modes; with fewer matches than usual (mutants) there is nothing to promise. */
export function describeSeen(kit: Kit, seen: Seen): void {
  if (MATCHES < USUAL_MATCHES) return;
  test(`${kit.rules.id}, from one chair: thousands of positions, of every size of table and under every reading`, () => {
    const { min, max } = kit.rules.seats;
    const sizes = Array.from({ length: max - min + 1 }, (_, i) => `${min + i} seats`);
    const readings = Object.entries(kit.house).flatMap(([ruling, all]) =>
      all.map((reading) => `${ruling} ${String(reading)}`),
    );
    const tables = MODES.flatMap((mode) => [...sizes, ...readings].map((at) => `${mode}: ${at}`));
    expect(tables.filter((table) => !seen.tables.has(table))).toEqual([]);
    expect(seen.positions).toBeGreaterThanOrEqual(kit.isSmall ? 1000 : 5000);
  });
}

function describeImagined(kit: Kit, mode: Mode, at: Matches, seen: Seen): void {
  const { rules } = kit;

  test('a chair imagines a state with its own view and turn, and only reads the view', () => {
    const seated = fc.sample(kit.seated(mode), { seed: FC.seed, numRuns: 60 });
    everyChair(kit, at, (moment, seat, rng) => {
      const { view, state } = imaginedBy(kit, moment, seat, rng);
      const imagined = { moment, seat, view, state };
      seen.add(moment);
      expectPlain(state);
      expectSame(imagined, 'view', rules.view(state, seat), view);
      expectSame(imagined, 'turn', rules.turn(state), moment.turn);
      // What lies open, each chair sees too: a phone can show the open table, and the standing, from its own view.
      const [open, real] = [rules.view(state, 'table'), rules.view(moment.state, 'table')];
      expectSame(imagined, 'open table', open, real);
      expectSame(imagined, 'standing', rules.standing(state), rules.standing(moment.state));
      const own = choicesOf(kit, moment, moment.state, seat);
      const offered = choicesOf(kit, moment, state, seat);
      expectSame(imagined, 'number of offers', offered.length, own.length);
      const some = rng.below(1 + Math.max(0, own.length - FEW_CHOICES));
      const asked = own.slice(some, some + FEW_CHOICES);
      expectSame(imagined, 'offers', offered.slice(some, some + FEW_CHOICES), asked);
      for (let i = 0; i < FEW_CHOICES; i += 1) asked.push(mine(kit, imagined, pick(rng, seated)));
      for (const choice of asked) expectHeard(kit, imagined, choice);
    });
  });

  test('there a chair may do what it may do at the real table, and hears the same refusals', () => {
    const seated = fc.sample(kit.seated(mode), { seed: FC.seed, numRuns: 60 });
    everyImagined(kit, at, (imagined) => {
      const { moment, seat, state } = imagined;
      const texts = (of: unknown): string[] =>
        choicesOf(kit, moment, of, seat).map((choice) => JSON.stringify(choice));
      expectSame(imagined, 'offers', texts(state), texts(moment.state));
      const own = choicesOf(kit, moment, moment.state, seat);
      for (const choice of [...own, ...tried(kit, imagined, seated)])
        expectHeard(kit, imagined, choice);
    });
  });

  test('a match can be played on from what was imagined, to its end', () => {
    let ended = 0;
    everyImagined(kit, at, ({ moment, state }, i) => {
      if (i % PLAYED_ON !== 0) return;
      const { match, index } = moment;
      const begun = { setup: match.setup, moves: match.moves.slice(0, index), states: [state] };
      const played = playOn(kit, begun, quickRng(i + 17));
      const { phase } = rules.turn(lastState(played));
      if (phase !== 'over') throw new Error(`${where(moment)}: imagined, it stops in ${phase}`);
      ended += 1;
    });
    expect(ended).toBeGreaterThan(0);
  });
}

function describeMeant(kit: Kit, mode: Mode, at: Matches): void {
  const { rules } = kit;

  test('what is offered to a chair it can say, and it means that very move', () => {
    everyMoment(kit, at, (moment) => {
      for (const seat of seatsOf(moment.match)) {
        const offers = offersOf(kit, moment.state, seat);
        for (const move of offers) {
          const meant = rules.meant(moment.state, seat, saidOf(kit, moment, move, offers));
          if (!isDeepStrictEqual(meant, move)) expect({ at: where(moment), meant }).toEqual(move);
        }
      }
    });
  });

  test('nobody on a chair can say what others do, or what the deck or the dice of a dealt match do', () => {
    everyMoment(kit, at, (moment, seed) => {
      const { state, turn, match } = moment;
      const drawn =
        turn.chance && mode === 'virtual' ? [rules.chance(state, quickRng(seed)) as Entry] : [];
      const moves = seatsOf(match).flatMap((seat) => [
        ...offersOf(kit, state, seat),
        ...choicesOf(kit, moment, state, seat),
      ]);
      for (const seat of seatsOf(match))
        for (const move of [...drawn, ...moves])
          if (move.seat !== seat && rules.meant(state, seat, move) !== null)
            throw new Error(`${where(moment)}: seat ${seat} can say ${JSON.stringify(move)}`);
    });
  });

  test('anyone can say what is nobody’s own; at a refereed table also what the deck or the dice brought', () => {
    everyMoment(kit, at, (moment, seed) => {
      const { state, turn, match } = moment;
      if (turn.phase === 'over') return;
      const rng = quickRng(seed);
      const before = match.moves.slice(0, moment.index) as Entry[];
      const said = [...kit.entries(match.setup, turn, before, rng)];
      if (turn.chance && mode === 'referee') said.push(rules.chance(state, rng) as Entry);
      for (const seat of seatsOf(match))
        for (const entry of said)
          if (
            entry.seat === undefined &&
            !isDeepStrictEqual(rules.meant(state, seat, entry), entry)
          )
            throw new Error(`${where(moment)}: seat ${seat} cannot say ${JSON.stringify(entry)}`);
    });
  });

  test('whatever is said means nothing, or something that has the form of a move', () => {
    const types = fc.constantFrom(...Object.keys(kit.occasions));
    const odd = fc.record({ type: types, seat: fc.oneof(fc.nat(6), fc.jsonValue()) });
    const fields = fc.dictionary(fc.constantFrom(...fieldsOf(at)), fc.jsonValue());
    const mixed = fc.tuple(odd, fields).map(([start, rest]) => ({ ...rest, ...start }));
    fc.assert(
      fc.property(
        anyMatch,
        fc.nat(),
        fc.nat(6),
        fc.oneof(fc.jsonValue(), mixed),
        (seed, step, seat, choice) => {
          const match = at(seed);
          const { state } = momentAt(kit, match, step % match.states.length);
          const verdict = heard(kit, state, seat, deepFreeze(choice));
          return verdict === null || verdict.ok || verdict.clause !== 'form';
        },
      ),
      { ...FC, numRuns: MATCHES * 20 },
    );
  });

  test('what has not the form of a move nobody can say', () => {
    everyMoment(kit, at, ({ state, match, index }) => {
      const move = match.moves[index];
      const broken: unknown[] = [undefined, null, 7, 'stop', [], {}, { seat: 0 }, { type: 'none' }];
      if (move !== undefined)
        for (const wrong of malformations(move, kit.optional?.(move) ?? []))
          if (!wrong.allowed.includes('turn')) broken.push(wrong.broken);
      for (const seat of seatsOf(match))
        for (const choice of broken)
          if (rules.meant(state, seat, choice) !== null)
            throw new Error(`seat ${seat} can say ${JSON.stringify(choice)}`);
    });
  });
}

/** Small positions, whose worlds can be counted. */
export function describeHidden(kit: Kit): void {
  const { rules } = kit;

  test.each(kit.hidden)(`${kit.rules.id}, from one chair: $name`, (small) => {
    const { state, view } = standingIn(kit, small);
    const texts = Object.keys(small.worlds);
    const weights = Object.values(small.worlds);
    expect(texts).toContain(small.hidden(state));
    const draws = Math.min(60_000, 400 * texts.length);
    const counts = new Map(texts.map((text) => [text, 0]));
    const rng = quickRng(20_261_117);
    for (let i = 0; i < draws; i += 1) {
      const text = small.hidden(rules.imagine(view, small.seat, rng));
      const count = counts.get(text);
      if (count === undefined) throw new Error(`impossible: ${text}`);
      counts.set(text, count + 1);
    }
    expect((draws / sumOf(weights)) * Math.min(...weights)).toBeGreaterThanOrEqual(5);
    expect(chiSquare([...counts.values()], weights)).toBeLessThan(critical999(texts.length - 1));
  });
}

function standingIn(
  kit: Kit,
  { setup, moves, seat }: HiddenCase,
): { state: unknown; view: unknown } {
  const match = follow(kit.rules, setup, moves);
  expect(match.moves).toHaveLength(moves.length);
  const state = lastState(match);
  return { state, view: deepFreeze(kit.rules.view(state, seat)) };
}

function everyMoment(kit: Kit, at: Matches, check: (moment: Moment, seed: number) => void): void {
  everyMatch(at, (match, seed) => {
    for (const moment of momentsOf(kit, match, seed)) check(moment, seed);
  });
}

/** The view goes through JSON, as to a phone, and is frozen. */
function imaginedBy(
  kit: Kit,
  { state }: Moment,
  seat: Seat,
  rng: Rng,
): Pick<Imagined, 'view' | 'state'> {
  const view = deepFreeze(JSON.parse(JSON.stringify(kit.rules.view(state, seat))) as unknown);
  return { view, state: deepFreeze(kit.rules.imagine(view, seat, rng)) };
}

/** Every chair at many moments: with twenty matches a mode more than 5,000 positions a game. */
function everyChair(
  kit: Kit,
  at: Matches,
  check: (moment: Moment, seat: Seat, rng: Rng) => void,
): void {
  everyMatch(at, (match, seed) => {
    const rng = quickRng(seed * 1013 + 5);
    const step = Math.max(1, match.states.length / MANY_MOMENTS);
    for (let i = 0; Math.floor(i) < match.states.length; i += step) {
      const moment = momentAt(kit, match, Math.floor(i));
      for (const seat of seatsOf(match)) check(moment, seat, rng);
    }
  });
}

/** One chair at each moment. */
function everyImagined(
  kit: Kit,
  at: Matches,
  check: (imagined: Imagined, i: number) => void,
): void {
  let i = 0;
  everyMoment(kit, at, (moment, seed) => {
    const rng = quickRng(seed * 1009 + moment.index);
    const seat = pick(rng, seatsOf(moment.match));
    check({ moment, seat, ...imaginedBy(kit, moment, seat, rng) }, i);
    i += 1;
  });
}

/** How a chair says an offered move. */
function saidOf(kit: Kit, { match }: Moment, move: Entry, offers: readonly Entry[]): Entry {
  return kit.said ? kit.said(match.setup.mode, move, offers) : move;
}

function choicesOf(kit: Kit, moment: Moment, state: unknown, seat: Seat): Entry[] {
  const offers = offersOf(kit, state, seat);
  return offers.map((move) => saidOf(kit, moment, move, offers));
}

/** Moves of this match about this time and random ones, as if this chair said them. */
function tried(kit: Kit, imagined: Imagined, seated: readonly Entry[]): Entry[] {
  const { match, index } = imagined.moment;
  const near = match.moves.slice(Math.max(0, index - 6), index + 6);
  return [...near, ...seated].map((move) => mine(kit, imagined, move));
}

/** As if this chair said it. */
function mine(kit: Kit, { moment, seat }: Imagined, move: Entry): Entry {
  return move.seat === undefined ? move : saidOf(kit, moment, { ...move, seat }, []);
}

function heard(kit: Kit, state: unknown, seat: Seat, choice: unknown): Verdict | null {
  const move = kit.rules.meant(state, seat, choice);
  return move === null ? null : kit.rules.judge(state, move);
}

function expectHeard(kit: Kit, imagined: Imagined, choice: Entry): void {
  const { moment, seat, state } = imagined;
  const real = heard(kit, moment.state, seat, choice);
  const there = heard(kit, state, seat, choice);
  if (!isDeepStrictEqual(there, real)) expectSame(imagined, JSON.stringify(choice), there, real);
}

function expectSame(
  { moment, seat }: Imagined,
  what: string,
  imagined: unknown,
  real: unknown,
): void {
  if (isDeepStrictEqual(imagined, real)) return;
  expect({ at: where(moment), seat, what, of: imagined }).toEqual({
    at: where(moment),
    seat,
    what,
    of: real,
  });
  throw new Error(`${where(moment)}: ${what} differs`);
}

function sumOf(xs: readonly number[]): number {
  return xs.reduce((a, b) => a + b, 0);
}

/** The field names of this game’s moves and choices, and some that none has. */
function fieldsOf(at: Matches): string[] {
  const names = new Set(['__proto__', 'length', 'card', 'colour', 'rank']);
  for (const move of at(0).moves) for (const key of Object.keys(move)) names.add(key);
  names.delete('type');
  names.delete('seat');
  return [...names];
}
