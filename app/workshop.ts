/**
 * Only in our own builds (ours.gallery.ts): a handle on the open store for tests, screenshots and
 * benchmarks, so that they can seed matches without playing them by hand. Never in what is shipped.
 */
import type { Setup } from '../src/engine/types';
import type { GameId } from '../src/games';
import { botId } from '../src/match/botChairs';
import type { PreparedChance } from '../src/match/create';
import type * as Backup from '../src/match/backup';
import type { LiveMatches } from '../src/match/liveMatches';
import type { Level } from '../src/match/record/types';
import type { KeptMatch } from '../src/match/types';
import type { AppendEffects, Entry, NewEntry, Store } from '../src/storage';
import type { linkEntries } from '../src/storage/writing';

export interface SeedMatch {
  game: GameId;
  setup: Setup;
  players: readonly string[];
  /** By seat: how well the app plays there; people sit where it is null. */
  bots?: readonly (Level | null)[];
  /** A training match. */
  lesson?: boolean;
  moves: readonly unknown[];
  /** Where two matches must be dealt alike. */
  chance?: PreparedChance;
}

/** The very modules that Settings uses. */
const openBackup: typeof Backup.openBackup = async (...given) =>
  (await import('../src/match/backup')).openBackup(...given);

/**
 * A store whose appends to one match are told as stored and written together at the end: nobody looks meanwhile, and each
 * by itself would be a transaction of its own.
 */
async function gathering(store: Store, id: string, link: typeof linkEntries) {
  const { headSeq, headHash } = (await store.match(id)) ?? { headSeq: 0, headHash: '' };
  const gathered: NewEntry[] = [];
  let head = { seq: headSeq, hash: headHash };
  let effects: AppendEffects | null = null;
  const append: Store['append'] = (match, _expected, entries, more) => {
    const rows = link(match, head.seq, head.hash, entries);
    head = rows[rows.length - 1] ?? head;
    gathered.push(...entries);
    const { people = effects?.people, device = effects?.device } = more;
    effects = { ...more, ...(people && { people }), ...(device && { device }) };
    const stored = rows.map((row, i): Entry => ({ ...row, payload: entries[i]?.payload ?? null }));
    return Promise.resolve({ headSeq: head.seq, entries: stored });
  };
  return {
    store: Object.assign(Object.create(store) as Store, { append }),
    async write(): Promise<void> {
      if (effects) await store.append(id, headSeq, gathered, effects);
    },
  };
}

async function seed(store: Store, match: SeedMatch): Promise<string> {
  const { createMatch } = await import('../src/match/create');
  const { openLiveMatch } = await import('../src/match/live');
  const { linkEntries } = await import('../src/storage/writing');
  const { game, setup, chance, lesson, moves } = match;
  // Nobody plays for the app: what was recorded is played by people, who leave their chairs to it afterwards. On paper nobody can.
  const seated = moves.length === 0 || setup.mode === 'score';
  const [bots, standIns] = seated ? [match.bots, []] : [undefined, match.bots ?? []];
  const known = await store.players({ includeHidden: true });
  const ids: string[] = [];
  for (const [i, name] of match.players.entries()) {
    const old = known.find((player) => player.name === name);
    const level = bots?.[i];
    const given = level ? { bot: botId(level, i) } : {};
    ids.push(old ? old.id : (await store.createPlayer({ name, colour: i + 1, ...given })).id);
  }
  const { id } = await createMatch(store, { game, setup, players: ids, chance, bots, lesson });
  const together = await gathering(store, id, linkEntries);
  const live = await openLiveMatch(together.store, id);
  for (const move of moves) {
    const state = live?.state();
    if (state?.status !== 'ready') throw new Error('the seeded match does not open');
    const verdict = await state.match.attempt(move);
    if (!verdict.ok) throw new Error(`a seeded move is refused by ${verdict.clause}`);
  }
  for (const [seat, level] of standIns.entries()) {
    const state = live?.state();
    if (level && state?.status === 'ready') await state.match.giveChair(seat, level);
  }
  await together.write();
  return id;
}

export function openWorkshop(store: Store, matches: LiveMatches): void {
  /** The very match that the open screen shows: what is played here is seen there. */
  const open = (id: string): KeptMatch => {
    const state = matches.of(store, id).state();
    if (state.status !== 'ready') throw new Error('no screen shows this match');
    return state.match;
  };
  Object.assign(globalThis, {
    arbitr: { store, seed: (match: SeedMatch) => seed(store, match), open, openBackup },
  });
}
