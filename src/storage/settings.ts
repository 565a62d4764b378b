/** Settings as names and JSON values; what they mean is ../match/settings' business. */
import type { Core } from './core';
import type { Driver } from './driver';
import { allSettings } from './questions/settings';
import { put } from './tables';
import type { Json, Store } from './types';

export async function writeSetting(db: Driver, key: string, value: Json): Promise<void> {
  await put(db, 'settings', { key, value: JSON.stringify(value), rev: Date.now() });
}

export function settingsPart(core: Core): Pick<Store, 'settings' | 'setSetting'> {
  return {
    settings: () => core.read(allSettings),
    setSetting: (key, value) => core.write(['settings'], (db) => writeSetting(db, key, value)),
  };
}
