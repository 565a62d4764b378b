/**
 * What people type at a table, in everyday words: inflected, misspelt, half a sentence. Written in rounds; `failed`
 * is what the search once had no answer to; nothing was changed for `later`.
 */
import type { Locale } from '../../../src/text/define';
import * as en from './en';
import { NEWCOMERS } from './newcomers';
import * as ru from './ru';
import type { Query } from './types';
import * as uk from './uk';

const all = (list: typeof uk): readonly Query[] => [
  ...list.failed,
  ...list.asked,
  ...list.second,
  ...list.third,
  ...list.fourth,
  ...list.fifth,
  ...list.later,
  ...list.sixth,
  ...list.seventh,
  ...list.eighth,
  ...list.ninth,
  ...list.tenth,
  ...list.eleventh,
  ...list.twelfth,
  ...list.thirteenth,
  ...list.fourteenth,
  ...list.fifteenth,
  ...list.sixteenth,
];

export const QUERIES: Readonly<Record<Locale, readonly Query[]>> = {
  uk: [...all(uk), ...NEWCOMERS.uk],
  ru: [...all(ru), ...NEWCOMERS.ru],
  en: [...all(en), ...NEWCOMERS.en],
};

export const ONCE_FAILED: Readonly<Record<Locale, readonly Query[]>> = {
  uk: uk.failed,
  ru: ru.failed,
  en: en.failed,
};
