/**
 * An evening: all finished matches of one group that began between 16:00 and 05:00. Whose group it is, nobody is asked:
 * tables belong together where two people sat at both. Pure but for `evening`, which asks the store.
 */
import { resultsOf } from '../match/facts';
import type { MatchRow, SeatedPlayer, Store } from '../storage';

const BEGINS = 16;
const ENDS = 5;
const DAY_MS = 86_400_000;
/** So many of one table at another make them one group. */
const IN_COMMON = 2;

export interface Evening {
  /** In the order in which they were played. */
  matches: readonly MatchRow[];
  /** Of the first match: the day the evening belongs to, also after midnight. */
  day: number;
  begins: number;
  ends: number;
  /** Of play, without what lies between the matches. */
  minutes: number;
}

export interface Medals {
  player: SeatedPlayer;
  /** Places 1 to 3, the best first. */
  places: readonly number[];
  wins: number;
}

export interface NewRecord {
  match: MatchRow;
  player: SeatedPlayer;
  points: number;
  /** What it was until then, whose and when. */
  before: { points: number; player: string; at: number };
}

export interface CloseFinish {
  match: MatchRow;
  /** The winner, and who came next. */
  first: SeatedPlayer;
  second: SeatedPlayer;
  points: readonly [first: number, second: number];
}

const seatOf = (match: MatchRow, seat: number): SeatedPlayer | undefined =>
  match.players.find((one) => one.seat === seat);

const hourOf = (at: number, hour: number): number => new Date(at).setHours(hour, 0, 0, 0);

/** From when to when the evening lasts in which this moment lies; null by day. */
export function eveningAround(at: number): { from: number; until: number } | null {
  const hour = new Date(at).getHours();
  if (hour >= ENDS && hour < BEGINS) return null;
  // Noon of the day it belongs to: a change of the clock is never there.
  const noon = hourOf(hour < ENDS ? at - DAY_MS / 4 : at, 12);
  return { from: hourOf(noon, BEGINS), until: hourOf(hourOf(noon + DAY_MS, 12), ENDS) };
}

/** Who sat there in person. */
const peopleOf = ({ players }: MatchRow): string[] =>
  players.filter(({ bot }) => bot === undefined).map(({ id }) => id);

/** One person against the app, one alone and a match that somebody else dealt make no evening. */
const counts = (match: MatchRow): boolean =>
  match.finishedAt !== null && !match.summary.forged && peopleOf(match).length >= IN_COMMON;

function isOneGroup(a: MatchRow, b: MatchRow): boolean {
  const there = peopleOf(b);
  return peopleOf(a).filter((id) => there.includes(id)).length >= IN_COMMON;
}

const MOST_MINUTES = 600;

/** Null for a match that was put aside for a night. */
export function minutesOf({
  createdAt,
  finishedAt,
}: Pick<MatchRow, 'createdAt' | 'finishedAt'>): number | null {
  if (finishedAt === null) return null;
  const minutes = Math.round((finishedAt - createdAt) / 60_000);
  return minutes >= 1 && minutes <= MOST_MINUTES ? minutes : null;
}

function eveningOf(matches: readonly MatchRow[]): Evening {
  const inOrder = [...matches].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  const begins = inOrder[0]?.createdAt ?? 0;
  return {
    matches: inOrder,
    day: eveningAround(begins)?.from ?? begins,
    begins,
    ends: Math.max(...inOrder.map(({ createdAt, finishedAt }) => finishedAt ?? createdAt)),
    minutes: inOrder.reduce((sum, match) => sum + (minutesOf(match) ?? 0), 0),
  };
}

/** All evenings among these matches, the latest first. */
export function eveningsIn(rows: readonly MatchRow[]): Evening[] {
  const nights = new Map<number, MatchRow[]>();
  for (const row of rows) {
    const around = counts(row) ? eveningAround(row.createdAt) : null;
    if (around) nights.set(around.from, [...(nights.get(around.from) ?? []), row]);
  }
  return [...nights.values()]
    .flatMap(groupsIn)
    .map(eveningOf)
    .sort((a, b) => b.begins - a.begins);
}

