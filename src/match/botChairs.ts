/** Chairs that the app can take: where, and under which name in the store. Light: screens import it, no rules come along. */
import type { Level } from '../bots/kit/types';
import type { Mode, Seat } from '../engine/types';
import { gameEntry, type GameId } from '../games';

/** An opponent is the same player in every match: statistics and other devices know it by this. */
const BOT_ID = /^bot-(easy|medium|strong)-[1-9]$/;

export function botId(level: Level, nth: number): string {
  return `bot-${level}-${nth}`;
}

export function isBotId(id: string | null): boolean {
  return id !== null && BOT_ID.test(id);
}

/** Where the app knows what is on the table: in dealt matches, and where dice are rolled openly and sheets are kept here. */
export function mayPlay(game: GameId, mode: Mode): boolean {
  return mode === 'virtual' || (mode === 'referee' && gameEntry(game).dice);
}

type Seated = readonly { seat: Seat; bot?: Level | undefined }[];

/** And beside people who write on paper, from the first roll on: its own sheet follows from the rolls they enter. */
export function maySit(game: GameId, mode: Mode): boolean {
  return mayPlay(game, mode) || gameEntry(game).dice;
}

/** The seats on which people sit. */
export function peopleAt(players: Seated): Seat[] {
  return players.filter(({ bot }) => bot === undefined).map(({ seat }) => seat);
}

export function isBotAt(players: Seated, seat: Seat): boolean {
  return players[seat]?.bot !== undefined;
}
