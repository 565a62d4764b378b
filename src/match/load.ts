/**
 * A match from the store, ready to be played on: its log folded, replayed by the rules from the latest
 * usable snapshot, as far as they accept it.
 */
import type { GameRules } from '../engine/types';
import type { RefusedPlay } from '../games/table';
import type { Entry, Snapshot, Store, StoredMatch } from '../storage';
import { BrokenLog, fold, type Folded } from './fold';
import { createPositions, playOn, type Positions } from './positions';
import { RULES_VERSION, type RulesOf } from './rules';
import type { Holder } from './types';

/** The match as it stands, between two changes. */
export interface Live {
  readonly match: StoredMatch;
  readonly rules: GameRules;
  readonly entries: readonly Entry[];
  readonly folded: Folded;
  readonly positions: Positions;
  readonly state: unknown;
  readonly brokenAt: number | null;
  readonly refused: RefusedPlay<unknown> | null;
  readonly holder: Holder;
}

export async function loadLive(store: Store, id: string, rulesOf: RulesOf): Promise<Live | null> {
  const match = await store.match(id);
  if (!match || match.deletedAt !== null) return null;
  const { entries, snapshots } = await store.log(id);
  const rules = rulesOf(match.game);
  const { folded, brokenAt: misfit } = foldAsFarAsPossible(entries);
  const moves = folded.moves.map(({ move }) => move);
  const positions = createPositions(rules, match.setup, (i) => moves[i]);
  const start = usableSnapshot(snapshots, folded);
  const from = start ? start.moves : 0;
  const judged = playOn(rules, start ? start.state : rules.begin(match.setup), moves.slice(from));
  const refusedAt = judged.refusal ? (folded.moves[from + judged.accepted]?.seq ?? null) : null;
  if (start) positions.remember(from, start.state);
  positions.remember(from + judged.accepted, judged.state);
  return {
    match,
    rules,
    entries,
    folded,
    positions,
    state: judged.state,
    brokenAt: refusedAt ?? misfit,
    refused: null,
    // Whatever was open when the app went away, it comes back closed.
    holder: { who: match.device.holder, open: false },
  };
}

function foldAsFarAsPossible(entries: readonly Entry[]): {
  folded: Folded;
  brokenAt: number | null;
} {
  try {
    return { folded: fold(entries), brokenAt: null };
  } catch (error) {
    if (!(error instanceof BrokenLog)) throw error;
    return { folded: fold(entries.slice(0, error.seq)), brokenAt: error.seq };
  }
}

/** The latest snapshot whose moves all still count as they did then. */
export function usableSnapshot(snapshots: readonly Snapshot[], folded: Folded): Snapshot | null {
  for (const snapshot of snapshots) {
    const later = folded.touched.slice(snapshot.seq + 1);
    const unchanged = later.every((index) => index >= snapshot.moves);
    if (unchanged && snapshot.rulesVersion === RULES_VERSION) return snapshot;
  }
  return null;
}
