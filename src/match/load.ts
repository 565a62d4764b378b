/**
 * A match from the store, ready to be played on: its log folded, replayed by the rules from the latest
 * usable snapshot, as far as they accept it.
 */
import type { GameRules, Seat } from '../engine/types';
import { type Flow, gameOf } from '../games';
import type { Finished, GameFact } from '../games/facts';
import type { RefusedPlay } from '../games/table';
import type { Question } from './asking';
import type { Seen } from './course';
import type { Entry, Snapshot, Store, StoredMatch } from '../storage';
import { createPositions, playOn, type Positions } from './positions';
import { foldAsFarAsPossible, type Folded } from './record';
import { RULES_VERSION, rulesOf, standingOf } from './rules';
import type { Holder } from './types';

/** The match as it stands, between two changes. */
export interface Live {
  readonly match: StoredMatch;
  readonly rules: GameRules;
  readonly flow: Flow;
  /** The game's own numbers of a finished match. */
  readonly counted: (match: Finished) => GameFact[];
  readonly entries: readonly Entry[];
  readonly folded: Folded;
  readonly positions: Positions;
  readonly state: unknown;
  readonly brokenAt: number | null;
  readonly refused: RefusedPlay<unknown> | null;
  readonly holder: Holder;
  readonly seen: Seen;
  /** Somebody's word is awaited. Never survives a kill: whoever still wants it asks again. */
  readonly asked: Question | null;
  /** People want to be asked even where there is no choice. */
  readonly askForced: boolean;
  /** An opponent of the app's is about to act. */
  readonly thinking: Seat | null;
}

export async function loadLive(store: Store, id: string): Promise<Live | null> {
  const match = await store.match(id);
  if (!match || match.deletedAt !== null) return null;
  const { entries, snapshots } = await store.log(id);
  const game = gameOf(match.game);
  const [rules, flow, counted] = await Promise.all([rulesOf(game.id), game.flow(), game.facts()]);
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
    flow,
    counted,
    entries,
    folded,
    positions,
    state: judged.state,
    brokenAt: refusedAt ?? misfit,
    refused: null,
    // Whatever was open when the app went away, it comes back closed.
    holder: { who: match.device.holder, open: false },
    // A finished match that is opened again shows its end, not its last trick.
    seen: {
      landed: match.headSeq,
      wavedOn: standingOf(rules, judged.state, folded).over ? match.headSeq : -1,
    },
    asked: null,
    askForced: false,
    thinking: null,
  };
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
