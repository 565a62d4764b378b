/**
 * What somebody with time could do to an exported match, every check sum and hash worked out anew, and what notices
 * it. Where nothing can be wrong any more in the file itself, only the closing fingerprint people have seen tells.
 */
import { games } from '../../../src/games/rules';
import { commitTo } from '../../../src/match/chance';
import { checking, resultOf, type MatchCheck } from '../../../src/match/check';
import { playOn } from '../../../src/match/positions';
import type { BegunPayload } from '../../../src/match/record';
import type { Json } from '../../../src/storage';
import { atOnce, readBackup } from '../../../src/storage/backup';
import type { LogItem } from '../../../src/storage/backup';
import { sealed } from '../torture/fuzzImport';
import { headOf, type Line } from './evening';

/** The first of them that says no: chance alone without the app, the app's rules, the people who were there. */
export type Witness = 'verify-match' | 'replay-match' | 'closing fingerprint';

export interface Forgery {
  name: string;
  caughtBy: Witness;
  /** The changed match; null where this one gives no occasion for it. */
  forge(line: Line): Line | null;
  /** Of the file; 2 unless told. */
  version?: 1 | 2;
}

type Rec = Record<string, Json>;

export function fileWith(line: Line, version: 1 | 2 = 2): Uint8Array {
  const head = { format: 'arbitr-backup', version, exportedAt: 1 };
  return sealed([JSON.stringify(head), JSON.stringify({ match: line })]);
}

export function checkOf(line: Line): MatchCheck {
  const [match] = readBackup(fileWith(line)).matches;
  if (!match) throw new Error('no match in the file');
  return atOnce(checking(match, games[match.game]));
}

/** With its hashes right again. */
const resealed = (line: Line): Line => ({ ...line, head: headOf(line) });

/** With the result that now comes out. */
export function recounted(line: Line): Line {
  const { standing, folded } = checkOf(resealed(line));
  const result = standing ? resultOf(standing, folded) : null;
  return { ...line, ...(result ? { result } : {}) };
}

const begunOf = (line: Line): BegunPayload => line.begun as unknown as BegunPayload;
const withBegun = (line: Line, changes: Partial<BegunPayload>): Line => ({
  ...line,
  begun: { ...begunOf(line), ...changes } as unknown as Json,
});
const payloadOf = ([, payload]: LogItem): Rec => payload as Rec;
const moveOf = (item: LogItem): Rec => payloadOf(item)['move'] as Rec;
const isDrawn = (item: LogItem): boolean => payloadOf(item)['drawn'] === true;
const hasDraws = ({ log }: Line): boolean => log.some(isDrawn);
const withLog = (line: Line, log: LogItem[]): Line => ({ ...line, log });
const withoutResult = ({ result: _, ...line }: Line): Line => line;

const mapped = (line: Line, change: (item: LogItem) => LogItem): Line =>
  withLog(line, line.log.map(change));

/** The same entry with another payload. */
function withPayload(item: LogItem, payload: Json): LogItem {
  const next = item.slice() as LogItem;
  next[1] = payload;
  return next;
}

// ── chance ──────────────────────────────────────────────────────────────────────────────────────

function listsIn(value: Json): Json[][] {
  if (!Array.isArray(value)) return [];
  const nested = value.flatMap((one: Json) => listsIn(one));
  return nested.length > 0 ? nested : [value as Json[]];
}

/** In the first deal or roll two cards change places, or a die shows something else. */
function betterDraw(line: Line): Line | null {
  const copy = structuredClone(line);
  for (const item of copy.log.filter(isDrawn))
    for (const cards of Object.values(moveOf(item)).flatMap(listsIn)) {
      const other = cards.findIndex((card) => JSON.stringify(card) !== JSON.stringify(cards[0]));
      const [first, second] = [cards[0] as Json, cards[other] as Json];
      if (other < 0) continue;
      [cards[0], cards[other]] = [second, first];
      return copy;
    }
  return null;
}

function byHand(line: Line): Line | null {
  const better = betterDraw(line);
  return better && mapped(better, unmarked);
}

const unmarked = (item: LogItem): LogItem => {
  if (!isDrawn(item)) return item;
  const { drawn: _, ...payload } = payloadOf(item);
  return withPayload(item, payload);
};

function anotherSeed(line: Line): Line | null {
  const seed = begunOf(line).seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  return hasDraws(line) ? withBegun(line, { seed, commitment: commitTo(seed) }) : null;
}

/** As if the deal everybody saw had been taken back: an undo before it, and what is drawn stays. */
function drawTwice(line: Line): Line | null {
  const place = line.log.findIndex(isDrawn);
  const item = line.log[place];
  if (!item) return null;
  return withLog(line, [...line.log.slice(0, place), item, item, ...line.log.slice(place + 1)]);
}

