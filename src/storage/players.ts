/** Players: who they are, what they are called now, and two that turned out to be one. */
import type { GameId } from '../engine/types';
import type { Core } from './core';
import { first, type Driver, type Row } from './driver';
import { randomId } from './random';
import { playerOf, rowOfPlayer } from './rows';
import {
  LAST_MATCH,
  LAST_MATCH_OF_GAME,
  PLAYERS_MERGED_INTO,
  PLAYERS_WITH_USE,
  PLAYER_BY_ID,
  RESULTS_OF_PLAYER_IN_SEATS,
  SEATS_OF_PLAYER,
} from './sql';
import { put, putMany, sound } from './tables';
import { seatedIn } from './seats';
import type { Player, PlayerWithUse, Store } from './types';

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
  const row = await first<Row>(db, PLAYER_BY_ID, [id]);
  if (!row) throw new Error(`no player ${id}`);
  await put(db, 'players', rowOfPlayer(edit(playerOf(row)), Number(row['rev']) + 1));
}

async function merge(db: Driver, from: string, into: string): Promise<void> {
  const target = await first<Row>(db, PLAYER_BY_ID, [into]);
  if (!target || from === into) throw new Error(`cannot merge ${from} into ${into}`);
  // Merges stay flat: whoever was merged into `from` now belongs to `into`.
  for (const row of await db.all<Row>(PLAYERS_MERGED_INTO, [from]))
    await change(db, String(row['id']), (player) => ({ ...player, mergedInto: into }));
  const results = await db.all<Row>(RESULTS_OF_PLAYER_IN_SEATS, [from]);
  await putMany(
    db,
    'match_results',
    results.map((row) => ({ ...sound('match_results', row), player: into })),
  );
  const seats = await db.all<Row>(SEATS_OF_PLAYER, [from]);
  await putMany(
    db,
    'seats',
    seats.map((row) => ({ ...sound('seats', row), player: into })),
  );
  await change(db, from, (player) => ({ ...player, mergedInto: into }));
}

function byUse(a: PlayerWithUse, b: PlayerWithUse): number {
  return (b.lastPlayedAt ?? 0) - (a.lastPlayedAt ?? 0) || (a.name < b.name ? -1 : 1);
}

async function listPlayers(db: Driver, includeHidden: boolean): Promise<PlayerWithUse[]> {
  const rows = await db.all<Row>(PLAYERS_WITH_USE);
  return rows
    .map((row) => {
      const used = row['last_played'];
      return { ...playerOf(row), lastPlayedAt: typeof used === 'number' ? used : null };
    })
    .filter((player) => includeHidden || !player.hidden)
    .sort(byUse);
}

async function lastGroup(db: Driver, game: GameId | undefined): Promise<Player[]> {
  const last = game
    ? await first<Row>(db, LAST_MATCH_OF_GAME, [game])
    : await first<Row>(db, LAST_MATCH, [0]);
  if (!last) return [];
  const seated = (await seatedIn(db, [String(last['id'])])).get(String(last['id'])) ?? [];
  const players: Player[] = [];
  for (const { id } of seated) {
    const row = await first<Row>(db, PLAYER_BY_ID, [id]);
    if (row) players.push(playerOf(row));
  }
  return players;
}

export function playerPart(core: Core): PlayerPart {
  return {
    async createPlayer({ name, colour }) {
      const player: Player = {
        id: await randomId(),
        name,
        colour,
        hidden: false,
        createdAt: Date.now(),
        mergedInto: null,
      };
      await core.write(['players'], (db) => put(db, 'players', rowOfPlayer(player, 1)));
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
