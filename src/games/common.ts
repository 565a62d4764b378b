/** The phrases of more than one screen together with the games' names. */
import { common as phrases } from '../text/common';
import type { Locale } from '../text/define';
import { GAMES, type GameId } from './index';
import type { GameNames } from './game';

function named(locale: Locale, which: keyof GameNames): Record<GameId, string> {
  const entries = GAMES.map(({ id, names }) => [id, names[locale][which]]);
  return Object.fromEntries(entries) as Record<GameId, string>;
}

function withNames(locale: Locale) {
  return {
    ...phrases[locale],
    games: named(locale, 'title'),
    gamesShort: named(locale, 'short'),
  };
}

export const common = { uk: withNames('uk'), ru: withNames('ru'), en: withNames('en') };
