/** The user's settings: names, types, first values, and the check of what comes back from storage. */
import { type GameId, gameIds } from '../games';
import type { Json, SettingsRecord } from '../storage';

export interface Settings {
  language: 'system' | 'uk' | 'ru' | 'en';
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  haptics: boolean;
  keepAwake: boolean;
  hints: boolean;
  /** 'system' follows the device. */
  reducedMotion: 'system' | 'on' | 'off';
  highContrast: boolean;
  leftHanded: boolean;
  /** Asked even where there is no choice. */
  askForced: boolean;
  /** The app's opponents act without a pause. */
  botsAtOnce: boolean;
  /** On top of the system's text size. */
  textScale: 1 | 1.15 | 1.3 | 1.5;
  /** Which real cards are missing from the box, by game: card id → how many. */
  missingCards: Partial<Record<GameId, Record<string, number>>>;
  onboardingSeen: boolean;
  /** To stand among the device's own apps: offered once. */
  installOffered: boolean;
  /** Tables whose «how do I enter this?» was shown. */
  tableHelpSeen: readonly GameId[];
}

export type SettingKey = keyof Settings;

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  sound: true,
  haptics: true,
  keepAwake: true,
  hints: true,
  reducedMotion: 'system',
  highContrast: false,
  leftHanded: false,
  askForced: false,
  botsAtOnce: false,
  textScale: 1,
  missingCards: {},
  onboardingSeen: false,
  installOffered: false,
  tableHelpSeen: [],
};

type Check<T> = (value: unknown) => value is T;

function oneOf<T>(...allowed: readonly T[]): Check<T> {
  return (value): value is T => (allowed as readonly unknown[]).includes(value);
}

const yesNo = (value: unknown): value is boolean => typeof value === 'boolean';

/** More kinds of cards than any box has, and longer names than any card. */
const MOST_CARDS = 200;
const CARD_ID_LENGTH = 40;

function isCounts(value: unknown): value is Record<string, number> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const counts = Object.entries(value);
  return (
    counts.length <= MOST_CARDS &&
    counts.every(([card, n]) => card.length <= CARD_ID_LENGTH && Number.isInteger(n) && n >= 0)
  );
}

function isMissingCards(value: unknown): value is Settings['missingCards'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([game, counts]) => (gameIds() as readonly string[]).includes(game) && isCounts(counts),
  );
}

function isGameList(value: unknown): value is readonly GameId[] {
  const known: readonly unknown[] = gameIds();
  return (
    Array.isArray(value) && value.length <= known.length && value.every((x) => known.includes(x))
  );
}

const CHECKS: { [K in SettingKey]: Check<Settings[K]> } = {
  language: oneOf('system', 'uk', 'ru', 'en'),
  theme: oneOf('system', 'light', 'dark'),
  sound: yesNo,
  haptics: yesNo,
  keepAwake: yesNo,
  hints: yesNo,
  reducedMotion: oneOf('system', 'on', 'off'),
  highContrast: yesNo,
  leftHanded: yesNo,
  askForced: yesNo,
  botsAtOnce: yesNo,
  textScale: oneOf(1, 1.15, 1.3, 1.5),
  missingCards: isMissingCards,
  onboardingSeen: yesNo,
  installOffered: yesNo,
  tableHelpSeen: isGameList,
};

/** Whatever was stored, plus the first values for what is missing or no longer makes sense. */
export function readSettings(stored: SettingsRecord | Record<string, unknown>): Settings {
  const settings: Settings = { ...DEFAULT_SETTINGS };
  for (const key of Object.keys(CHECKS) as SettingKey[]) take(settings, key, stored);
  return settings;
}

/** A setting this app has, with a value it understands; any other in a file is left out. */
export function isSetting(key: string, value: unknown): boolean {
  return Object.hasOwn(CHECKS, key) && CHECKS[key as SettingKey](value);
}

function take<K extends SettingKey>(
  settings: Settings,
  key: K,
  stored: Record<string, unknown>,
): void {
  if (!Object.hasOwn(stored, key)) return;
  const value = stored[key];
  const check: Check<Settings[K]> = CHECKS[key];
  if (check(value)) settings[key] = value;
}

export function settingToJson<K extends SettingKey>(value: Settings[K]): Json {
  return value as Json;
}

// ── the browser's first paint ───────────────────────────────────────────────────────────────────

const MIRROR = 'arbitr.settings';

/** In the browser the settings are mirrored, so that the first paint has the right theme and language. */
export function readMirror(): Settings | null {
  try {
    const text = globalThis.localStorage?.getItem(MIRROR);
    if (!text) return null;
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? readSettings(value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

export function writeMirror(settings: Settings): void {
  try {
    globalThis.localStorage?.setItem(MIRROR, JSON.stringify(settings));
  } catch {
    // A private window may refuse; the store still has them, or memory has.
  }
}
