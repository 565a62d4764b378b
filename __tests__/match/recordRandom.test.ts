/**
 * Random logs: whatever people do, take back, bring back, correct, and whoever sits down meanwhile, the fold says what
 * a much simpler bookkeeping says – a pile of whole worlds, one for each act, and a finger on the present one.
 */
import {
  copyOf,
  fold,
  foldIn,
  nothingYet,
  type Chair,
  type CountedMove,
  type Entry,
  type EntryKind,
  type Folded,
  type Json,
} from '../../src/match/record';
import { createDice, type Dice } from '../support/torture/dice';

const LOGS = 10_000;
const ENTRIES = 24;

interface World {
  moves: readonly { seq: number; move: Json }[];
  chairs: readonly string[];
  ended: boolean;
}

interface Evening {
  dice: Dice;
  log: Entry[];
  /** The last of them, up to `here`, is the present; those after it can be brought back. */
  worlds: { act: number; world: World }[];
  here: number;
  fixed: Set<number>;
}

const PEOPLE = ['a', 'b', 'c'].map((id, i) => ({ id, name: id, colour: i + 1 }));

function begin(n: number): Evening {
  const payload: Json = {
    format: 2,
    game: 'split',
    rulesVersion: 2,
    setup: { seats: 3, first: 0, mode: 'virtual' },
    players: PEOPLE,
    seed: 'ab',
    commitment: 'cd',
    words: [],
    parent: null,
  };
  const world: World = { moves: [], chairs: ['a', 'b', 'c'], ended: false };
  return {
    dice: createDice(n + 1),
    log: [{ seq: 0, kind: 'begun', payload, at: 0, prev: '', hash: '' }],
    worlds: [{ act: 0, world }],
    here: 0,
    fixed: new Set(),
  };
}

const present = ({ worlds, here }: Evening): World => (worlds[here] as { world: World }).world;

function write(evening: Evening, kind: EntryKind, payload: Json): number {
  const seq = evening.log.length;
  evening.log.push({ seq, kind, payload, at: seq, prev: '', hash: '' });
  return seq;
}

/** A new act; `joins` makes it part of the one before instead. */
function count(evening: Evening, act: number, world: World, joins = false): void {
  const { worlds, here } = evening;
  if (joins && here > 0) {
    worlds.splice(here, Infinity, { act: worlds[here]?.act ?? 0, world });
    return;
  }
  worlds.splice(here + 1, Infinity, { act, world });
  evening.here += 1;
}

function move(evening: Evening): void {
  const { dice, log, fixed } = evening;
  const now = present(evening);
  if (now.ended) return;
  const what: Json = { n: dice.below(100) };
  const mark = dice.pick<Record<string, Json>>([
    {},
    {},
    { hinted: true },
    { drawn: true },
    { forced: true },
    { bot: { level: 'easy', version: 1 } },
  ]);
  const joins = 'drawn' in mark || 'forced' in mark || 'bot' in mark;
  if ('drawn' in mark || 'bot' in mark) fixed.add(log.length);
  const seq = write(evening, 'happened', { move: what, ...mark });
  count(evening, seq, { ...now, moves: [...now.moves, { seq, move: what }] }, joins);
}

function undo(evening: Evening): void {
  if (evening.here === 0) return;
  write(evening, 'undone', { act: evening.worlds[evening.here]?.act ?? 0 });
  evening.here -= 1;
}

function redo(evening: Evening): void {
  const next = evening.worlds[evening.here + 1];
  if (!next) return;
  write(evening, 'redone', { act: next.act });
  evening.here += 1;
}

/** Some of the later entries stay, some change, some go, now and then in another order. */
function correct(evening: Evening): void {
  const { dice, fixed } = evening;
  const now = present(evening);
  if (now.moves.length === 0) return;
  const from = dice.below(now.moves.length);
  const kept = now.moves.slice(from).filter(() => dice.below(5) > 0);
  if (dice.below(3) === 0) kept.reverse();
  const next = kept.map(({ seq, move: old }) => {
    const changes = !fixed.has(seq) && dice.below(3) === 0;
    return { seq, move: changes ? { n: dice.below(100) } : old, changes };
  });
  const then = next.map(({ seq, move: is, changes }): Json => (changes ? { seq, move: is } : seq));
  const act = write(evening, 'corrected', { from: now.moves[from]?.seq ?? 0, then });
  const after = next.map(({ seq, move: is }) => ({ seq, move: is }));
  count(evening, act, { ...now, moves: [...now.moves.slice(0, from), ...after] });
}

