/** Settings as names and JSON values; what they mean is ../match/settings' business. */
import type { Core } from './core';
import type { Driver, Row } from './driver';
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

export async function writeSetting(db: Driver, key: string, value: Json): Promise<void> {
  await put(db, 'settings', { key, value: JSON.stringify(value), rev: Date.now() });
}

export function settingsPart(core: Core): Pick<Store, 'settings' | 'setSetting'> {
  return {
    settings: () => core.read(readSettings),
    setSetting: (key, value) => core.write(['settings'], (db) => writeSetting(db, key, value)),
  };
}
