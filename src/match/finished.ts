/** A finished match read from the store to be looked at: nothing is opened, held or changed. */
import type { Finished } from '../games/facts';
import type { Store } from '../storage';
import { stepsOf } from './facts';
import { isResultMove } from './late';
import { playOn } from './positions';
import { fold } from './record';
import { rulesOf, standingOf } from './rules';

/** Null where there is nothing to look at: not over, not by these rules, or a result without a course. */
export async function readFinished(store: Store, id: string): Promise<Finished | null> {
  const match = await store.match(id);
  if (!match) return null;
  const { entries } = await store.log(id);
  const rules = await rulesOf(match.game);
  const folded = fold(entries);
  const moves = folded.moves.map(({ move }) => move);
  if (isResultMove(moves[0])) return null;
  const { state, refusal } = playOn(rules, rules.begin(match.setup), moves);
  const standing = standingOf(rules, state, folded);
  if (refusal || !standing.over) return null;
  return { setup: match.setup, standing, steps: () => stepsOf(rules, match.setup, moves) };
}