/** An entry before a deal goes: what was taken back there was never said. */
function quietUndo(line: Line): Line | null {
  const place = line.log.findIndex(([, , kind]) => kind === 'undone');
  const later = line.log.slice(place + 1);
  if (place < 1 || !later.some(isDrawn)) return null;
  return withLog(line, [...line.log.slice(0, place - 1), ...later]);
}

// ── moves ───────────────────────────────────────────────────────────────────────────────────────

/** The latest move that might have been another, so that all later ones, deals included, still stand. */
function otherMove(line: Line): Line | null {
  const { folded } = checkOf(line);
  const { game, setup } = begunOf(line);
  const rules = games[game as keyof typeof games];
  const moves = folded.moves.map(({ move }) => move);
  for (let i = moves.length - 1; i >= 0; i -= 1) {
    const { seq, drawn, original, move } = folded.moves[i] as (typeof folded.moves)[number];
    const seat = seatOf(move);
    if (drawn || original !== null || seat === undefined) continue;
    const { state } = playOn(rules, rules.begin(setup), moves.slice(0, i));
    const others = rules.offers(state, seat).filter((other) => {
      const later = playOn(rules, rules.apply(state, other), moves.slice(i + 1));
      const { over, points } = rules.standing(later.state);
      return !later.refusal && over && String(points) !== String(line.result?.points);
    });
    const found = others
      .map((other) => withMove(line, seq, other as Json))
      .find((next) => checkOf(resealed(next)).faults.every(({ kind }) => kind === 'result'));
    if (found) return found;
  }
  return null;
}

const withMove = (line: Line, seq: number, move: Json): Line =>
  mapped(line, (item) =>
    item === line.log[seq - 1] ? withPayload(item, { ...payloadOf(item), move }) : item,
  );

/** Somebody else has made the last move that a person made. */
function anotherHand(line: Line): Line | null {
  const { seats } = begunOf(line).setup;
  const { folded } = checkOf(line);
  const last = folded.moves.findLast(({ drawn, move }) => !drawn && seatOf(move) !== undefined);
  if (!last || last.original !== null || seats < 2) return null;
  const seat = ((seatOf(last.move) ?? 0) + 1) % seats;
  return withMove(line, last.seq, { ...(last.move as Rec), seat });
}

function seatOf(move: Json): number | undefined {
  return (move as { seat?: number }).seat;
}

/** Seats 0 and 1 change their moves. */
function swapSeats(line: Line): Line | null {
  const swapped = (move: Rec): Rec =>
    move['seat'] === 0 || move['seat'] === 1 ? { ...move, seat: 1 - move['seat'] } : move;
  return mapped(line, (item) =>
    item.length === 2
      ? withPayload(item, { ...payloadOf(item), move: swapped(moveOf(item)) })
      : item,
  );
}

const cutBy = (line: Line, entries: number): Line => withLog(line, line.log.slice(0, -entries));

/** Ended early while the right one led. */
function endedEarly(line: Line): Line | null {
  const { at } = line;
  for (let entries = 1; entries < line.log.length; entries += 1) {
    const cut = cutBy(line, entries);
    if (checkOf(resealed(cut)).standing?.over) continue;
    const last = cut.log[cut.log.length - 1]?.[0] ?? at;
    return recounted(withLog(cut, [...cut.log, [last, {}, 'ended']]));
  }
  return null;
}

// ── people and circumstances ────────────────────────────────────────────────────────────────────

function swapPlayers(line: Line): Line | null {
  const [first, second, ...others] = begunOf(line).players;
  if (!first || !second) return null;
  return withBegun(line, { players: [second, first, ...others] });
}

function rename(line: Line): Line {
  const [first, ...others] = begunOf(line).players;
  if (!first) throw new Error('nobody to rename');
  return withBegun(line, { players: [{ ...first, name: 'Хтось' }, ...others] });
}

function otherSetup(line: Line, changes: Partial<BegunPayload['setup']>): Line {
  return withBegun(line, { setup: { ...begunOf(line).setup, ...changes } });
}

function anotherFirst(line: Line): Line | null {
  const { first, seats } = begunOf(line).setup;
  if (seats < 2) return null;
  return otherSetup(line, { first: (first + 1) % seats });
}

const asReferee = (line: Line): Line => otherSetup(line, { mode: 'referee' });
/** Dice are rolled by the app for paper sheets, too. */
const hasDice = (line: Line): boolean => begunOf(line).game === 'qwinto';

