/** expo-sqlite's own build of SQLite, reached by file: it is not among the package's public paths. */
declare module '*/wa-sqlite/wa-sqlite.js' {
  const factory: (options: { locateFile(): string }) => Promise<unknown>;
  export default factory;
}

declare module '*/wa-sqlite/sqlite-api.js' {
  export function Factory(module: unknown): unknown;
}

declare module '*/wa-sqlite/MemoryVFS.js' {
  export class MemoryVFS {
    constructor(name: string, module: unknown);
    readonly name: string;
    readonly mapNameToFile: Map<string, unknown>;
    readonly mapIdToFile: Map<number, unknown>;
    jWrite(id: number, data: Uint8Array, offset: number): number;
    jTruncate(id: number, size: number): number;
  }
}

declare module '*/wa-sqlite/wa-sqlite.wasm' {
  /** Its address, from Metro. */
  const address: string;
  export default address;
}
