/**
 * Beginning a match: the seed and its commitment, the first entry, rematches. The engine is loaded
 * when a match is begun, not before.
 */
import type { GameId, Seat, Setup } from '../engine/types';
import type { Store, StoredMatch } from '../storage';
import { randomHex, randomId } from '../storage/random';

export interface PreparedChance {
  /** 64 hex digits; kept from everyone until the match is over. */
  seed: string;
  /** SHA-256 of the seed's text, hex; shown before anyone adds a word. */
  commitment: string;
}

export interface NewMatchRequest {
  game: GameId;
  setup: Setup;
  /** Player ids by seat; as many as `setup.seats`. */
  players: readonly string[];
  /** From `prepareChance`, when the commitment was shown beforehand. */
  chance?: PreparedChance;
  /** Words (or taps, as text) the players added to the seed, in order. */
  words?: readonly string[];
  parent?: string;
}

const SEED_BYTES = 32;

export async function prepareChance(): Promise<PreparedChance> {
  const { commitTo } = await import('./engineRoom');
  const seed = await randomHex(SEED_BYTES);
  return { seed, commitment: commitTo(seed) };
}

/** Throws RangeError on an impossible setup. Resolves when SQLite has it. */
export async function createMatch(store: Store, request: NewMatchRequest): Promise<StoredMatch> {
  const { RULES_VERSION, rulesOf, summaryOf } = await import('./engineRoom');
  const { game, setup, players } = request;
  if (players.length !== setup.seats) throw new RangeError('players: one for each seat');
  if (new Set(players).size !== players.length) throw new RangeError('players: each of them once');
  const rules = rulesOf(game);
  const state = rules.begin(setup);
  const chance = request.chance ?? (await prepareChance());
  askToKeep();
  return store.createMatch({
    id: await randomId(),
    game,
    rulesVersion: RULES_VERSION,
    setup,
    players: [...players],
    seed: chance.seed,
    commitment: chance.commitment,
    words: [...(request.words ?? [])],
    parent: request.parent ?? null,
    summary: summaryOf(rules, state, 0),
    at: Date.now(),
  });
}

/** The same people and setup; the next seat begins unless told otherwise. */
export async function rematch(store: Store, matchId: string, first?: Seat): Promise<StoredMatch> {
  const old = await store.match(matchId);
  if (!old) throw new Error(`no match ${matchId}`);
  const next = first ?? (old.setup.first + 1) % old.setup.seats;
  return createMatch(store, {
    game: old.game,
    setup: { ...old.setup, first: next },
    players: old.players.map((player) => player.id),
    parent: old.id,
  });
}

/** Browsers may clear the storage of sites they think nobody cares about; now somebody does. */
function askToKeep(): void {
  const storage = globalThis.navigator?.storage as StorageManager | undefined;
  storage?.persist?.().catch(() => undefined);
}
