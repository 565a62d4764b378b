/**
 * The label at the head of every file of expo-sqlite's pool (wa-sqlite's AccessHandlePoolVFS): a path, flags
 * and a digest of both. expo-sqlite empties a file whose digest does not fit, so we look first.
 */
export const POOL_HEADER = 4096;
const MAX_PATH = 512;
const LABEL = MAX_PATH + 4;
const DIGEST = 8;
/** How much of the content tells what it is. */
const MARK = 16;

export interface PoolFile {
  file: File;
  /** Empty for a spare file, null when the label is broken. */
  path: string | null;
  /** By its content; settled is what nobody would miss: empty, or a journal that was cleared. */
  kind: 'settled' | 'database' | 'journal' | 'log';
}

export async function inspect(file: File): Promise<PoolFile> {
  const head = new Uint8Array(await file.slice(0, LABEL + DIGEST).arrayBuffer());
  const mark = new Uint8Array(await file.slice(POOL_HEADER, POOL_HEADER + MARK).arrayBuffer());
  return { file, path: pathIn(head), kind: kindOf(mark) };
}

const MARKS: [PoolFile['kind'], number[]][] = [
  ['journal', [0xd9, 0xd5, 0x05, 0xf9]],
  ['log', [0x37, 0x7f, 0x06]],
  ['settled', [0, 0, 0, 0]],
];

function kindOf(mark: Uint8Array): PoolFile['kind'] {
  const known = MARKS.find(([, start]) => start.every((byte, i) => mark[i] === byte));
  return mark.length === 0 ? 'settled' : (known?.[0] ?? 'database');
}

function pathIn(head: Uint8Array): string | null {
  const label = head.subarray(0, LABEL);
  if (head.length < LABEL + DIGEST) return '';
  const view = new DataView(head.buffer, head.byteOffset + LABEL, DIGEST);
  const [first, second] = digestOf(label);
  if (view.getUint32(0, true) !== first || view.getUint32(4, true) !== second) return null;
  return new TextDecoder().decode(label.subarray(0, label.indexOf(0)));
}

/** As AccessHandlePoolVFS computes it (cyrb53). */
export function digestOf(label: Uint8Array): [number, number] {
  if (!label[0]) return [0xfecc5f80, 0xaccec037];
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const byte of label) {
    a = Math.imul(a ^ byte, 2654435761);
    b = Math.imul(b ^ byte, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [a >>> 0, b >>> 0];
}
