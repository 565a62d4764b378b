/** A match being prepared: who sits where, who starts, how it is played. Pure; the screen keeps one in state. */
import type { GameId, Mode, Seat, Setup } from '../../../src/engine/types';
import { gameEntry } from '../../../src/games/catalogue';

export interface DraftPlayer {
  /** Null until the match is begun and the name is stored. */
  id: string | null;
  name: string;
  colour: number;
}

export interface Draft {
  game: GameId;
  mode: Mode;
  players: readonly DraftPlayer[];
  first: Seat;
  house: Readonly<Record<string, string>>;
}

export const COLOURS = [1, 2, 3, 4, 5, 6] as const;

/** As a name is stored: nothing around it, single spaces within. */
export function tidyName(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}

export function sameName(a: string, b: string): boolean {
  return a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();
}

/** The player's own colour if nobody at the table has it, else the first free one. */
export function freeColour(players: readonly DraftPlayer[], wanted: number): number {
  const taken = new Set(players.map((player) => player.colour));
  if (!taken.has(wanted)) return wanted;
  return COLOURS.find((colour) => !taken.has(colour)) ?? wanted;
}

export function seat(draft: Draft, player: DraftPlayer): Draft {
  const colour = freeColour(draft.players, player.colour);
  return { ...draft, players: [...draft.players, { ...player, colour }] };
}

export function isSeated(players: readonly DraftPlayer[], name: string): boolean {
  return players.some((player) => sameName(player.name, name));
}

/** Whoever has that name already, else somebody new with a colour nobody at the table has. */
export function named(draft: Draft, name: string, known: readonly DraftPlayer[]): DraftPlayer {
  const old = known.find((player) => sameName(player.name, name));
  if (old) return { id: old.id, name: old.name, colour: old.colour };
  return { id: null, name, colour: freeColour(draft.players, draft.players.length + 1) };
}

/** The table with whoever is typed but not added yet: a name in the field is meant to play. */
export function withTyped(draft: Draft, typed: string, known: readonly DraftPlayer[]): Draft {
  const name = tidyName(typed);
  const full = draft.players.length >= gameEntry(draft.game).seats.max;
  if (name === '' || full || isSeated(draft.players, name)) return draft;
  return seat(draft, named(draft, name, known));
}

/** Whoever starts keeps starting when somebody else gets up or changes places. */
function withPlayers(draft: Draft, players: readonly DraftPlayer[]): Draft {
  const starter = draft.players[draft.first];
  const first = starter ? players.indexOf(starter) : 0;
  return { ...draft, players, first: Math.max(0, first) };
}

export function unseat(draft: Draft, index: number): Draft {
  return withPlayers(
    draft,
    draft.players.filter((_, i) => i !== index),
  );
}

export function move(draft: Draft, from: number, to: number): Draft {
  if (to < 0 || to >= draft.players.length) return draft;
  const players = draft.players.slice();
  const [moved] = players.splice(from, 1);
  if (!moved) return draft;
  players.splice(to, 0, moved);
  return withPlayers(draft, players);
}

/** The next colour nobody else at the table has. */
export function recolour(draft: Draft, index: number): Draft {
  const player = draft.players[index];
  if (!player) return draft;
  const others = new Set(draft.players.filter((_, i) => i !== index).map((other) => other.colour));
  let colour = player.colour;
  do colour = (colour % COLOURS.length) + 1;
  while (others.has(colour) && colour !== player.colour);
  const players = draft.players.map((other, i) => (i === index ? { ...other, colour } : other));
  return { ...draft, players };
}

export type SeatProblem = { kind: 'few'; min: number } | { kind: 'many'; max: number } | null;

export function seatProblem(draft: Draft): SeatProblem {
  const { min, max } = gameEntry(draft.game).seats;
  if (draft.players.length < min) return { kind: 'few', min };
  if (draft.players.length > max) return { kind: 'many', max };
  return null;
}

export function setupOf(draft: Draft): Setup {
  const setup: Setup = { seats: draft.players.length, first: draft.first, mode: draft.mode };
  return Object.keys(draft.house).length > 0 ? { ...setup, house: { ...draft.house } } : setup;
}
