/** An evening: which matches it has, who gets medals, what it is remembered for. */
import { biggest, momentsOf, type DecidedMatch } from '../../app/screens/evening/moments';
import { eveningText } from '../../app/screens/evening/text';
import { closestFinish, eveningAround, eveningsIn, medalsOf } from '../../src/stats';
import type { MatchRow } from '../../src/storage';

const at = (day: number, hour: number, minute = 0): number =>
  new Date(2026, 10, day, hour, minute).getTime();

interface Played {
  id: string;
  begins: number;
  people?: string;
  points?: number[];
  winners?: number[];
  bots?: number[];
}

function played({ id, begins, people = 'abcd', points, winners = [0], bots = [] }: Played) {
  const names = [...people];
  return {
    id,
    game: 'promin',
    createdAt: begins,
    finishedAt: begins + 30 * 60_000,
    players: names.map((name, seat) => ({
      ...{ seat, id: name, name, colour: seat + 1 },
      ...(bots.includes(seat) ? { bot: 'even' } : {}),
    })),
    summary: { points: points ?? names.map((_, i) => 40 - 10 * i), winners, over: true, moves: 1 },
  } as unknown as MatchRow;
}

const idsOf = (rows: readonly MatchRow[]): string[][] =>
  eveningsIn(rows).map(({ matches }) => matches.map(({ id }) => id));

test('an evening lasts from 16:00 to 5:00; what began after midnight belongs to the day before', () => {
  expect(eveningAround(at(13, 15, 59))).toBeNull();
  expect(eveningAround(at(13, 5))).toBeNull();
  const friday = { from: at(13, 16), until: at(14, 5) };
  expect(eveningAround(at(13, 16))).toEqual(friday);
  expect(eveningAround(at(14, 0, 30))).toEqual(friday);
  expect(eveningAround(at(14, 4, 59))).toEqual(friday);
});

test('matches of one evening stand together in the order they were played, the latest evening first', () => {
  const rows = [
    played({ id: 'after midnight', begins: at(14, 1) }),
    played({ id: 'second', begins: at(13, 21) }),
    played({ id: 'first', begins: at(13, 19) }),
    played({ id: 'at noon', begins: at(13, 12) }),
    played({ id: 'week before', begins: at(6, 20) }),
  ];
  expect(idsOf(rows)).toEqual([['first', 'second', 'after midnight'], ['week before']]);
});

test('two groups on one evening are two evenings; tables with two in common are one, also over others', () => {
  const rows = [
    played({ id: 'all', begins: at(13, 19), people: 'abcd' }),
    played({ id: 'pair', begins: at(13, 20), people: 'ab' }),
    played({ id: 'other pair', begins: at(13, 21), people: 'cd' }),
    played({ id: 'strangers', begins: at(13, 18), people: 'xyz' }),
    // One who sat at both does not make them one group.
    played({ id: 'visit', begins: at(13, 17), people: 'xd' }),
  ];
  expect(idsOf(rows)).toEqual([['all', 'pair', 'other pair'], ['strangers'], ['visit']]);
});

test('whoever plays alone or against the app has no evening', () => {
  const rows = [
    played({ id: 'alone', begins: at(13, 19), people: 'a' }),
    played({ id: 'bots', begins: at(13, 20), people: 'abc', bots: [1, 2] }),
  ];
  expect(idsOf(rows)).toEqual([]);
});

test('medals are places one to three, most wins first; a shared win is gold for both', () => {
  const [evening] = eveningsIn([
    played({ id: '1', begins: at(13, 19) }),
    played({ id: '2', begins: at(13, 20), points: [5, 20, 20, 1], winners: [1, 2] }),
  ]);
  expect(medalsOf(evening!).map(({ player, places }) => [player.name, places])).toEqual([
    ['b', [1, 2]],
    ['a', [1, 3]],
    ['c', [1, 3]],
    ['d', []],
  ]);
});

const words = eveningText.uk;
const told = {
  words,
  gameName: () => 'Промінь',
  nameOf: (id: string) => id,
  day: () => '30 жовт.',
  time: () => '19:58',
};

function decidedMatch(id: string, points: number[], gain: number | undefined): DecidedMatch {
  const match = played({ id, begins: at(13, 19), points });
  const decided = { title: `Вирішила роздача 4: +${gain}`, note: '', clause: 'P-6.1', gain };
  return { match, winner: match.players[0]!, decided: decided as DecidedMatch['decided'] };
}

test('the biggest deciding entry is the one that made most of its winner’s points', () => {
  const [small, big] = [decidedMatch('small', [100, 1], 40), decidedMatch('big', [50, 1], 40)];
  expect(biggest([small, big])?.match.id).toBe('big');
  expect(biggest([decidedMatch('no points', [10, 1], undefined)])).toBeNull();
});

test('at most three moments: what decided, records, the closest finish', () => {
  const [evening] = eveningsIn([
    played({ id: 'far', begins: at(13, 19), points: [40, 20, 10, 0] }),
    played({ id: 'close', begins: at(13, 20), points: [55, 55, 30, 0] }),
  ]);
  const closest = closestFinish(evening!);
  expect(closest?.match.id).toBe('close');
  const match = evening!.matches[0]!;
  const record = {
    ...{ match, player: match.players[0]!, points: 61 },
    before: { points: 58, player: 'Тарас', at: 0 },
  };
  const decided = [decidedMatch('close', [55, 55], 40)];
  const moments = momentsOf({ decided, records: [record], closest }, told);
  expect(moments.map(({ title, value, note }) => [title, value, note])).toEqual([
    ['Вирішила роздача 4', '+40', 'Промінь · 19:58'],
    ['Рекорд столу: Промінь', '61', 'було 58, Тарас, 30 жовт.'],
    ['Порівну, а перемога одна', '55\u00a0:\u00a055', 'Промінь · попереду a, далі b'],
  ]);
  expect(momentsOf({ decided, records: [record, record, record], closest }, told)).toHaveLength(3);
});

test('a finish far apart is no close one', () => {
  const [evening] = eveningsIn([played({ id: 'far', begins: at(13, 19) })]);
  const closest = closestFinish(evening!);
  expect(closest?.points).toEqual([40, 30]);
  expect(momentsOf({ decided: [], records: [], closest }, told)).toEqual([]);
});
