/** Two tables of a few dozen rows each, read whole or by name. */
import { first, type Driver, type Row } from '../driver';
import { parseJson, sound } from '../tables';
import type { Json, SettingsRecord } from '../types';

export const ALL_SETTINGS = 'SELECT * FROM settings';
export const META_BY_NAME = 'SELECT * FROM meta WHERE name = ?';

export async function allSettings(db: Driver): Promise<SettingsRecord> {
  // No prototype: a setting called __proto__ is only a setting.
  const settings = Object.create(null) as SettingsRecord;
  for (const row of await db.all<Row>(ALL_SETTINGS)) {
    const { key, value } = sound('settings', row);
    settings[String(key)] = parseJson(value, 'a setting') as Json;
  }
  return settings;
}

export async function metaOf(db: Driver, name: string): Promise<string | null> {
  const row = await first<Row>(db, META_BY_NAME, [name]);
  return row && String(sound('meta', row).value);
}
