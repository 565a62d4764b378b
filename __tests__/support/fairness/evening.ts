/**
 * A match as people leave it, without a store: the app's own chance and log, moves taken back, brought
 * back and corrected. Quick enough for hundreds; stored ones are played by ./matches.
 */
import { games } from '../../../src/games/rules';
import type { GameRules, Mode, Setup } from '../../../src/engine/types';
import { type GameId, gameIds } from '../../../src/games';
import { commitTo, rngFor } from '../../../src/match/chance';
import { playOn } from '../../../src/match/positions';
import {
  fold,
  FORMAT,
  isDecision,
  type BegunPayload,
  type Folded,
} from '../../../src/match/record';
import { standingOf } from '../../../src/match/rules';
import { GENESIS, hashOf } from '../../../src/storage/chain';
import type { LogItem, MatchLine } from '../../../src/storage/backup';
import type { Entry, Json } from '../../../src/storage';
import { createDice, type Dice } from '../torture/dice';

export type Line = MatchLine['match'];
type Move = { type: string; seat?: number };

/** Games in which the app deals or rolls in this mode. */
const DEALT: readonly { game: GameId; mode: Mode }[] = [
  ...gameIds().map((game) => ({ game, mode: 'virtual' as const })),
  { game: 'qwinto', mode: 'referee' },
  { game: 'qwinto', mode: 'score' },
];
/** Nobody's evening is endless; a tenth of the matches go on until decks have been rebuilt. */
const SHORT = 40;
const LONG = 300;
const BEGAN = 1_750_000_000_000;

export interface Start {
  id: string;
  game: GameId;
  setup: Setup;
  seed: string;
  words: string[];
  entries: number;
  /** Logs of format 1 are read for ever; some of them go on in format 2 from here on. */
  format1Until: number;
}

/** Match number `n`: games, seats, house readings, words and lengths take turns. */
export function startOf(n: number): Start {
  const dice = createDice(n + 1);
  const { game, mode } = DEALT[n % DEALT.length] as (typeof DEALT)[number];
  const round = Math.floor(n / DEALT.length);
  const seed = Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('');
  const words = ['кавун', `слово ${n}`, 'ґанок 🌈'].slice(0, round % 4);
  const entries = round % 10 === 9 ? LONG : SHORT;
  const format1Until = [0, Infinity, 15][round % 3] as number;
  const setup = setupOf(game, mode, round);
  return { id: seed.slice(0, 32), game, setup, seed, words, entries, format1Until };
}

function setupOf(game: GameId, mode: Mode, round: number): Setup {
  const { min, max } = games[game].seats;
  const seats = min + (round % (max - min + 1));
  const setup: Setup = { seats, first: round % seats, mode };
  const isOdd = round % 2 === 1;
  if (game === 'nizam' && isOdd) return { ...setup, house: { 'A-N20': 'upTo' } };
  if (game === 'veselka' && isOdd) return { ...setup, house: { 'A-V4': 'none' } };
  return setup;
}

interface Evening {
  start: Start;
  rules: GameRules;
  setup: Setup;
  dice: Dice;
  log: Entry[];
  folded: Folded;
  state: unknown;
}

export function playEvening(n: number): Line {
  const start = startOf(n);
  const rules = games[start.game];
  const { setup } = start;
  const state = rules.begin(setup);
  const begun = begunOf(start) as unknown as Json;
  const log: Entry[] = [{ seq: 0, kind: 'begun', payload: begun, at: BEGAN, prev: '', hash: '' }];
  const dice = createDice(n + 77);
  const evening: Evening = { start, rules, setup, dice, log, folded: fold(log), state };
  while (evening.log.length <= start.entries && step(evening, start));
  finish(evening);
  return lineOf(evening);
}

/** In format 1 nobody could end a match early, and nothing said that it was over. */
function finish(evening: Evening): void {
  const { rules, state, folded } = evening;
  if (!isFormat1(evening) && !standingOf(rules, state, folded).over) add(evening, 'ended', {});
}

/** False when nobody has anything left to do. */
function step(evening: Evening, { seed, words }: Start): boolean {
  const { rules, dice, state, log, folded } = evening;
  const turn = rules.turn(state);
  const whim = dice.below(24);
  if (turn.phase === 'over') return false;
  if (whim === 0 && folded.acts.length > 0) return add(evening, 'undone', undoOf(evening));
  if (whim < 3 && folded.undone.length > 0) return add(evening, 'redone', redoOf(evening));
  if (whim === 3 && correct(evening)) return true;
  if (turn.chance) {
    const move = rules.chance(state, rngFor(seed, words, log.length));
    return add(evening, 'happened', { move: move as Json, drawn: true });
  }
  const offers = turn.actors.length > 0 ? rules.offers(state, dice.pick(turn.actors)) : [];
  return offers.length > 0 && add(evening, 'happened', { move: someOf(offers, dice) as Json });
}

