/** A match being prepared: who sits where, who starts, how it is played. Pure; the screen keeps one in state. */
import type { Mode, Seat, Setup } from '../../../src/engine/types';
import { gameEntry, type GameId } from '../../../src/games';
import { botId, maySit } from '../../../src/match/botChairs';
import { LEVELS, type Level } from '../../../src/match/record/types';

export interface DraftPlayer {
  /** Null until the match is begun and the name is stored. */
  id: string | null;
  name: string;
  colour: number;
  /** A name nobody gave: the app proposes it, and whoever is named takes the chair. */
  offered?: true;
  /** The app plays here, so well. */
  bot?: Level;
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

/** Chairs of a table where nobody has played yet: as many as this game has room for, four at most. */
const FIRST_CHAIRS = 4;

/** A table set for a first match, so that it can begin without a word being typed. */
export function withOffered(draft: Draft, nameOf: (n: number) => string): Draft {
  const { min, max } = gameEntry(draft.game).seats;
  const count = Math.max(min, Math.min(max, FIRST_CHAIRS));
  const empty: Draft = { ...draft, players: [], first: 0 };
  return Array.from({ length: count }).reduce<Draft>((d) => offerOne(d, nameOf), empty);
}

/** One chair more, with the first proposed name nobody at the table has. */
export function offerOne(draft: Draft, nameOf: (n: number) => string): Draft {
  let n = draft.players.length + 1;
  while (isSeated(draft.players, nameOf(n))) n += 1;
  const colour = freeColour(draft.players, draft.players.length + 1);
  const player: DraftPlayer = { id: null, name: nameOf(n), colour, offered: true };
  return { ...draft, players: [...draft.players, player] };
}

export function isOffered(draft: Draft): boolean {
  return draft.players.length > 0 && draft.players.every(({ offered }) => offered);
}

/**
 * Somebody sits down: on a chair of their own, or on the first one that bears a proposed name. Where all of them do,
 * those chairs go: whoever names one person names the others too.
 */
export function seat(draft: Draft, player: DraftPlayer): Draft {
  const named = isOffered(draft) ? { ...draft, players: [], first: 0 } : draft;
  const free = named.players.findIndex(({ offered }) => offered);
  if (free >= 0) return sit(named, free, player);
  const colour = freeColour(named.players, player.colour);
  return { ...named, players: [...named.players, { ...player, colour }] };
}

/** Somebody else on that chair; somebody new takes over the token that lies there. */
export function sit(draft: Draft, index: number, player: DraftPlayer): Draft {
  const before = draft.players[index];
  if (!before) return draft;
  const others = draft.players.filter((_, i) => i !== index);
  const colour = player.id === null ? before.colour : freeColour(others, player.colour);
  const players = draft.players.map((other, i) => (i === index ? { ...player, colour } : other));
  return { ...draft, players };
}

export function isSeated(players: readonly DraftPlayer[], name: string): boolean {
  return players.some((player) => sameName(player.name, name));
}

/** Whoever has that name already, else somebody new with a colour nobody at the table has. */
export function named(draft: Draft, name: string, known: readonly DraftPlayer[]): DraftPlayer {
  const old = known.find((player) => sameName(player.name, name));
  if (old) return { id: old.id, name: old.name, colour: old.colour };
  const people = draft.players.filter(({ offered }) => !offered);
  return { id: null, name, colour: freeColour(people, people.length + 1) };
}

/** The table with whoever is typed but not added yet: a name in the field is meant to play. */
export function withTyped(draft: Draft, typed: string, known: readonly DraftPlayer[]): Draft {
  const name = tidyName(typed);
  if (name === '' || isFull(draft) || isSeated(draft.players, name)) return draft;
  return seat(draft, named(draft, name, known));
}

/** Nobody more can sit down; chairs with proposed names are free. */
export function isFull(draft: Draft): boolean {
  const people = draft.players.filter(({ offered }) => !offered);
  return people.length >= gameEntry(draft.game).seats.max;
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

/** Another token; whoever had it takes the one that is given back. */
export function recolour(draft: Draft, index: number, colour: number): Draft {
  const before = draft.players[index]?.colour;
  if (before === undefined) return draft;
  const players = draft.players.map((player, i) => {
    if (i === index) return { ...player, colour };
    return player.colour === colour ? { ...player, colour: before } : player;
  });
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

// ── chairs of the app's ─────────────────────────────────────────────────────────────────────────

export type BotNames = Readonly<Record<Level, readonly string[]>>;

/** More than the largest table has chairs. */
const NTH = [1, 2, 3, 4, 5, 6] as const;

/** The first of that level who does not sit at this table. */
function freeBot(players: readonly DraftPlayer[], level: Level, names: BotNames): DraftPlayer {
  const ids = players.map(({ id }) => id);
  const nth = NTH.find((n) => !ids.includes(botId(level, n))) ?? NTH.length;
  const known = names[level];
  const name = known[(nth - 1) % known.length] ?? '';
  const isNamesake = nth > known.length;
  return { id: botId(level, nth), name: isNamesake ? `${name} 2` : name, colour: 1, bot: level };
}

/** The app takes that chair, with the token that lies there. */
export function seatBot(draft: Draft, index: number, level: Level, names: BotNames): Draft {
  const before = draft.players[index];
  if (!before || before.bot === level) return draft;
  const others = draft.players.filter((_, i) => i !== index);
  const bot = { ...freeBot(others, level, names), colour: before.colour };
  return { ...draft, players: draft.players.map((other, i) => (i === index ? bot : other)) };
}

/** The app gets up: the chair waits for somebody with a proposed name. */
export function unseatBot(draft: Draft, index: number, nameOf: (n: number) => string): Draft {
  const before = draft.players[index];
  if (!before?.bot) return draft;
  let n = index + 1;
  while (isSeated(draft.players, nameOf(n))) n += 1;
  const person: DraftPlayer = { id: null, name: nameOf(n), colour: before.colour, offered: true };
  return { ...draft, players: draft.players.map((other, i) => (i === index ? person : other)) };
}

/** Where the app cannot play its chairs wait for people. */
export function withMode(draft: Draft, mode: Mode, nameOf: (n: number) => string): Draft {
  const next = { ...draft, mode };
  if (maySit(draft.game, mode)) return next;
  return draft.players.reduce<Draft>((d, _, index) => unseatBot(d, index, nameOf), next);
}

/** How many the app plays where one person has nobody to play with. */
export function botsAgainstOne(game: GameId): number {
  const { min, max } = gameEntry(game).seats;
  return Math.max(min, Math.min(max, FIRST_CHAIRS)) - 1;
}

/** One person, and the app on the other chairs, each of these levels in turn; the phone deals. */
export function againstBots(
  draft: Draft,
  names: BotNames,
  nameOf: (n: number) => string,
  levels: readonly Level[] = LEVELS,
): Draft {
  const person = draft.players.find(({ bot }) => !bot) ?? withOffered(draft, nameOf).players[0];
  if (!person) return draft;
  const players = [person];
  for (let i = 0; i < botsAgainstOne(draft.game); i += 1) {
    const bot = freeBot(players, levels[i % levels.length] ?? 'easy', names);
    players.push({ ...bot, colour: freeColour(players, players.length + 1) });
  }
  return { ...draft, mode: 'virtual', players, first: 0 };
}
