/** The album's chapters. */
import { formatMonth } from '../../app/screens/history/dates';
import { monthsOf } from '../../app/screens/history/months';
import type { MatchRow } from '../../src/storage';

const at = (month: number, day: number): number => new Date(2026, month - 1, day, 20).getTime();
const row = (createdAt: number, minutes: number | null): MatchRow =>
  ({
    id: String(createdAt),
    createdAt,
    finishedAt: minutes === null ? null : createdAt + minutes * 60_000,
  }) as MatchRow;

const rows = [row(at(11, 13), 31), row(at(11, 6), 44), row(at(10, 30), null), row(at(10, 2), 900)];

test('matches stand by month, newest first, with their number and time', () => {
  const months = monthsOf(rows, false);
  expect(months.map(({ data }) => data.length)).toEqual([2, 2]);
  // One that goes on and one that was put aside for a night have no playing time.
  expect(months.map(({ sums }) => sums)).toEqual([
    { matches: 2, minutes: 75 },
    { matches: 2, minutes: 0 },
  ]);
});

test('a month that may go on with the next page is not summed up yet', () => {
  const months = monthsOf(rows, true);
  expect(months.map(({ sums }) => sums)).toEqual([{ matches: 2, minutes: 75 }, null]);
  expect(monthsOf([], false)).toEqual([]);
});

test('a month of another year says which, also where a clock was ahead', () => {
  const now = at(11, 20);
  const named = (year: number): string => formatMonth(new Date(year, 10, 5).getTime(), 'uk', now);
  expect([2025, 2026, 2200].map(named)).toEqual(['Листопад 2025', 'Листопад', 'Листопад 2200']);
});
