/** When a match was played, as people write it: a day and a time of the calendar where one sits. Pure. */
import { readDay, writeDay } from '../history/days';

export { writeDay };

export type NoTime = 'noDay' | 'noTime' | 'future' | 'tooEarly';

const MINUTE = 60_000;
const NOON = 12 * 60;

export function writeTime(at: number): string {
  const date = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Minutes of the day; null when that is no time. */
function readTime(text: string): number | null {
  const parts = /^\s*(\d{1,2})\D+(\d{2})\s*$/.exec(text);
  if (!parts) return null;
  const [hours, minutes] = parts.slice(1).map(Number) as [number, number];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}

/** Milliseconds, or what is wrong with it. Who does not know the time leaves it out: then it was noon, or before now. */
export function readWhen(day: string, time: string, now: number): number | NoTime {
  const from = readDay(day);
  if (from === null) return 'noDay';
  const isBlank = time.trim() === '';
  const minutes = isBlank ? NOON : readTime(time);
  if (minutes === null) return 'noTime';
  const date = new Date(from);
  const at = date.setHours(Math.floor(minutes / 60), minutes % 60) - 0;
  if (at < 0) return 'tooEarly';
  if (at > now && isBlank && from <= now) return now - (now % MINUTE);
  return at > now ? 'future' : at;
}