/** A correction with something missing in between is written in three pieces, and is one act. */
function fill(evening: Evening): void {
  const { dice } = evening;
  const now = present(evening);
  if (now.ended || now.moves.length < 2) return;
  const from = dice.below(now.moves.length - 1);
  const gap = from + 1 + dice.below(now.moves.length - from - 1);
  const [before, behind] = [now.moves.slice(0, gap), now.moves.slice(gap)];
  const seqs = (moves: World['moves']): number[] => moves.map(({ seq }) => seq);
  const what: Json = { n: dice.below(100) };
  write(evening, 'corrected', { from: now.moves[from]?.seq ?? 0, then: seqs(before.slice(from)) });
  const added = write(evening, 'happened', { move: what });
  const act = write(evening, 'corrected', { from: added, then: [added, ...seqs(behind)] });
  count(evening, act, { ...now, moves: [...before, { seq: added, move: what }, ...behind] });
}

function sit(evening: Evening): void {
  const now = present(evening);
  if (now.ended) return;
  const seat = evening.dice.below(3);
  const id = `n${evening.log.length}`;
  const act = write(evening, 'seated', { seat, player: { id, name: id, colour: 1 } });
  count(evening, act, { ...now, chairs: now.chairs.map((one, i) => (i === seat ? id : one)) });
}

function end(evening: Evening): void {
  const now = present(evening);
  if (now.ended) return;
  count(evening, write(evening, 'ended', {}), { ...now, ended: true });
}

const WHIMS = [move, move, move, move, move, undo, undo, undo, redo, redo, correct, fill, sit, end];

/** What the fold says, in the words of the simple bookkeeping. */
function told({ moves, chairs, ended }: Folded): World {
  return {
    moves: moves.map(({ seq, move: is }: CountedMove) => ({ seq, move: is })),
    chairs: chairs.map(({ player }: Chair) => player.id),
    ended: ended !== null,
  };
}

test(`${LOGS} random logs fold to what was done, whatever was taken back and brought back`, () => {
  const met = new Map<string, number>();
  for (let n = 0; n < LOGS; n += 1) {
    const evening = begin(n);
    const folded = nothingYet();
    let length = 0;
    while (evening.log.length < ENTRIES) {
      evening.dice.pick(WHIMS)(evening);
      for (; length < evening.log.length; length += 1) {
        const entry = evening.log[length] as Entry;
        foldIn(folded, entry);
        met.set(entry.kind, (met.get(entry.kind) ?? 0) + 1);
      }
      // Entry by entry, as a live match folds.
      if (JSON.stringify(told(folded)) !== JSON.stringify(present(evening)))
        throw new Error(`log ${n}: ${JSON.stringify(evening.log)}`);
    }
    // All at once, as a stored log is read.
    expect(told(fold(evening.log))).toEqual(present(evening));
  }
  expect(met.size).toBe(7);
  expect(Math.min(...met.values())).toBeGreaterThan(LOGS / 10);
}, 600_000);

test('undo to the beginning and redo to the end give back every world on the way', () => {
  for (let n = 0; n < 500; n += 1) {
    const evening = begin(n + LOGS);
    while (evening.log.length < ENTRIES) evening.dice.pick(WHIMS)(evening);
    const { worlds } = evening;
    for (const step of [undo, redo])
      for (let i = 0; i < worlds.length; i += 1) {
        step(evening);
        expect(told(fold(evening.log))).toEqual(present(evening));
      }
    expect(evening.here).toBe(worlds.length - 1);
  }
}, 600_000);

test('a copy is folded into while the first stays as it was', () => {
  for (let n = 0; n < 500; n += 1) {
    const evening = begin(n + 2 * LOGS);
    while (evening.log.length < ENTRIES) evening.dice.pick(WHIMS)(evening);
    const half = fold(evening.log.slice(0, ENTRIES / 2));
    const before = JSON.stringify(half);
    const rest = copyOf(half);
    for (const entry of evening.log.slice(ENTRIES / 2)) foldIn(rest, entry);
    expect(JSON.stringify(half)).toBe(before);
    expect(told(rest)).toEqual(present(evening));
  }
}, 600_000);
