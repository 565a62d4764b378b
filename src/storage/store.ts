/** The store put together over one open database. How it came to be open is ./open's business. */
import { checkTables } from './checkup';
import type { Core } from './core';
import { importAll } from './importing';
import { createLeftOut } from './leftOut';
import { matchPart } from './matches';
import { playerPart } from './players';
import { archivePart } from './questions/archive';
import { statisticsPart } from './questions/statistics';
import { settingsPart } from './settings';
import type { Store } from './types';

export function createStore(core: Core): Store {
  const leftOut = createLeftOut(() => core.tell('state'));
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
    get leftOut() {
      return leftOut.matches();
    },
    ...playerPart(core),
    ...matchPart(core, leftOut),
    ...settingsPart(core),
    importAll: (batch, options) => importAll(core, batch, options),
    statistics: statisticsPart(core),
    archive: archivePart(core, leftOut),
    async checkup({ deep = false } = {}) {
      const well = await core.read((db) => checkTables(db, deep));
      return well ? null : core.repairNow();
    },
    subscribe: core.subscribe,
    close: core.close,
  };
}
