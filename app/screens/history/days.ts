/** Days of the calendar where one sits: read, written, counted. */

/** «5.11.2026», with any separator; null when that is no day. */
export function readDay(text: string): number | null {
  const parts = /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\s*$/.exec(text);
  if (!parts) return null;
  const [day, month, year] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(year, month - 1, day);
  return date.getDate() === day && date.getMonth() === month - 1 ? date.getTime() : null;
}

export function writeDay(at: number): string {
  const date = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(date.getDate())}.${two(date.getMonth() + 1)}.${date.getFullYear()}`;
}

export function nextDay(at: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
}

export function firstOfMonth(at: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth()).getTime();
}

export function firstOfYear(at: number): number {
  return new Date(new Date(at).getFullYear(), 0).getTime();
}

export function sameDay(a: number, b: number): boolean {
  return writeDay(a) === writeDay(b);
}
