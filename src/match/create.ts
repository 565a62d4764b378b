/**
 * Beginning a match: the seed and its commitment, the first entry, rematches. The engine is loaded
 * when a match is begun, not before.
 */
import type { Refusal, Seat, Setup } from '../engine/types';
import type { GameId } from '../games';
import type { Store, StoredMatch } from '../storage';
import { randomHex, randomId } from '../storage/random';
import type { ResultMove } from './late';
import { isBotId, maySit } from './botChairs';
import type { About, Level } from './record/types';

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
  /** By seat: how well the app plays there; null, or no list at all, where people sit. */
  bots?: readonly (Level | null)[];
  /** From `prepareChance`, when the commitment was shown beforehand. */
  chance?: PreparedChance;
  /** Words (or taps, as text) the players added to the seed, in order. */
  words?: readonly string[];
  parent?: string;
  /** When and where it was played, where that is not here and now. */
  about?: About;
  /** A training match. */
  lesson?: boolean;
}

const SEED_BYTES = 32;

export async function prepareChance(): Promise<PreparedChance> {
  const { commitTo } = await import('./engineRoom');
  const seed = await randomHex(SEED_BYTES);
  return { seed, commitment: commitTo(seed) };
}

/** Throws RangeError on an impossible setup. Resolves when SQLite has it. */
export async function createMatch(store: Store, request: NewMatchRequest): Promise<StoredMatch> {
  const { RULES_VERSION, nothingYet, rulesOf, summaryOf } = await import('./engineRoom');
  const { game, setup, players } = request;
  if (players.length !== setup.seats) throw new RangeError('players: one for each seat');
  if (new Set(players).size !== players.length) throw new RangeError('players: each of them once');
  const bots = request.bots?.some((bot) => bot !== null) ? request.bots : undefined;
  if (bots && (bots.length !== players.length || !maySit(game, setup.mode)))
    throw new RangeError('bots: one for a seat each, and not in this mode of this game');
  if (bots?.every((bot) => bot !== null)) throw new RangeError('bots: somebody has to play');
  const rules = await rulesOf(game);
  const state = rules.begin(setup);
  const chance = request.chance ?? (await prepareChance());
  askToKeep();
  const match = await store.createMatch({
    id: await randomId(),
    game,
    rulesVersion: RULES_VERSION,
    setup,
    players: [...players],
    ...(bots ? { bots } : {}),
    seed: chance.seed,
    commitment: chance.commitment,
    words: [...(request.words ?? [])],
    parent: request.parent ?? null,
    summary: {
      ...summaryOf(rules, state, nothingYet()),
      ...(bots ? { bots: [...bots] } : {}),
    },
    at: Date.now(),
  });
  if (request.about) await store.setAbout(match.id, request.about);
  if (request.lesson) await store.setDevice(match.id, { lesson: true });
  return match;
}

export interface LateRequest extends Required<Pick<NewMatchRequest, 'game' | 'players' | 'about'>> {
  result: ResultMove;
}

/** A match that was played without the app, from its result alone (./late); or why there is no such result. */
export async function enterResult(
  store: Store,
  { game, players, about, result }: LateRequest,
): Promise<StoredMatch | Refusal> {
  const { openLiveMatch, rulesOf } = await import('./engineRoom');
  const setup: Setup = { seats: players.length, first: 0, mode: 'score' };
  const rules = await rulesOf(game);
  const verdict = rules.judge(rules.begin(setup), result);
  if (!verdict.ok) return verdict;
  const match = await createMatch(store, { game, setup, players });
  // One act of one moment: it took no time here.
  const live = await openLiveMatch(store, match.id, { now: () => match.createdAt });
  await live?.attempt(result, match.headSeq);
  live?.leave();
  // Last: what it was finished at moves with it.
  await store.setAbout(match.id, about);
  return match;
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
    // Whom the app stood in for has come back.
    bots: old.players.map(({ id, bot }) => (isBotId(id) && bot ? bot : null)),
    parent: old.id,
  });
}

/** Browsers may clear the storage of sites they think nobody cares about; now somebody does. */
function askToKeep(): void {
  const storage = globalThis.navigator?.storage as StorageManager | undefined;
  storage?.persist?.().catch(() => undefined);
}
