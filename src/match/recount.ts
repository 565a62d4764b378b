/** Works out anew what a match leaves for lists and statistics, from its log. */
import type { Recount, Store } from '../storage';
import { outcomeOf, stepsOf } from './facts';
import { fold } from './fold';
import { playOn } from './positions';
import { rulesOf as allRules, summaryOf, type RulesOf } from './rules';

export async function recountAll(store: Store, rulesOf: RulesOf = allRules): Promise<number> {
  let counted = 0;
  for (;;) {
    const ids = await store.pendingRecounts();
    if (ids.length === 0) return counted;
    const recounts: Recount[] = [];
    for (const id of ids) {
      const one = await recount(store, id, rulesOf);
      if (one) recounts.push(one);
    }
    await store.saveRecounts(recounts);
    counted += ids.length;
  }
}

async function recount(store: Store, id: string, rulesOf: RulesOf): Promise<Recount | null> {
  const match = await store.match(id);
  if (!match) return null;
  const rules = rulesOf(match.game);
  const { setup } = match;
  const moves = fold((await store.log(id)).entries).moves.map(({ move }) => move);
  const { state, accepted } = playOn(rules, rules.begin(setup), moves);
  const played = moves.slice(0, accepted);
  const standing = rules.standing(state);
  const steps = (): ReturnType<typeof stepsOf> => stepsOf(rules, setup, played);
  const outcome = standing.over ? outcomeOf({ rules, setup, standing, steps }) : null;
  return { id, headSeq: match.headSeq, summary: summaryOf(rules, state, accepted), outcome };
}
