/** Works out anew what a match leaves for lists and statistics, from its log. */
import { gameOf } from '../games';
import type { Recount, Store } from '../storage';
import { isForged } from './check';
import { outcomeOf, stepsOf } from './facts';
import { playOn } from './positions';
import { foldAsFarAsPossible } from './record';
import { rulesOf, standingOf, summaryOf } from './rules';

/** What cannot be counted waits for an app that can; the others do not wait for it. */
export async function recountAll(store: Store): Promise<number> {
  let counted = 0;
  for (let after = ''; ;) {
    const ids = await store.pendingRecounts({ after });
    const last = ids[ids.length - 1];
    if (last === undefined) return counted;
    const recounts: Recount[] = [];
    for (const id of ids) {
      const one = await recount(store, id).catch(() => null);
      if (one) recounts.push(one);
    }
    await store.saveRecounts(recounts);
    counted += recounts.length;
    after = last;
  }
}

export async function recount(store: Store, id: string): Promise<Recount | null> {
  const match = await store.match(id);
  if (!match) return null;
  const rules = await rulesOf(match.game);
  const counted = await gameOf(match.game).facts();
  const { setup } = match;
  const { entries } = await store.log(id);
  const { moves, ended, chairs } = foldAsFarAsPossible(entries).folded;
  const written = moves.map(({ move }) => move);
  const { state, accepted } = playOn(rules, rules.begin(setup), written);
  const played = written.slice(0, accepted);
  const folded = { ended, chairs, moves: moves.slice(0, accepted) };
  const standing = standingOf(rules, state, folded);
  const steps = (): ReturnType<typeof stepsOf> => stepsOf(rules, setup, played);
  const forged = isForged(match, entries, rules);
  const outcome = standing.over ? outcomeOf({ counted, setup, standing, steps, forged }) : null;
  const summary = summaryOf(rules, state, folded, forged);
  return { id, headSeq: match.headSeq, summary, outcome };
}
