/**
 * Whole matches without a screen: the match itself says what is due, who holds the device and what should be looked
 * at; this only decides, says «seen», and lets other chairs move meanwhile. Knows no game.
 */
import type { Seat } from '../../src/engine/types';
import { gameEntry, type GameId } from '../../src/games';
import { commitTo } from '../../src/match/chance';
import { createMatch, type PreparedChance } from '../../src/match/create';
import { openLiveMatch, type LiveMatch } from '../../src/match/live';
import type { KeptMatch } from '../../src/match/types';
import type { Store } from '../../src/storage';
import { sha256Hex } from '../../src/storage/chain';
import { chanceOf, quickRng } from './quickRng';

const MOST_MOVES = 1500;
/** In games that beginners never end, the table agrees to. */
const PATIENCE = 160;
const KILL_ONE_IN = 25;
const STOP = { type: 'stop' };

/** At the smallest table for two or more, or one chair more. */
export function seatsAt(game: GameId, more: boolean): number {
  const { min, max } = gameEntry(game).seats;
  return Math.min(max, Math.max(2, min) + (more ? 1 : 0));
}

/** The same dice and deals for everybody who runs the test. */
function fixedChance(game: GameId): PreparedChance {
  const seed = sha256Hex(`without a screen: ${game}`);
  return { seed, commitment: commitTo(seed) };
}

export async function begin(store: Store, game: GameId, seats: number): Promise<string> {
  const players: string[] = [];
  for (let seat = 0; seat < seats; seat += 1)
    players.push((await store.createPlayer({ name: `Гравець ${seat}`, colour: seat + 1 })).id);
  const setup = { seats, first: 0, mode: 'virtual' } as const;
  return (await createMatch(store, { game, setup, players, chance: fixedChance(game) })).id;
}

export async function opened(store: Store, id: string): Promise<LiveMatch> {
  const live = await openLiveMatch(store, id);
  if (!live) throw new Error('no match');
  return live;
}

export function now(live: LiveMatch): KeptMatch {
  const state = live.state();
  if (state.status !== 'ready') throw new Error(state.status);
  return state.match;
}

/** A move, or that somebody lets the generator go on. */
export type Decided = { move: unknown } | 'draw';

export interface Played {
  looks: number;
  hands: number;
  kills: number;
  /** Moves of other chairs while this device showed something: a look, or somebody's private view. */
  others: number;
  decided: Decided[];
}

export interface PlayOptions {
  open(): Promise<LiveMatch>;
  /** The app is killed and comes back. */
  kill?(live: LiveMatch): Promise<LiveMatch>;
  seed: number;
}

/** Decides as whoever holds the device would, with what that chair is offered. */
export async function playToEnd({ open, kill, seed }: PlayOptions): Promise<Played> {
  const rng = quickRng(seed);
  const played: Played = { looks: 0, hands: 0, kills: 0, others: 0, decided: [] };
  let live = await open();
  let holder = now(live).holder.who;
  const decide = async (match: KeptMatch, seat: Seat): Promise<void> => {
    const offers = match.offers(seat);
    const stops = played.decided.length > PATIENCE && match.judge(STOP).ok;
    const move = stops ? STOP : offers[rng.below(offers.length)];
    expect(await match.attempt(move)).toEqual({ ok: true });
    played.decided.push({ move });
  };
  for (let n = 0; n < MOST_MOVES; n += 1) {
    await now(live).advance();
    const match = now(live);
    const { turn } = match;
    if (match.holder.who !== holder) played.hands += 1;
    holder = match.holder.who;
    if (match.look) {
      const [next] = turn.actors;
      if (kill && next !== undefined && chanceOf(rng, 4)) {
        // Somebody on another device has seen enough.
        await decide(match, next);
        played.others += 1;
        continue;
      }
      played.looks += 1;
      match.seen('flight');
      now(live).seen('look');
      continue;
    }
    if (match.standing.over) return played;
    if (turn.chance) {
      // What waits for a hand lies open on the table.
      await match.draw();
      played.decided.push('draw');
    } else {
      const asked = expectHeldWell(match);
      const others = turn.actors.filter((seat) => seat !== asked);
      const [other] = others;
      if (kill && asked !== null && other !== undefined && chanceOf(rng, 3)) {
        await moveBehind(match, live, () => decide(match, other));
        played.others += 1;
      } else await decide(match, asked ?? turn.actors[rng.below(turn.actors.length)] ?? 0);
    }
    if (kill && rng.below(KILL_ONE_IN) === 0) {
      live = await kill(live);
      played.kills += 1;
    }
  }
  throw new Error('the match does not end');
}

/** The device is with whoever is asked in secret, and closed; else it lies open. Who is asked in secret, if anyone. */
function expectHeldWell({ turn, info, holder }: KeptMatch): Seat | null {
  const { secret } = gameEntry(info.game);
  if (secret.length === 0 || info.setup.seats === 1) return null;
  expect(holder.open).toBe(false);
  if (!secret.includes(turn.phase)) {
    expect(holder.who).toBe('table');
    return null;
  }
  expect(turn.actors).toContain(holder.who);
  return holder.who === 'table' ? null : holder.who;
}

/** What one looks at in private stays open while somebody else moves, and the device stays where it is. */
async function moveBehind(
  match: KeptMatch,
  live: LiveMatch,
  move: () => Promise<void>,
): Promise<void> {
  match.openCurtain();
  const held = now(live).holder;
  expect(held.open).toBe(true);
  await move();
  expect(now(live).holder).toEqual(held);
  await now(live).advance();
  expect(now(live).holder).toEqual(held);
  now(live).closeCurtain();
}
