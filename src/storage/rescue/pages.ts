/**
 * Reads rows straight out of the bytes of an SQLite file, without SQLite: what is left when the file
 * does not open. Every page is tried as a leaf of a table; a row counts when its check sum fits, so it
 * does not matter whether the page's header, its parents or the schema survived. Knows the file format
 * (sqlite.org/fileformat2.html) and the check sums, not what rows mean.
 */
import type { Value } from '../driver';
import { sumOfRow } from '../sum';
import { TABLES, TABLE_NAMES, type TableName } from '../tables';

/** The size SQLite makes files with everywhere today; ours never change it. */
export const PAGE = 4096;
const FILE_HEADER = 100;
const LEAF_TABLE = 0x0d;
/** Payload beyond this continues on overflow pages (for tables, usable size − 35). */
const MAX_LOCAL = PAGE - 35;
const MIN_LOCAL = Math.floor(((PAGE - 12) * 32) / 255) - 23;
const MAX_PAYLOAD = 8 * 1024 * 1024;

export interface FoundRow {
  table: TableName;
  values: Value[];
  /** The page it starts on, from 1. */
  page: number;
}

type RowRecord = Pick<FoundRow, 'table' | 'values'>;

export interface PageImage {
  /** From 1. */
  number: number;
  bytes: Uint8Array;
}

/** Page images in the order they were written; `latest` finds a page by its number. */
export interface PageSource {
  images: PageImage[];
  latest(number: number): Uint8Array | undefined;
}

const tablesByColumns = new Map<number, TableName[]>();
for (const table of TABLE_NAMES) {
  const columns = TABLES[table].columns.length + 1;
  tablesByColumns.set(columns, [...(tablesByColumns.get(columns) ?? []), table]);
}
const MAX_COLUMNS = Math.max(...tablesByColumns.keys());

export function findRows(source: PageSource): FoundRow[] {
  const found: FoundRow[] = [];
  for (const { number, bytes } of source.images) found.push(...rowsOnPage(source, number, bytes));
  return found;
}

interface Cells {
  start: number;
  found: Map<number, FoundRow>;
  missed: number;
}

/** The rows the page itself points at. */
function cellsOf(source: PageSource, number: number, page: Uint8Array): Cells {
  const start = number === 1 ? FILE_HEADER : 0;
  const cells = u16(page, start + 3);
  const found = new Map<number, FoundRow>();
  let missed = 0;
  for (let i = 0; i < cells && start + 8 + i * 2 + 1 < PAGE; i += 1) {
    const offset = u16(page, start + 8 + i * 2);
    const row = rowAt(source, page, offset);
    if (row) found.set(offset, { ...row, page: number });
    else missed += 1;
  }
  return { start, found, missed };
}

/** Of a leaf of a table: all its rows fit, one does not, or none is a row of ours; other pages are sound. */
export function leafState(
  source: PageSource,
  number: number,
  page: Uint8Array,
): 'sound' | 'broken' | 'strange' {
  const { start, found, missed } = cellsOf(source, number, page);
  if (page[start] !== LEAF_TABLE || missed === 0) return 'sound';
  return found.size === 0 ? 'strange' : 'broken';
}

function rowsOnPage(source: PageSource, number: number, page: Uint8Array): FoundRow[] {
  const { start, found, missed } = cellsOf(source, number, page);
  const type = page[start];
  const isTable = type === LEAF_TABLE;
  const isOtherTree = type === 0x02 || type === 0x05 || type === 0x0a;
  const whole = isTable && missed === 0;
  if (whole || (isOtherTree && found.size === 0)) return [...found.values()];
  // Something about this page is not as it should be: a row may start at any byte of it.
  for (let offset = start; offset < PAGE; offset += 1) {
    if (found.has(offset)) continue;
    const row = rowAt(source, page, offset);
    if (row) found.set(offset, { ...row, page: number });
  }
  return [...found.values()];
}