const isFormat1 = ({ log, start, folded }: Evening): boolean =>
  folded.format === 1 && log.length <= start.format1Until;

function undoOf(evening: Evening): Json {
  const { acts, moves } = evening.folded;
  if (!isFormat1(evening)) return { act: acts[acts.length - 1]?.seq ?? 0 };
  return { to: Math.max(0, moves.findLastIndex(isDecision)) };
}

function redoOf(evening: Evening): Json {
  const { undone, moves } = evening.folded;
  const next = undone[undone.length - 1];
  if (!isFormat1(evening)) return { act: next?.act.seq ?? 0 };
  return { to: moves.length + (next?.taken.length ?? 0) };
}

/** A type first, then a move of it: otherwise the many payments would drown the rest. */
function someOf(offers: readonly unknown[], dice: Dice): unknown {
  const moves = offers as readonly Move[];
  const type = dice.pick([...new Set(moves.map((move) => move.type))]);
  return dice.pick(moves.filter((move) => move.type === type));
}

/** As the app corrects: what was drawn never, and only where everything later still fits. */
function correct(evening: Evening): boolean {
  const { rules, setup, dice, folded } = evening;
  const index = folded.moves.findLastIndex(({ drawn }) => !drawn) - dice.below(6);
  const counted = folded.moves[index];
  const seat = (counted?.move as Move | undefined)?.seat;
  if (!counted || counted.drawn || seat === undefined) return false;
  const moves = folded.moves.map(({ move }) => move);
  const before = playOn(rules, rules.begin(setup), moves.slice(0, index)).state;
  const move = someOf(rules.offers(before, seat), dice) as Json;
  const later = playOn(rules, rules.apply(before, move), moves.slice(index + 1));
  const keep = index + 1 + later.accepted;
  const entry: Json = { seq: counted.seq, move };
  if (isFormat1(evening))
    return add(evening, 'corrected', later.refusal ? { ...entry, keep } : entry);
  const kept = folded.moves.slice(index + 1, keep).map(({ seq }) => seq);
  return add(evening, 'corrected', { from: counted.seq, then: [entry, ...kept] });
}

function add(evening: Evening, kind: Entry['kind'], payload: Json): boolean {
  const { rules, setup, log } = evening;
  const at = BEGAN + log.length * 977;
  log.push({ seq: log.length, kind, payload, at, prev: '', hash: '' });
  evening.folded = fold(log);
  const moves = evening.folded.moves.map(({ move }) => move);
  evening.state =
    kind === 'happened'
      ? rules.apply(evening.state, moves[moves.length - 1])
      : playOn(rules, rules.begin(setup), moves).state;
  return true;
}

function begunOf({ id, game, setup, seed, words, format1Until }: Start): BegunPayload {
  const players = Array.from({ length: setup.seats }, (_, seat) => ({
    id: `${id}-${seat}`,
    name: `Гравець ${seat}`,
    colour: seat + 1,
  }));
  const commitment = commitTo(seed);
  const begun = { game, rulesVersion: 1, setup, players, seed, commitment, words, parent: null };
  return format1Until > 0 ? begun : { format: FORMAT, ...begun };
}

function lineOf(evening: Evening): Line {
  const { start, rules, state, folded } = evening;
  const [begun, ...log] = evening.log;
  const { id } = start;
  const { over, points, winners } = standingOf(rules, state, folded);
  const items = log.map(({ kind, payload, at }): LogItem => {
    if (kind === 'begun') throw new Error('a match begins once');
    return kind === 'happened' ? [at - BEGAN, payload] : [at - BEGAN, payload, kind];
  });
  const line = { id, at: BEGAN, begun: begun?.payload ?? null, log: items };
  const whole: Line = { ...line, head: headOf(line), deletedAt: null, holder: 'table' };
  if (!over || start.format1Until === Infinity) return whole;
  return { ...whole, result: { points, winners, ...(folded.ended ? { ended: true } : {}) } };
}

/** The end of the chain that these entries make. */
export function headOf({ id, at, begun, log }: Pick<Line, 'id' | 'at' | 'begun' | 'log'>): string {
  const hashed = (prev: string, seq: number, kind: Entry['kind'], time: number, payload: Json) =>
    hashOf({ match: id, seq, kind, payload: JSON.stringify(payload), at: time, prev });
  return log.reduce(
    (prev, [after, payload, kind = 'happened' as const], i) =>
      hashed(prev, i + 1, kind, at + after, payload),
    hashed(GENESIS, 0, 'begun', at, begun),
  );
}
