/** A keeper of tables in memory: for tests, and the contract that every other store is tried against. */
import { NotOurs, type KeptTable, type TableStore } from '../../../src/net/table/store';

export function memoryStore(): TableStore & { tables: Map<string, KeptTable> } {
  const tables = new Map<string, KeptTable>();
  const owners = new Map<string, string>();
  const own = (code: string, owner: string): KeptTable => {
    const table = tables.get(code);
    if (!table || owners.get(code) !== owner) throw new NotOurs(code);
    return table;
  };
  const find = async (code: string) => structuredClone(tables.get(code) ?? null);
  return {
    tables,
    find,
    look: async (code) => (await find(code))?.page ?? null,
    async make(page, owner) {
      if (tables.has(page.code)) return false;
      tables.set(page.code, { page: structuredClone(page), version: 0, entries: [] });
      owners.set(page.code, owner);
      return true;
    },
    async claim(code, owner) {
      if (tables.has(code)) owners.set(code, owner);
      return find(code);
    },
    async keep(page, version, owner) {
      const table = own(page.code, owner);
      const isWritten = JSON.stringify(table.page) === JSON.stringify(page);
      if (table.version === version + 1 && isWritten) return;
      if (table.version !== version) throw new NotOurs(page.code);
      tables.set(page.code, { ...table, page: structuredClone(page), version: version + 1 });
    },
    async append(page, entry, owner) {
      const { entries } = own(page.code, owner);
      if (entries[entry.seq]?.hash === entry.hash) return;
      const follows = entry.seq === 0 || entries[entry.seq - 1]?.hash === entry.prev;
      if (entry.seq !== entries.length || !follows) throw new NotOurs(page.code);
      entries.push(structuredClone(entry));
    },
  };
}
