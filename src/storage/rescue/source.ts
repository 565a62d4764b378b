/**
 * Page images out of a database file, of the write-ahead log that earlier versions of the app kept beside it,
 * and of the journal of a transaction that did not end.
 */
import type { DatabaseBytes } from '../platform';
import { journalIsDamaged, journalPages } from './journal';
import { findRows, PAGE, type FoundRow, type PageImage, type PageSource } from './pages';

const WAL_HEADER = 32;
const FRAME_HEADER = 24;

/** Everything that is a row anywhere in it, later versions last. */
export function rowsIn({ file, log, journal }: DatabaseBytes): FoundRow[] {
  const now = pageSource(file, log);
  const before = journalPages(journal);
  const old = new Map(before.map(({ number, bytes }) => [number, bytes]));
  const then = { images: before, latest: (n: number) => old.get(n) ?? now.latest(n) };
  return [...findRows(then), ...findRows(now)];
}

/** Whether SQLite, left to itself, would make something else of it than what was stored. */
export function isUnsound({ file, log, journal }: DatabaseBytes): boolean {
  return (log !== null && walIsDamaged(log)) || journalIsDamaged(pageSource(file, null), journal);
}

function pageSource(file: Uint8Array, wal: Uint8Array | null): PageSource {
  const images: PageImage[] = [];
  const latest = new Map<number, Uint8Array>();
  const add = (number: number, bytes: Uint8Array): void => {
    images.push({ number, bytes });
    latest.set(number, bytes);
  };
  for (let at = 0, number = 1; at < file.length; at += PAGE, number += 1)
    add(number, wholePage(file.subarray(at, at + PAGE)));
  if (wal) addFrames(wal, add);
  return { images, latest: (number) => latest.get(number) };
}

/**
 * Frames written since the log was last begun anew (same salts). Their check sums are not looked at:
 * rows have their own, and one bad frame must not cost those after it.
 */
function addFrames(wal: Uint8Array, add: (number: number, bytes: Uint8Array) => void): void {
  const view = new DataView(wal.buffer, wal.byteOffset, wal.byteLength);
  if (wal.length < WAL_HEADER) return;
  const salts = [view.getUint32(16), view.getUint32(20)];
  for (let at = WAL_HEADER; at + FRAME_HEADER + PAGE <= wal.length; at += FRAME_HEADER + PAGE) {
    const sameSalts = view.getUint32(at + 8) === salts[0] || view.getUint32(at + 12) === salts[1];
    if (!sameSalts) continue;
    const start = at + FRAME_HEADER;
    add(view.getUint32(at), wal.subarray(start, start + PAGE));
  }
}

/** The last page of a truncated file, filled up with zeros. */
function wholePage(bytes: Uint8Array): Uint8Array {
  if (bytes.length === PAGE) return bytes;
  const page = new Uint8Array(PAGE);
  page.set(bytes);
  return page;
}

/**
 * Whether committed frames lie behind a broken one: then SQLite would silently leave them out, and the
 * file counts as damaged. A torn last transaction is no damage: nobody was told that it is stored.
 */
function walIsDamaged(wal: Uint8Array): boolean {
  if (wal.length < WAL_HEADER) return false;
  const view = new DataView(wal.buffer, wal.byteOffset, wal.byteLength);
  const littleEndian = view.getUint32(0) % 2 === 0;
  let sums: [number, number] = [0, 0];
  sums = walSum(view, 0, 24, sums, littleEndian);
  let broken = sums[0] !== view.getUint32(24) || sums[1] !== view.getUint32(28);
  let commitsBehind = 0;
  for (let at = WAL_HEADER; at + FRAME_HEADER + PAGE <= wal.length; at += FRAME_HEADER + PAGE) {
    const fits =
      view.getUint32(at + 8) === view.getUint32(16) &&
      view.getUint32(at + 12) === view.getUint32(20);
    if (!broken) {
      const next = walSum(view, at, 8, sums, littleEndian);
      sums = walSum(view, at + FRAME_HEADER, PAGE, next, littleEndian);
      broken = !fits || sums[0] !== view.getUint32(at + 16) || sums[1] !== view.getUint32(at + 20);
    }
    if (broken && fits && view.getUint32(at + 4) !== 0) commitsBehind += 1;
  }
  return commitsBehind > 1;
}

/** SQLite's own running sum over the log. */
function walSum(
  view: DataView,
  start: number,
  length: number,
  [first, second]: [number, number],
  littleEndian: boolean,
): [number, number] {
  let a = first;
  let b = second;
  for (let at = start; at < start + length; at += 8) {
    a = (a + view.getUint32(at, littleEndian) + b) >>> 0;
    b = (b + view.getUint32(at + 4, littleEndian) + a) >>> 0;
  }
  return [a, b];
}
