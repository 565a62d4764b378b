/** People at real sockets: they come in, answer from what their own phone shows, and note what was acknowledged. */
import { createRng } from '../../../src/engine/rng';
import { gameOf, type GameId } from '../../../src/games';
import type { Json } from '../../../src/match/record/types';
import { makeTable } from '../../../src/net/client/door';
import { TableSeat, type Seen } from '../../../src/net/client/seat';
import { pick, quickRng } from '../quickRng';

/** `seat:id`, as the log keeps it, of a move whose verdict came back fine. */
export type Acknowledged = Set<string>;

export function until(seat: TableSeat, isThere: (seen: Seen) => boolean): Promise<void> {
  return new Promise((resolve) => {
    let stop: () => void = () => undefined;
    const look = (): void => {
      if (!isThere(seat.now())) return;
      stop();
      resolve();
    };
    stop = seat.subscribe(look);
    look();
  });
}

/** Everyone sits, every phone has added its word, the match has begun. */
export async function sitAtTable(
  address: string,
  game: GameId,
  seats: number,
): Promise<TableSeat[]> {
  const made = await makeTable(address, { game, mode: 'virtual', seats, first: 0 }, 'Оля');
  if ('no' in made) throw new Error(made.no);
  const all = [new TableSeat(address, made.code, { token: made.token }, () => undefined)];
  for (let i = 1; i < seats; i += 1)
    all.push(new TableSeat(address, made.code, { name: `Гість ${i}` }, () => undefined));
  for (const seat of all) await until(seat, ({ people }) => people?.words.length === seats);
  all[0]?.connection.say('host', { act: 'start' });
  for (const seat of all) await until(seat, ({ sight }) => sight !== null);
  return all;
}

/** Whoever is asked answers once; how many answers were acknowledged. */
export async function everyoneAnswers(
  seats: readonly TableSeat[],
  game: GameId,
  seed: number,
  acknowledged: Acknowledged,
): Promise<number> {
  const [rules, flow] = await Promise.all([gameOf(game).rules(), gameOf(game).flow()]);
  const answers = seats.map(async (seat, i) => {
    const { sight, viewer } = seat.now();
    if (!sight || viewer === 'table' || sight.standing.over) return 0;
    const { ask, turn, view } = sight;
    if (turn.chance && i > 0) return 0;
    if (!turn.chance && !turn.actors.includes(viewer)) return 0;
    const offers = turn.chance
      ? []
      : rules.offers(rules.imagine(view, viewer, createRng(`${seed}`)), viewer);
    const move = turn.chance ? null : pick(quickRng(seed + i), offers);
    const choice = flow.says?.(move, offers) ?? move;
    const verdict = await seat.connection.ask(
      turn.chance ? { ask } : { ask, choice: choice as Json },
    );
    if (verdict.ok) acknowledged.add(`${viewer}:${verdict.id}`);
    return verdict.ok ? 1 : 0;
  });
  const counts = await Promise.all(answers);
  const head = Math.max(...seats.map((seat) => seat.now().sight?.seq ?? 0));
  for (const seat of seats) await until(seat, ({ sight }) => (sight?.seq ?? 0) >= head);
  return counts.reduce<number>((sum, count) => sum + count, 0);
}
