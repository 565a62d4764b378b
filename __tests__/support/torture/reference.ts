/** A store with matches of «Веселка» in every state, and everything it says, to compare with later. */
import { commitTo } from '../../../src/match/chance';
import { openLiveMatch, type LiveMatch } from '../../../src/match/live';
import type { KeptMatch } from '../../../src/match/types';
import type { Entry, Player, Store, StoredMatch } from '../../../src/storage/types';
import type { Dice } from './dice';

export interface Told {
  matches: Map<string, { match: StoredMatch; log: Entry[] }>;
  players: Player[];
  settings: Record<string, unknown>;
}

export function ready(live: LiveMatch): KeptMatch {
  const state = live.state();
  if (state.status !== 'ready') throw new Error(`the match is ${state.status}`);
  return state.match as KeptMatch;
}

/** One step of somebody's evening: a move, a roll, sometimes an undo, a redo or a correction. */
export async function step(live: LiveMatch, dice: Dice): Promise<void> {
  const now = ready(live);
  const roll = dice.below(20);
  if (roll === 0 && now.canUndo) return now.undo();
  if (roll === 1 && now.canRedo) return now.redo();
  if (roll === 2 && now.log.length > 0) {
    const line = dice.pick(now.log);
    if (line.kind !== 'move' || line.undone || line.drawn) return;
    return correct(now, line.seq, dice);
  }
  if (now.turn.chance) return now.draw();
  const seat = now.turn.actors[0];
  if (seat === undefined) return;
  const offers = now.offers(seat);
  if (offers.length > 0) await now.attempt(dice.pick(offers));
}

/** Another move that was on offer then; what came after it and no longer fits is given up. */
async function correct(now: KeptMatch, seq: number, dice: Dice): Promise<void> {
  const then = now.before(seq);
  const [seat] = then?.turn.actors ?? [];
  if (!then || seat === undefined) return;
  const begun = now.correct(seq, dice.pick(then.offers(seat)));
  if ('ok' in begun) return;
  const correction = begun.question ? begun.answer('all out') : begun;
  if (!('ok' in correction)) await correction.save();
}

/** Every second match is counted on paper and ends within thirty moves or so; the others are dealt and go on for long. */
export async function fill(
  store: Store,
  matches: number,
  steps: number,
  dice: Dice,
): Promise<void> {
  const people: Player[] = [];
  for (const name of ['Олена', 'Тарас', 'Іра', 'Юрко']) {
    people.push(await store.createPlayer({ name, colour: 1 + dice.below(6) }));
  }
  for (let i = 0; i < matches; i += 1) {
    const seats = 2 + dice.below(3);
    const seed = `${i.toString(16).padStart(4, '0')}`.repeat(16);
    const { id } = await store.createMatch({
      id: `${dice
        .below(2 ** 31)
        .toString(16)
        .padStart(8, '0')}${i.toString(16).padStart(8, '0')}`,
      game: 'veselka',
      rulesVersion: 1,
      setup: { seats, first: dice.below(seats), mode: i % 2 === 0 ? 'score' : 'virtual' },
      players: people.slice(0, seats).map((player) => player.id),
      seed,
      commitment: commitTo(seed),
      words: [],
      parent: null,
      summary: { points: [], phase: 'act', actors: [], over: false, winners: [], moves: 0 },
      at: 1_700_000_000_000 + i * 60_000,
    });
    const live = await openLiveMatch(store, id);
    if (!live) throw new Error('no match');
    for (let k = 0; k < steps; k += 1) await step(live, dice);
    live.leave();
  }
  await store.setSetting('theme', 'dark');
  await store.setSetting('language', 'uk');
}

export async function tell(store: Store, ids?: Iterable<string>): Promise<Told> {
  const matches: Told['matches'] = new Map();
  for (const id of ids ?? (await allIds(store))) {
    const match = await store.match(id);
    if (match) matches.set(id, { match, log: (await store.log(id)).entries });
  }
  const players = (await store.players({ includeHidden: true }))
    .map(({ lastPlayedAt, ...player }) => player)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return { matches, players, settings: { ...(await store.settings()) } };
}

async function allIds(store: Store): Promise<string[]> {
  const ids: string[] = [];
  let after = null;
  do {
    const page: Awaited<ReturnType<Store['history']>> = await store.history(
      {},
      { limit: 100, after },
    );
    ids.push(...page.rows.map((row) => row.id));
    after = page.next;
  } while (after);
  return ids;
}
