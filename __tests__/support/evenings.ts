/**
 * A handful of small matches over all six games, played through the front door, with every figure small
 * enough to be worked out by hand. Оля plays all of them; Женя turns out to be Оля; Євген is hidden.
 */
import type { Mode } from '../../src/engine/types';
import type { GameId } from '../../src/games';
import { createMatch } from '../../src/match/create';
import { openLiveMatch } from '../../src/match/live';
import type { Store } from '../../src/storage/types';
import promin from '../games/promin/transcripts/score.json';
import qwinto from '../games/qwinto/transcripts/score.json';
import split from '../games/split/transcripts/score.json';
import { testPlace, type TestPlace } from './sqlite/openTestStore';

export const FIRST_DAY = Date.UTC(2026, 0, 1, 19);
const DAY = 86_400_000;

export interface Evenings {
  olia: string;
  taras: string;
  solomiia: string;
  yevhen: string;
  /** By number, from 1. */
  match(number: number): string;
}

interface Plan {
  game: GameId;
  seats: readonly string[];
  moves: readonly unknown[];
  first?: number;
}

const STOP = { type: 'stop' };
const moves = (transcript: { steps: readonly { move: unknown }[] }): unknown[] =>
  transcript.steps.map(({ move }) => move);

/** Everybody's turns one after another, round by round. */
function nizam(seats: readonly string[], ...turns: readonly (readonly number[])[]): Plan {
  const tallies = turns.map((lengths, i) => ({ type: 'tally', seat: i % seats.length, lengths }));
  return { game: 'nizam', seats, moves: [...tallies, STOP] };
}

function veselka(seats: readonly string[], ...lengths: readonly number[]): Plan {
  const tallies = lengths.map((length, seat) => ({ type: 'tally', seat, length, keep: null }));
  return { game: 'veselka', seats, moves: [...tallies, STOP] };
}

function perlyna(seats: readonly string[], ...tasks: readonly (readonly string[])[]): Plan {
  const tallies = tasks.map((done, seat) => ({ type: 'tally', seat, tasks: done }));
  return { game: 'perlyna', seats, moves: [...tallies, STOP] };
}

async function play(store: Store, plan: Plan, at: number): Promise<string> {
  const mode: Mode = 'score';
  const setup = { seats: plan.seats.length, first: plan.first ?? 0, mode };
  const { id } = await createMatch(store, {
    game: plan.game,
    setup,
    players: [...plan.seats],
  });
  const live = await openLiveMatch(store, id, { now: () => at });
  for (const move of plan.moves) {
    const state = live?.state();
    if (state?.status !== 'ready') throw new Error('the match does not open');
    const verdict = await state.match.attempt(move);
    if (!verdict.ok) throw new Error(`${plan.game}: ${JSON.stringify(move)} ${verdict.clause}`);
  }
  live?.leave();
  return id;
}

export async function playEvenings(store: Store): Promise<Evenings> {
  const join = async (name: string, colour: number): Promise<string> =>
    (await store.createPlayer({ name, colour })).id;
  const olia = await join('Оля', 1);
  const taras = await join('Тарас', 2);
  const solomiia = await join('Соломія', 3);
  const yevhen = await join('Євген', 4);
  const zhenia = await join('Женя', 5);
  const two = [olia, taras];
  const four = [olia, taras, solomiia, yevhen];
  const plans: Plan[] = [
    nizam(two, [3], [4]), // 1. 3 : 5
    nizam(two, [5], [3]), // 2. 7 : 3
    nizam(two, [4, 4], [5]), // 3. 11 : 7
    nizam([olia, taras, solomiia], [3], [3], []), // 4. 3 : 3 : 0, shared
    nizam([olia], [3], [4]), // 5. alone, 8
    nizam([olia], [5, 5]), // 6. alone, 15
    nizam([olia], [3]), // 7. alone, 3
    veselka(two, 3, 6), // 8. 3 : 10
    veselka([olia, solomiia], 4, 3), // 9. 5 : 3
    perlyna(two, ['red'], ['blue', 'green']), // 10. 1 : 2
    { game: 'split', seats: four, first: 1, moves: moves(split) }, // 11. 16 : 23 : 32 : 5
    { game: 'promin', seats: four, first: 1, moves: moves(promin) }, // 12. −55 : −35 : −70 : −60
    { game: 'qwinto', seats: four.slice(0, 3), first: 1, moves: moves(qwinto) }, // 13. −5 : −6 : 2
    nizam(two, [5], []), // 14. 7 : 0, deleted below
    nizam([zhenia, taras], [3], []), // 15. 3 : 0, Женя is Оля
  ];
  const ids: string[] = [];
  for (const [i, plan] of plans.entries()) ids.push(await play(store, plan, FIRST_DAY + i * DAY));
  await store.deleteMatch(ids[13] ?? '');
  await store.mergePlayers(zhenia, olia);
  await store.hidePlayer(yevhen, true);
  return { olia, taras, solomiia, yevhen, match: (number) => ids[number - 1] ?? '' };
}

/** Every test of the file looks at the same evenings, played once. */
export function playedEvenings(): { store(): Store; all(): Evenings } {
  let place: TestPlace;
  let store: Store;
  let all: Evenings;
  beforeAll(async () => {
    place = testPlace();
    store = await place.open();
    all = await playEvenings(store);
  });
  afterAll(async () => {
    await store.close();
    place.remove();
  });
  return { store: () => store, all: () => all };
}
