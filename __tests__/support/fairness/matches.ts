/** The same evenings through the live match, a store and the app's own export. */
import { games } from '../../../src/games/rules';
import { argmax } from '../../../src/engine/arrays';
import { commitTo } from '../../../src/match/chance';
import { openLiveMatch, type LiveMatch } from '../../../src/match/live';
import { nothingYet } from '../../../src/match/record';
import { RULES_VERSION, summaryOf } from '../../../src/match/rules';
import type { KeptMatch } from '../../../src/match/types';
import type { Store } from '../../../src/storage';
import { exportBackup } from '../../../src/storage/backup';
import { testPlace } from '../sqlite/openTestStore';
import { createDice, type Dice } from '../torture/dice';
import { startOf } from './evening';

export async function openMemory(): Promise<{ store: Store; close(): Promise<void> }> {
  const place = testPlace();
  const { drivers } = place.options;
  const store = await place.open({ drivers: { ...drivers, open: () => drivers.memory() } });
  const close = async (): Promise<void> => {
    await store.close();
    place.remove();
  };
  return { store, close };
}

export async function exportedMatch(store: Store, n: number): Promise<Uint8Array> {
  const { id, game, setup, seed, words } = startOf(n);
  const rules = games[game];
  const players: string[] = [];
  for (let seat = 0; seat < setup.seats; seat += 1)
    players.push((await store.createPlayer({ name: `Гравець ${n}.${seat}`, colour: seat + 1 })).id);
  await store.createMatch({
    id,
    game,
    rulesVersion: RULES_VERSION,
    setup,
    players,
    seed,
    commitment: commitTo(seed),
    words,
    parent: null,
    summary: summaryOf(rules, rules.begin(setup), nothingYet()),
    at: 1_750_000_000_000 + n,
  });
  const live = await openLiveMatch(store, id);
  if (!live) throw new Error('the match does not open');
  const dice = createDice(n + 1);
  while (ready(live).seq < 30 && (await step(ready(live), dice)));
  const { seq, standing } = ready(live);
  live.leave();
  if (!standing.over) await endEarly(store, id, seq);
  return (await exportBackup(store, { matchId: id })).bytes;
}

async function endEarly(store: Store, id: string, seq: number): Promise<void> {
  const { summary } = (await store.match(id)) ?? { summary: null };
  if (!summary) throw new Error('the match is gone');
  const at = 1_750_000_900_000;
  await store.append(id, seq, [{ kind: 'ended', payload: {}, at }], {
    summary: { ...summary, over: true, ended: true, winners: argmax(summary.points) },
  });
}

function ready(live: LiveMatch): KeptMatch {
  const state = live.state();
  if (state.status !== 'ready') throw new Error(`the match is ${state.status}`);
  return state.match;
}

/** False when nobody has anything left to do. */
async function step(now: KeptMatch, dice: Dice): Promise<boolean> {
  if (now.standing.over) return false;
  if (dice.below(15) === 0 && now.canUndo) await now.undo();
  else if (now.turn.chance) await now.draw();
  else {
    const seat = now.turn.actors[0];
    const offers = seat === undefined ? [] : now.offers(seat);
    if (offers.length === 0) return false;
    await now.attempt(dice.pick(offers));
  }
  return true;
}
