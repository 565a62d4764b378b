/** expo-sqlite's own build of SQLite, reached by file: it is not among the package's public paths. */
declare module '*/wa-sqlite/wa-sqlite.js' {
  const factory: (options: { locateFile(): string }) => Promise<unknown>;
  export default factory;
}

declare module '*/wa-sqlite/sqlite-api.js' {
  export function Factory(module: unknown): unknown;
}

declare module '*/wa-sqlite/wa-sqlite.wasm' {
  /** Its address, from Metro. */
  const address: string;
  export default address;
}