/** Of the referee's match nothing is left that the app has dealt. */
function asRefereeUnmarked(line: Line): Line | null {
  const next = mapped(asReferee(line), unmarked);
  return checkOf(resealed(next)).faults.length === 0 ? next : null;
}

const moreFor = (line: Line, seat: number): Line | null =>
  line.result
    ? {
        ...line,
        result: {
          ...line.result,
          points: line.result.points.map((n, i) => (i === seat ? n + 1 : n)),
        },
      }
    : null;

function anotherWinner(line: Line): Line | null {
  const { result } = line;
  const { seats } = begunOf(line).setup;
  if (!result || seats < 2) return null;
  return { ...line, result: { ...result, winners: [((result.winners[0] ?? 0) + 1) % seats] } };
}

/** A word of the players more or less. */
function otherWords(line: Line): Line | null {
  const { words } = begunOf(line);
  return hasDraws(line)
    ? withBegun(line, { words: words.length > 0 ? words.slice(1) : ['кавун'] })
    : null;
}

export const FORGERIES: readonly Forgery[] = [
  { name: 'a better deal', caughtBy: 'verify-match', forge: betterDraw },
  { name: 'a better deal, said to be laid out by hand', caughtBy: 'verify-match', forge: byHand },
  { name: 'another seed and its fingerprint', caughtBy: 'verify-match', forge: anotherSeed },
  { name: 'other words of the players', caughtBy: 'verify-match', forge: otherWords },
  {
    name: 'another fingerprint of the start',
    caughtBy: 'verify-match',
    forge: (line) => withBegun(line, { commitment: commitTo('another') }),
  },
  { name: 'a deal told twice', caughtBy: 'verify-match', forge: drawTwice },
  { name: 'a move that was taken back left out', caughtBy: 'verify-match', forge: quietUndo },
  {
    name: 'a cut log without its result',
    caughtBy: 'verify-match',
    forge: (line) => withoutResult(cutBy(line, 3)),
  },
  { name: 'a late move altered', caughtBy: 'replay-match', forge: otherMove },
  { name: 'the last move made by somebody else', caughtBy: 'replay-match', forge: anotherHand },
  { name: 'swapped seats', caughtBy: 'replay-match', forge: swapSeats },
  { name: 'another first player', caughtBy: 'replay-match', forge: anotherFirst },
  { name: 'a cut log with its result', caughtBy: 'replay-match', forge: (line) => cutBy(line, 3) },
  {
    name: 'a cut log of format 2 in a file of version 1',
    caughtBy: 'verify-match',
    forge: (line) => (begunOf(line).format ? withoutResult(cutBy(line, 3)) : null),
    version: 1,
  },
  {
    name: 'a cut log in a file of version 1',
    caughtBy: 'replay-match',
    forge: (line) => (begunOf(line).format ? null : withoutResult(cutBy(line, 3))),
    version: 1,
  },
  {
    name: 'virtual turned into referee',
    caughtBy: 'replay-match',
    forge: (line) => (hasDice(line) ? null : asReferee(line)),
  },
  { name: 'a point more', caughtBy: 'replay-match', forge: (line) => moreFor(line, 0) },
  { name: 'another winner', caughtBy: 'replay-match', forge: anotherWinner },
  {
    name: 'a late move altered, and the result with it',
    caughtBy: 'closing fingerprint',
    forge: (line) => {
      const next = otherMove(line);
      return next && recounted(next);
    },
  },
  {
    name: 'a cut log that says the table ended it',
    caughtBy: 'closing fingerprint',
    forge: endedEarly,
  },
  { name: 'swapped players', caughtBy: 'closing fingerprint', forge: swapPlayers },
  { name: 'another name', caughtBy: 'closing fingerprint', forge: rename },
  {
    name: 'dice on sheets of the app turned into dice for sheets of paper',
    caughtBy: 'closing fingerprint',
    forge: (line) => (hasDice(line) ? asReferee(line) : null),
  },
  {
    name: 'virtual turned into referee, its deals into entered ones',
    caughtBy: 'closing fingerprint',
    forge: asRefereeUnmarked,
  },
  {
    name: 'another day',
    caughtBy: 'closing fingerprint',
    forge: (line) => ({ ...line, at: line.at - 86_400_000 }),
  },
  {
    name: 'a rematch of another match',
    caughtBy: 'closing fingerprint',
    forge: (line) => withBegun(line, { parent: 'another' }),
  },
];

/** The forged match with every hash right, and the file it lies in. */
export function forged(line: Line, how: Forgery): { line: Line; file: Uint8Array } | null {
  const changed = how.forge(structuredClone(line));
  if (!changed) return null;
  const whole = resealed(changed);
  return { line: whole, file: fileWith(whole, how.version) };
}
