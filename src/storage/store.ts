/** The store put together over one open database. How it came to be open is ./open's business. */
import { checkTables } from './checkup';
import type { Core } from './core';
import { importAll } from './importing';
import { matchPart } from './matches';
import { playerPart } from './players';
import { settingsPart } from './settings';
import type { Store } from './types';

export function createStore(core: Core): Store {
  return {
    get persistence() {
      return core.persistence;
    },
    get memoryReason() {
      return core.memoryReason;
    },
    get damage() {
      return core.damage;
    },
    dismissDamage: core.dismissDamage,
    ...playerPart(core),
    ...matchPart(core),
    ...settingsPart(core),
    importAll: (batch, onProgress) =>
      core.write(['matches', 'players', 'settings'], (db) => importAll(db, batch, onProgress)),
    read: (sql, params) => core.read((db) => db.all(sql, params)),
    async checkup({ deep = false } = {}) {
      const well = await core.read((db) => checkTables(db, deep));
      return well ? null : core.repairNow();
    },
    subscribe: core.subscribe,
    close: core.close,
  };
}
