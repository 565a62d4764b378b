/**
 * A whole match weighed decision by decision, in slices, as long as somebody looks; what was weighed is kept for the next
 * look. First all of it, before anybody is impatient; then, where that is what the page is about, what cost something as
 * closely as a single step is looked at, so that both say the same of it.
 */
import { useEffect, useState } from 'react';

import { bots } from '../../../src/bots';
import { coach, COACH_EFFORT, isWorthALook, type Decision } from '../../../src/bots/coach';
import { SLICE_MS } from '../../../src/bots/pace';
import { createRng } from '../../../src/engine/rng';
import { gameOf } from '../../../src/games';
import type { KeptMatch, LogLine } from '../../../src/match/types';
import { createBreather } from '../../../src/storage/backup';

/** Closer than at the table, and soon over. */
const FIRST_EFFORT = 2;
/** Shown so often: a chart for every decision would cost more than weighing it. */
const SHOWN_EVERY_MS = 500;

export interface Coaching {
  decisions: readonly Decision[];
  /** How many there will be. */
  of: number;
  done: boolean;
}

const kept = new Map<string, Coaching>();

/** Two different seeds agree; the same one always does. */
export function coachRng(
  commitment: string,
): (move: number, seat: number) => ReturnType<typeof createRng> {
  return (move, seat) => createRng(`${commitment}:coach:${move}:${seat}`);
}

/** Decisions of people and bots, and nothing that the deck did. */
function decided({ drawn, move }: LogLine): boolean {
  return !drawn && typeof (move as { seat?: unknown } | null)?.seat === 'number';
}

async function weighAll(
  match: KeptMatch,
  moves: readonly LogLine[],
  closely: boolean,
  show: (coaching: Coaching) => void,
  isWanted: () => boolean,
): Promise<void> {
  const { game, setup, commitment } = match.info;
  const [rules, bot] = await Promise.all([gameOf(game).rules(), bots[game]()]);
  // By move; a second verdict takes the place of the first.
  const found = new Map<number, Decision>();
  const of = moves.filter(decided).length;
  const made = moves.map(({ move }) => move);
  const rngAt = coachRng(commitment);
  const heard = (decision: Decision): void => void found.set(decision.move, decision);
  const breathe = createBreather({ sliceMs: SLICE_MS });
  let shown = Date.now();
  const goOver = async (effort: number, wanted?: (move: number) => boolean): Promise<void> => {
    const going = coach({ rules, bot, effort, rngAt, heard }, setup, made, wanted);
    while (isWanted() && !going.next().done) {
      if (breathe.isDue()) await breathe();
      if (Date.now() - shown < SHOWN_EVERY_MS) continue;
      shown = Date.now();
      show({ decisions: [...found.values()], of, done: false });
    }
  };
  await goOver(FIRST_EFFORT);
  if (closely) {
    const doubtful = new Set([...found.values()].filter(isWorthALook).map(({ move }) => move));
    await goOver(COACH_EFFORT, (move) => doubtful.has(move));
  }
  if (isWanted()) show({ decisions: [...found.values()], of, done: true });
}

export function useCoaching(
  match: KeptMatch,
  moves: readonly LogLine[],
  closely = false,
): Coaching {
  const { id, closing } = match.info;
  const close = `${id} ${closing ?? ''} close`;
  const key = closely || kept.has(close) ? close : `${id} ${closing ?? ''}`;
  const [coaching, setCoaching] = useState<Coaching>(
    () => kept.get(key) ?? { decisions: [], of: moves.filter(decided).length, done: false },
  );
  useEffect(() => {
    if (kept.has(key)) return undefined;
    let wanted = true;
    const show = (next: Coaching): void => {
      if (next.done) kept.set(key, next);
      if (wanted) setCoaching(next);
    };
    // Without it the page says how far it came.
    weighAll(match, moves, closely, show, () => wanted).catch(() => undefined);
    return () => {
      wanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new picture of the same finished match is the same match
  }, [key]);
  return coaching;
}
