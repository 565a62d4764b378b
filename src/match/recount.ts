/** Works out anew what a match leaves for lists and statistics, from its log. */
import type { Store } from '../storage';
import { outcomeOf, stepsOf } from './facts';
import { fold } from './fold';
import { playOn } from './positions';
import { rulesOf as allRules, summaryOf, type RulesOf } from './rules';

export async function recountAll(store: Store, rulesOf: RulesOf = allRules): Promise<number> {
  let counted = 0;
  for (;;) {
    const ids = await store.pendingRecounts();
    if (ids.length === 0) return counted;
    for (const id of ids) await recount(store, id, rulesOf);
    counted += ids.length;
  }
}

export async function recount(store: Store, id: string, rulesOf: RulesOf): Promise<void> {
  const match = await store.match(id);
  if (!match) return;
  const rules = rulesOf(match.game);
  const { setup } = match;
  const moves = fold((await store.log(id)).entries).moves.map(({ move }) => move);
  const { state, accepted } = playOn(rules, rules.begin(setup), moves);
  const played = moves.slice(0, accepted);
  const standing = rules.standing(state);
  const steps = (): ReturnType<typeof stepsOf> => stepsOf(rules, setup, played);
  const outcome = standing.over ? outcomeOf({ rules, setup, standing, steps }) : null;
  await store.saveRecount(id, summaryOf(rules, state, accepted), outcome);
}
