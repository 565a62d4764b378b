/** A file in memory that knows which of its pages have changed since they were last kept, and what they were. */
import { MemoryVFS } from '../../node_modules/expo-sqlite/web/wa-sqlite/MemoryVFS.js';
import { KEPT_PAGE as PAGE, type Change } from './idb';

interface MemoryFile {
  pathname: string;
  flags: number;
  size: number;
  data: ArrayBuffer;
}

const MAIN_DATABASE = 0x100;

export class ChangedPages extends MemoryVFS {
  private readonly file: MemoryFile;
  /** By index: the page as it was, null where there was none. */
  private readonly before = new Map<number, Uint8Array | null>();
  private sizeBefore: number;

  constructor(module: unknown, path: string, bytes: Uint8Array) {
    super('arbitr-pages', module);
    this.file = {
      pathname: path,
      flags: MAIN_DATABASE,
      size: bytes.length,
      data: bytes.buffer as ArrayBuffer,
    };
    this.sizeBefore = bytes.length;
    this.mapNameToFile.set(path, this.file);
  }

  override jWrite(id: number, data: Uint8Array, offset: number): number {
    if (this.mapIdToFile.get(id) === this.file) this.note(offset, offset + data.byteLength);
    return super.jWrite(id, data, offset);
  }

  override jTruncate(id: number, size: number): number {
    if (this.mapIdToFile.get(id) === this.file) this.note(size, this.file.size);
    return super.jTruncate(id, size);
  }

  private note(from: number, to: number): void {
    for (let index = Math.floor(from / PAGE); index * PAGE < to; index += 1)
      if (!this.before.has(index)) this.before.set(index, this.page(index));
  }

  private page(index: number): Uint8Array | null {
    const at = index * PAGE;
    const { data, size } = this.file;
    return at < size ? new Uint8Array(data.slice(at, Math.min(at + PAGE, size))) : null;
  }

  hasChanged(): boolean {
    return this.before.size > 0;
  }

  change(): Change {
    const pages = new Map([...this.before.keys()].map((index) => [index, this.page(index)]));
    return { size: this.file.size, pages };
  }

  forget(): void {
    this.before.clear();
    this.sizeBefore = this.file.size;
  }

  /** SQLite sees by the first page that the file is another one than it thought, and reads it anew. */
  takeBack(): void {
    const { file, before } = this;
    for (const [index, page] of before) if (page) new Uint8Array(file.data).set(page, index * PAGE);
    file.size = this.sizeBefore;
    before.clear();
  }
}
