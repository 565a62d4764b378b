/** Players: who they are, what they are called now, and two that turned out to be one. */
import type { Core } from './core';
import type { Driver } from './driver';
import {
  lastGroup,
  listPlayers,
  mergedInto,
  playerById,
  playerRow,
  resultsInSeatsOf,
  seatsOf,
} from './questions/players';
import { randomId } from './random';
import { playerOf, rowOfPlayer } from './rows';
import { put, putMany } from './tables';
import type { Player, Store } from './types';

type PlayerPart = Pick<
  Store,
  | 'createPlayer'
  | 'renamePlayer'
  | 'recolourPlayer'
  | 'hidePlayer'
  | 'mergePlayers'
  | 'players'
  | 'lastGroup'
>;

async function change(db: Driver, id: string, edit: (player: Player) => Player): Promise<void> {
  const row = await playerRow(db, id);
  if (!row) throw new Error(`no player ${id}`);
  await put(db, 'players', rowOfPlayer(edit(playerOf(row)), Number(row['rev']) + 1));
}

async function merge(db: Driver, from: string, into: string): Promise<void> {
  if (from === into || !(await playerById(db, into)))
    throw new Error(`cannot merge ${from} into ${into}`);
  // Merges stay flat: whoever was merged into `from` now belongs to `into`.
  for (const { id } of await mergedInto(db, from))
    await change(db, id, (player) => ({ ...player, mergedInto: into }));
  const results = await resultsInSeatsOf(db, from);
  await putMany(
    db,
    'match_results',
    results.map((row) => ({ ...row, player: into })),
  );
  const seats = await seatsOf(db, from);
  await putMany(
    db,
    'seats',
    seats.map((row) => ({ ...row, player: into })),
  );
  await change(db, from, (player) => ({ ...player, mergedInto: into }));
}

export function playerPart(core: Core): PlayerPart {
  return {
    async createPlayer({ name, colour, bot }) {
      const player: Player = {
        id: bot ?? (await randomId()),
        name,
        colour,
        hidden: bot !== undefined,
        createdAt: Date.now(),
        mergedInto: null,
      };
      await core.write(['players'], async (db) => {
        const before = bot === undefined ? null : await playerRow(db, bot);
        await put(db, 'players', rowOfPlayer(player, Number(before?.['rev'] ?? 0) + 1));
      });
      return player;
    },
    renamePlayer: (id, name) =>
      core.write(['players'], (db) => change(db, id, (player) => ({ ...player, name }))),
    recolourPlayer: (id, colour) =>
      core.write(['players'], (db) => change(db, id, (player) => ({ ...player, colour }))),
    hidePlayer: (id, hidden) =>
      core.write(['players'], (db) => change(db, id, (player) => ({ ...player, hidden }))),
    mergePlayers: (from, into) => core.write(['players', 'matches'], (db) => merge(db, from, into)),
    players: (options = {}) => core.read((db) => listPlayers(db, options.includeHidden ?? false)),
    lastGroup: (game) => core.read((db) => lastGroup(db, game)),
  };
}