/** Tables that are linked by people, also over others. */
function groupsIn(rows: readonly MatchRow[]): MatchRow[][] {
  let groups: MatchRow[][] = [];
  for (const row of rows) {
    const near = groups.filter((group) => group.some((other) => isOneGroup(row, other)));
    groups = [...groups.filter((group) => !near.includes(group)), [row, ...near.flat()]];
  }
  return groups;
}

/** More matches than anyone plays in one evening on one device. */
const MOST_MATCHES = 200;

/** The evening a match belongs to; null if it belongs to none. */
export async function evening(store: Store, id: string): Promise<Evening | null> {
  const match = await store.match(id);
  const around = match && eveningAround(match.createdAt);
  if (!around) return null;
  const { rows } = await store.history({ ...around, finished: true }, { limit: MOST_MATCHES });
  return eveningsIn(rows).find(({ matches }) => matches.some((one) => one.id === id)) ?? null;
}

/** Everyone with a place among the first three: most wins first, then the better places. */
export function medalsOf({ matches }: Evening): Medals[] {
  const known = new Map<string, { player: SeatedPlayer; places: number[] }>();
  for (const match of matches)
    for (const { seat, rank } of resultsOf(match.summary)) {
      const player = seatOf(match, seat);
      if (!player || player.bot !== undefined) continue;
      const one = known.get(player.id) ?? { player, places: [] };
      if (rank <= 3) one.places.push(rank);
      known.set(player.id, one);
    }
  const count = (places: readonly number[], place: number): number =>
    places.filter((one) => one === place).length;
  return [...known.values()]
    .map(({ player, places }) => ({
      player,
      places: places.sort((a, b) => a - b),
      wins: count(places, 1),
    }))
    .sort(
      (a, b) =>
        b.wins - a.wins ||
        count(b.places, 2) - count(a.places, 2) ||
        count(b.places, 3) - count(a.places, 3),
    );
}

/** The least distance between the first two, where points are known; of equal ones the later. */
export function closestFinish({ matches }: Evening): CloseFinish | null {
  let closest: CloseFinish | null = null;
  let least = Infinity;
  for (const match of matches) {
    const { points, winners, places } = match.summary;
    const [winner, another] = winners;
    if (places || winner === undefined || another !== undefined) continue;
    const own = points[winner] ?? 0;
    const rest = points.flatMap((n, seat) => (seat === winner ? [] : [{ n, seat }]));
    const next = rest.sort((a, b) => b.n - a.n)[0];
    const [first, second] = [seatOf(match, winner), next && seatOf(match, next.seat)];
    if (!next || !first || !second || own - next.n > least) continue;
    least = own - next.n;
    closest = { match, first, second, points: [own, next.n] };
  }
  return closest;
}

/** Who of this evening did better in a game than any of them had before it. One a game. */
export async function newRecords(store: Store, { matches, begins }: Evening): Promise<NewRecord[]> {
  const records: NewRecord[] = [];
  const people = [...new Set(matches.flatMap(peopleOf))];
  for (const game of new Set(matches.map((match) => match.game))) {
    const best = bestOf(matches.filter((match) => match.game === game));
    if (!best) continue;
    let before: NewRecord['before'] | null = null;
    for (const player of people) {
      const mark = await store.statistics.bestBefore(player, game, begins);
      if (mark && (!before || mark.points > before.points))
        before = { points: mark.points, player, at: mark.at };
    }
    if (before && best.points > before.points) records.push({ ...best, before });
  }
  return records;
}

function bestOf(matches: readonly MatchRow[]): Omit<NewRecord, 'before'> | null {
  let best: Omit<NewRecord, 'before'> | null = null;
  for (const match of matches)
    for (const player of match.players) {
      const points = match.summary.points[player.seat] ?? 0;
      if (player.bot === undefined && !match.summary.places && points > (best?.points ?? -Infinity))
        best = { match, player, points };
    }
  return best;
}