/** A cell of a table leaf: payload size, rowid, payload. */
function rowAt(source: PageSource, page: Uint8Array, offset: number): RowRecord | null {
  const size = varint(page, offset);
  if (!size || size.value < 3 || size.value > MAX_PAYLOAD) return null;
  const rowid = varint(page, size.next);
  if (!rowid) return null;
  // The record's header must be about as long as one of our tables needs, or it is not a row.
  const header = varint(page, rowid.next);
  if (!header || header.value < 3 || header.value > 1 + MAX_COLUMNS * 4) return null;
  const payload = payloadAt(source, page, rowid.next, size.value);
  return payload ? recordOf(payload) : null;
}

function payloadAt(
  source: PageSource,
  page: Uint8Array,
  start: number,
  size: number,
): Uint8Array | null {
  if (size <= MAX_LOCAL) {
    return start + size <= PAGE ? page.subarray(start, start + size) : null;
  }
  const onLast = MIN_LOCAL + ((size - MIN_LOCAL) % (PAGE - 4));
  const local = onLast <= MAX_LOCAL ? onLast : MIN_LOCAL;
  if (start + local + 4 > PAGE) return null;
  const payload = new Uint8Array(size);
  payload.set(page.subarray(start, start + local));
  let filled = local;
  let next = u32(page, start + local);
  while (filled < size) {
    const overflow = source.latest(next);
    if (!overflow) return null;
    const part = overflow.subarray(4, 4 + Math.min(PAGE - 4, size - filled));
    payload.set(part, filled);
    filled += part.length;
    next = u32(overflow, 0);
  }
  return payload;
}

function recordOf(payload: Uint8Array): RowRecord | null {
  const header = varint(payload, 0);
  if (!header || header.value > payload.length) return null;
  const types: number[] = [];
  let at = header.next;
  while (at < header.value) {
    const type = varint(payload, at);
    if (!type || types.length === MAX_COLUMNS) return null;
    types.push(type.value);
    at = type.next;
  }
  const tables = tablesByColumns.get(types.length);
  if (!tables || at !== header.value) return null;
  const values = valuesOf(payload, at, types);
  if (!values) return null;
  const sum = values.pop();
  const table = tables.find((name) => sumOfRow(name, values) === sum);
  return table ? { table, values } : null;
}

const utf8 = new TextDecoder();

function valuesOf(payload: Uint8Array, start: number, types: readonly number[]): Value[] | null {
  const values: Value[] = [];
  let at = start;
  for (const type of types) {
    const length = lengthOf(type);
    if (at + length > payload.length) return null;
    values.push(valueAt(payload, at, type, length));
    at += length;
  }
  return at === payload.length ? values : null;
}

const INTEGER_LENGTHS = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0];

function lengthOf(type: number): number {
  return type < 12 ? (INTEGER_LENGTHS[type] ?? 0) : (type - (type % 2 === 0 ? 12 : 13)) / 2;
}

function valueAt(bytes: Uint8Array, at: number, type: number, length: number): Value {
  if (type === 0) return null;
  if (type === 8) return 0;
  if (type === 9) return 1;
  if (type >= 13 && type % 2 === 1) return utf8.decode(bytes.subarray(at, at + length));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 7) return view.getFloat64(at);
  if (type >= 1 && type <= 6) return integerAt(bytes, at, length);
  return null;
}

function integerAt(bytes: Uint8Array, at: number, length: number): number {
  let value = (bytes[at] ?? 0) > 0x7f ? -1 : 0;
  for (let i = 0; i < length; i += 1) value = value * 256 + (bytes[at + i] ?? 0);
  return value;
}

function u16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
}

export function u32(bytes: Uint8Array, at: number): number {
  return u16(bytes, at) * 65536 + u16(bytes, at + 2);
}

function varint(bytes: Uint8Array, at: number): { value: number; next: number } | null {
  let value = 0;
  for (let i = 0; i < 8; i += 1) {
    const byte = bytes[at + i];
    if (byte === undefined) return null;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, next: at + i + 1 };
  }
  const last = bytes[at + 8];
  return last === undefined ? null : { value: value * 256 + last, next: at + 9 };
}
