/** Who stands where on the page of the standings, and what the last deal changed. */
import type { Chapter } from '../../app/screens/match/logChapters';
import { lastGainful, ranking } from '../../app/screens/match/ranking';
import type { Standing } from '../../src/engine/types';

const PLAYERS = ['Оля', 'Тарас', 'Соломія', 'Євген'].map((name, seat) => ({
  seat,
  name,
  colour: seat + 1,
}));
const chapter = (...gains: number[]): Chapter => ({
  key: String(gains),
  stage: { now: 3, of: 4 },
  number: 3,
  gains,
  data: [],
});
const standing = (points: number[], winners: number[] = []): Standing => ({
  points,
  winners,
  over: winners.length > 0,
  lines: [],
});

test('equal totals share a place, the change of place is counted since the last deal', () => {
  const ranks = ranking(PLAYERS, standing([35, 15, 5, 35]), chapter(15, -10, -5, 30));
  expect(
    ranks.map(({ player, place, gain, climbed }) => [player.name, place, gain, climbed]),
  ).toEqual([
    ['Оля', 1, 15, 1],
    ['Євген', 1, 30, 3],
    ['Тарас', 3, -10, -2],
    ['Соломія', 4, -5, -1],
  ]);
});

test('a tie-break that has decided counts, and before the first points nothing has changed', () => {
  const decided = ranking(PLAYERS, standing([35, 15, 5, 35], [3]), null);
  expect(decided.map(({ player, place }) => [player.name, place])).toEqual([
    ['Євген', 1],
    ['Оля', 2],
    ['Тарас', 3],
    ['Соломія', 4],
  ]);
  expect(decided.every(({ gain, climbed }) => gain === null && climbed === 0)).toBe(true);
});

test('a deal that has brought nothing yet is not what the change is counted since', () => {
  const earlier = chapter(1, 0, 0, 0);
  expect(lastGainful([chapter(0, 0, 0, 0), earlier, chapter(2, 2, 2, 2)])).toBe(earlier);
  expect(lastGainful([chapter(0, 0)])).toBeNull();
});
