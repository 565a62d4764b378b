/** Who they are, whom they were merged into, and who sat down last. */
import type { GameId } from '../../games';
import { isBotId } from '../../match/botChairs';
import { first, type Driver, type Row } from '../driver';
import { playerOf } from '../rows';
import { sound, type RowOf } from '../tables';
import type { Player, PlayerWithUse } from '../types';
import { seatedIn } from './seats';

export const PLAYER_BY_ID = 'SELECT * FROM players WHERE id = ?';
export const PLAYERS_BY_ID =
  'SELECT p.* FROM json_each(?) i CROSS JOIN players p ON p.id = i.value';
export const PLAYERS_AFTER = 'SELECT * FROM players WHERE id > ? ORDER BY id LIMIT 500';
export const PLAYERS_MERGED_INTO = 'SELECT * FROM players WHERE merged_into = ?';
/** Everyone who was not merged away, with the date of their last match. */
export const PLAYERS_WITH_USE = `SELECT p.*, (SELECT s.created_at FROM seats s WHERE s.player = p.id ORDER BY s.created_at DESC LIMIT 1) AS last_played
FROM players p WHERE p.merged_into IS NULL`;
export const SEATS_OF_PLAYER = 'SELECT * FROM seats WHERE player = ?';
export const RESULTS_OF_PLAYER_IN_SEATS = `SELECT r.* FROM seats s JOIN match_results r ON r.match = s.match AND r.seat = s.seat WHERE s.player = ?`;
export const LAST_MATCH =
  'SELECT * FROM matches WHERE deleted_at IS NULL AND created_at > ? ORDER BY created_at DESC, id DESC LIMIT 1';
export const LAST_MATCH_OF_GAME =
  'SELECT * FROM matches WHERE game = ? AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 1';

export const playerRow = (db: Driver, id: string): Promise<Row | null> =>
  first<Row>(db, PLAYER_BY_ID, [id]);

export async function playerById(db: Driver, id: string): Promise<Player | null> {
  const row = await playerRow(db, id);
  return row && playerOf(row);
}

/** Asked for together. */
const IDS_AT_ONCE = 500;

/** Those of them who are here. */
export async function playersById(db: Driver, ids: readonly string[]): Promise<Player[]> {
  const players: Player[] = [];
  for (let i = 0; i < ids.length; i += IDS_AT_ONCE) {
    const some = JSON.stringify(ids.slice(i, i + IDS_AT_ONCE));
    players.push(...(await db.all<Row>(PLAYERS_BY_ID, [some])).map(playerOf));
  }
  return players;
}

/** A page of everyone by id, merged and hidden ones too. */
export async function playersAfter(db: Driver, id: string): Promise<Player[]> {
  return (await db.all<Row>(PLAYERS_AFTER, [id])).map(playerOf);
}

export async function mergedInto(db: Driver, id: string): Promise<Player[]> {
  return (await db.all<Row>(PLAYERS_MERGED_INTO, [id])).map(playerOf);
}

export async function seatsOf(db: Driver, player: string): Promise<RowOf<'seats'>[]> {
  return (await db.all<Row>(SEATS_OF_PLAYER, [player])).map((row) => sound('seats', row));
}

/** What was counted for the seats of this player. */
export async function resultsInSeatsOf(
  db: Driver,
  player: string,
): Promise<RowOf<'match_results'>[]> {
  const rows = await db.all<Row>(RESULTS_OF_PLAYER_IN_SEATS, [player]);
  return rows.map((row) => sound('match_results', row));
}

function byUse(a: PlayerWithUse, b: PlayerWithUse): number {
  return (b.lastPlayedAt ?? 0) - (a.lastPlayedAt ?? 0) || (a.name < b.name ? -1 : 1);
}

export async function listPlayers(db: Driver, includeHidden: boolean): Promise<PlayerWithUse[]> {
  const rows = await db.all<Row>(PLAYERS_WITH_USE);
  return (
    rows
      .map((row) => {
        const used = row['last_played'];
        return { ...playerOf(row), lastPlayedAt: typeof used === 'number' ? used : null };
      })
      // The app's opponents are nobody to choose from a list of people.
      .filter(({ id, hidden }) => !isBotId(id) && (includeHidden || !hidden))
      .sort(byUse)
  );
}

export async function lastGroup(db: Driver, game: GameId | undefined): Promise<Player[]> {
  const last = game
    ? await first<Row>(db, LAST_MATCH_OF_GAME, [game])
    : await first<Row>(db, LAST_MATCH, [0]);
  if (!last) return [];
  const seated = (await seatedIn(db, [String(last['id'])])).get(String(last['id'])) ?? [];
  const players: Player[] = [];
  for (const { id } of seated) {
    const player = await playerById(db, id);
    if (player) players.push(player);
  }
  return players;
}
