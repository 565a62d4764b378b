/**
 * What one more entry would make of a match: what counts then, the position, what the store writes beside the entry, and
 * the match afterwards. Works it out from what is there; stores, shows and changes nothing.
 */
import type { AppendEffects, Entry, Json, NewEntry, StoredMatch } from '../storage';
import { outcomeOf, stepsOf } from './facts';
import type { Live } from './load';
import { playOn, type Judged } from './positions';
import { copyOf, foldIn, type Folded } from './record';
import { RULES_VERSION, standingOf, summaryOf } from './rules';

/** A snapshot this often, so that opening a long match does not replay everything. */
export const SNAPSHOT_EVERY = 40;

/** They would be the next ones of the log. */
function nextSeq({ match }: Live): number {
  return match.headSeq + 1;
}

export function foldedWith(live: Live, entries: readonly NewEntry[]): Folded {
  const next = copyOf(live.folded);
  entries.forEach((entry, i) => foldIn(next, { ...entry, seq: nextSeq(live) + i }));
  return next;
}

/** The position there would be if this counted: what the entry left as it was need not be played again. */
export function stateWith(live: Live, next: Folded): Judged {
  const from = touchedBy(live, next);
  const later = next.moves.slice(from).map(({ move }) => move);
  return playOn(live.rules, live.positions.after(from), later);
}

/** How many moves stay as they were: what is written together touches nothing before its first entry does. */
function touchedBy(live: Live, next: Folded): number {
  return next.touched[nextSeq(live)] ?? 0;
}

/** What is written beside it. `device`: what is half typed. */
export function effectsOf(
  live: Live,
  next: Folded,
  state: unknown,
  entries: readonly NewEntry[],
  device: AppendEffects['device'] | null,
): AppendEffects {
  const { rules, match, counted } = live;
  const standing = standingOf(rules, state, next);
  const forged = match.summary.forged === true;
  const effects: AppendEffects = { summary: summaryOf(rules, state, next, forged) };
  const moves = next.moves.map(({ move }) => move);
  if (standing.over) {
    const steps = (): ReturnType<typeof stepsOf> => stepsOf(rules, match.setup, moves);
    effects.outcome = outcomeOf({ counted, setup: match.setup, standing, steps, forged });
  }
  if (entries[0]?.kind === 'happened' && nextSeq(live) % SNAPSHOT_EVERY === 0)
    effects.snapshot = { moves: moves.length, rulesVersion: RULES_VERSION, state: state as Json };
  if (next.chairs !== live.folded.chairs) effects.people = next.chairs.map(({ player }) => player);
  if (device) effects.device = device;
  return effects;
}

/** The match once the store has it. */
export function changesBy(
  live: Live,
  next: Folded,
  state: unknown,
  effects: AppendEffects,
  stored: readonly Entry[],
): Partial<Live> {
  const { match, entries, positions } = live;
  const all = [...entries, ...stored];
  const last = all[all.length - 1];
  return {
    entries: all,
    folded: next,
    state,
    refused: null,
    asked: null,
    thinking: null,
    match: {
      ...match,
      players: effects.people ? seatedBy(next, match.players) : match.players,
      headSeq: last?.seq ?? match.headSeq,
      headHash: last?.hash ?? match.headHash,
      updatedAt: last?.at ?? match.updatedAt,
      finishedAt: effects.outcome ? (last?.at ?? null) : null,
      summary: effects.summary,
    },
    positions: positions.changedFrom(touchedBy(live, next), (i) => next.moves[i]?.move),
  };
}

/** Who sits where after a chair has changed hands. */
function seatedBy({ chairs }: Folded, before: StoredMatch['players']): StoredMatch['players'] {
  return chairs.map(({ player, bot }, seat) => {
    const known = before.find(({ id }) => id === player.id) ?? player;
    const { id, name, colour } = known;
    return { seat, id, name, colour, ...(bot ? { bot } : {}) };
  });
}
