/** Dates and numbers: never an exception, whatever an earlier app let in. */
import { formatDate, formatDayMonth, formatNumber, formatTime } from '../../src/text/format';

const MOMENT = Date.UTC(2026, 10, 17, 12, 30);

test('a date is said in the language that was chosen', () => {
  expect(formatDate(MOMENT, 'uk')).toContain('2026');
  expect(formatDate(MOMENT, 'uk')).toContain('листопада');
  expect(formatDayMonth(MOMENT, 'en')).toBe('17 Nov');
  expect(formatTime(MOMENT, 'ru')).toMatch(/^\d\d:\d\d$/);
});

test.each([8.64e15 + 1, -8.64e15 - 1, Number.MAX_SAFE_INTEGER, 1e300, Infinity, NaN])(
  'the time %d, which no calendar has, is a dash',
  (at) => {
    for (const format of [formatDate, formatDayMonth, formatTime])
      expect(['uk', 'ru', 'en'].map((locale) => format(at, locale as 'uk'))).toEqual([
        '—',
        '—',
        '—',
      ]);
  },
);

test('a number below zero has a true minus', () => {
  expect(formatNumber(-5, 'uk')).toBe('−5');
});
