/** The store put together over one open database. How it came to be open is ./open's business. */
import { checkTables } from './checkup';
import type { Core } from './core';
import type { Driver, Row } from './driver';
import { matchPart } from './matches';
import { playerPart } from './players';
import { ALL_SETTINGS } from './sql';
import { parseJson, put, sound } from './tables';
import type { Json, SettingsRecord, Store } from './types';

async function readSettings(db: Driver): Promise<SettingsRecord> {
  // No prototype: a setting called __proto__ is only a setting.
  const settings = Object.create(null) as SettingsRecord;
  for (const row of await db.all<Row>(ALL_SETTINGS)) {
    const { key, value } = sound('settings', row);
    settings[String(key)] = parseJson(value, 'a setting') as Json;
  }
  return settings;
}

async function writeSetting(db: Driver, key: string, value: Json): Promise<void> {
  await put(db, 'settings', { key, value: JSON.stringify(value), rev: Date.now() });
}

export function createStore(core: Core): Store & { core: Core } {
  return {
    core,
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
    settings: () => core.read(readSettings),
    setSetting: (key, value) => core.write(['settings'], (db) => writeSetting(db, key, value)),
    read: (sql, params) => core.read((db) => db.all(sql, params)),
    async checkup({ deep = false } = {}) {
      const well = await core.read((db) => checkTables(db, deep));
      return well ? null : core.repairNow();
    },
    subscribe: core.subscribe,
    close: core.close,
  };
}
