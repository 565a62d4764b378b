/**
 * SQLite's rollback journal: the pages as they were before a transaction. It counts only while that
 * transaction is under way; then its header is cleared. A kill in the middle leaves it with a header, and
 * SQLite puts the pages back when the file is next opened. Its own check sums look at every 200th byte, so
 * whether it may is decided here first.
 */
import { leafState, PAGE, u32, type PageImage, type PageSource } from './pages';

const MAGIC = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];
/** How many bytes tell whether it counts. */
export const JOURNAL_MARK = MAGIC.length;
const HEADER = 28;
const RECORD = 4 + PAGE + 4;
/** What SQLite writes on our platforms; the header says which. */
const SECTORS = [512, 4096];

interface JournalPage extends PageImage {
  fits: boolean;
}

interface Part {
  /** How many pages its header claims. */
  claimed: number;
  originalPages: number;
  pageSize: number;
  pages: JournalPage[];
}

const magicAt = (journal: Uint8Array, at: number): number =>
  MAGIC.filter((byte, i) => journal[at + i] === byte).length;

/**
 * The journal if it belongs to a transaction that did not end; its first bytes are enough to tell. One
 * flipped byte does not make a cleared header out of a real one.
 */
export function unfinished(journal: Uint8Array | null): Uint8Array | null {
  if (!journal) return null;
  const cleared = MAGIC.filter((_, i) => (journal[i] ?? 0) === 0).length;
  return cleared >= MAGIC.length - 1 ? null : journal;
}

/** Every page that can be made out, fitting or not: rows have check sums of their own. */
export function journalPages(journal: Uint8Array | null): PageImage[] {
  const counts = unfinished(journal);
  return counts ? partsOf(counts).flatMap(({ pages }) => pages) : [];
}

/** Whether SQLite would put back something that was not there, or leave out something that was. */
export function journalIsDamaged(file: PageSource, left: Uint8Array | null): boolean {
  const journal = unfinished(left);
  if (!journal) return false;
  const parts = partsOf(journal);
  const pages = parts.flatMap((part) => part.pages);
  const untouched = pages.every(({ number, bytes }) => same(file.latest(number), bytes));
  // Without its mark SQLite passes it over.
  if (magicAt(journal, 0) < MAGIC.length) return !untouched;
  const [first] = parts;
  if (!first) return true;
  // Not finished: the file was not touched yet. SQLite still cuts it to the length it had.
  if (first.claimed === 0) return !untouched || first.originalPages !== file.images.length;
  return !wouldRestore(file, first, parts, pages);
}

function wouldRestore(
  file: PageSource,
  first: Part,
  parts: readonly Part[],
  pages: readonly JournalPage[],
): boolean {
  const { originalPages } = first;
  const byNumber = new Map(pages.map(({ number, bytes }) => [number, bytes]));
  const before: PageSource = {
    images: [],
    latest: (number) => byNumber.get(number) ?? file.latest(number),
  };
  // The first page says how many there are; a new file had none.
  const pageOne = before.latest(1);
  const sizeFits =
    originalPages === 0 || (pageOne !== undefined && u32(pageOne, 28) === originalPages);
  return (
    sizeFits &&
    parts.every((part) => part.pageSize === PAGE && part.pages.length === part.claimed) &&
    pages.every(
      ({ number, bytes, fits }) =>
        fits && number >= 1 && number <= originalPages && isSound(file, before, number, bytes),
    )
  );
}

/** No row of it is broken; where none can be read, none can be read in the file either. */
function isSound(file: PageSource, before: PageSource, number: number, bytes: Uint8Array): boolean {
  const state = leafState(before, number, bytes);
  if (state !== 'strange') return state === 'sound';
  const now = file.latest(number);
  return !now || leafState(file, number, now) === 'strange';
}

const same = (a: Uint8Array | undefined, b: Uint8Array): boolean =>
  a !== undefined && b.every((byte, i) => byte === a[i]);

function partsOf(journal: Uint8Array): Part[] {
  const sector = sectorOf(journal);
  const parts: Part[] = [];
  let at = 0;
  do {
    const claimed = u32(journal, at + 8);
    const room = Math.max(0, Math.floor((journal.length - at - sector) / RECORD));
    // A number that cannot be right is passed over: what lies there is read as far as it goes.
    const count = claimed >= 1 && claimed <= room ? claimed : room;
    const pages = pagesAt(journal, at + sector, count, u32(journal, at + 12));
    parts.push({
      claimed,
      originalPages: u32(journal, at + 16),
      pageSize: u32(journal, at + 24),
      pages,
    });
    at = Math.ceil((at + sector + count * RECORD) / sector) * sector;
  } while (at + HEADER <= journal.length && magicAt(journal, at) >= MAGIC.length - 1);
  return parts;
}

function pagesAt(journal: Uint8Array, start: number, count: number, nonce: number): JournalPage[] {
  return Array.from({ length: count }, (_, i) => {
    const at = start + i * RECORD;
    const bytes = journal.subarray(at + 4, at + 4 + PAGE);
    const fits = sumOf(nonce, bytes) === u32(journal, at + 4 + PAGE);
    return { number: u32(journal, at), bytes, fits };
  });
}

/** Where records begin: as the header says, if the first record bears it out. */
function sectorOf(journal: Uint8Array): number {
  const said = u32(journal, 20);
  const candidates = [said, ...SECTORS].filter((n) => n >= 512 && n <= 65536);
  const nonce = u32(journal, 12);
  return (
    candidates.find((sector) => pagesAt(journal, sector, 1, nonce)[0]?.fits) ?? candidates[0] ?? 512
  );
}

function sumOf(nonce: number, page: Uint8Array): number {
  let sum = nonce;
  for (let at = PAGE - 200; at > 0; at -= 200) sum += page[at] ?? 0;
  return sum >>> 0;
}
