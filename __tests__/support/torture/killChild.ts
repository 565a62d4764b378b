/**
 * The process that gets killed: plays «Веселка» through the app's own store as fast as it can, and
 * says on standard output what has been acknowledged, one line an entry: match, sequence number, hash.
 */
import fs from 'node:fs';

import { commitTo } from '../../../src/match/chance';
import { openLiveMatch } from '../../../src/match/live';
import { openStore } from '../../../src/storage/open';
import type { Player, Store } from '../../../src/storage/types';
import { nodeDrivers } from '../sqlite/nodeDriver';
import { nodePlatform } from '../sqlite/nodePlatform';
import { createDice, type Dice } from './dice';
import { ready, step } from './reference';

const [directory = '', seed = '1'] = process.argv.slice(2);

function say(line: string): void {
  fs.writeSync(1, `${line}\n`);
}

async function people(store: Store): Promise<Player[]> {
  const known = await store.players();
  if (known.length >= 2) return known;
  return [
    await store.createPlayer({ name: 'Олена', colour: 1 }),
    await store.createPlayer({ name: 'Тарас', colour: 2 }),
  ];
}

async function playOne(store: Store, dice: Dice, players: readonly Player[]): Promise<void> {
  const id = `${process.pid.toString(16)}-${dice.below(2 ** 31).toString(16)}`;
  const matchSeed = '0a'.repeat(32);
  const begun = await store.createMatch({
    id,
    game: 'veselka',
    rulesVersion: 1,
    setup: { seats: 2, first: 0, mode: 'virtual' },
    players: players.slice(0, 2).map((player) => player.id),
    seed: matchSeed,
    commitment: commitTo(matchSeed),
    words: [],
    parent: null,
    summary: { points: [0, 0], phase: 'deal', actors: [], over: false, winners: [], moves: 0 },
    at: Date.now(),
  });
  say(`${id} 0 ${begun.headHash}`);
  const live = await openLiveMatch(store, id);
  if (!live) throw new Error('no match');
  for (let i = 0; i < 60; i += 1) {
    const before = ready(live).seq;
    await step(live, dice);
    const after = ready(live).seq;
    if (after === before) continue;
    const entry = (await store.match(id))?.headHash;
    say(`${id} ${after} ${entry}`);
  }
  live.leave();
}

async function main(): Promise<void> {
  const store = await openStore({
    drivers: nodeDrivers(directory),
    platform: nodePlatform(directory),
  });
  if (store.persistence !== 'disk' || store.damage) throw new Error('not opened as it should be');
  const players = await people(store);
  const dice = createDice(Number(seed));
  for (;;) await playOne(store, dice, players);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(2);
});
