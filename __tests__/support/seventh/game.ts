/** The door to «Драбинка»: what the app knows of it before it is entered. */
import type { GameId } from '../../../src/games';
import { CARDS, defineGame, type Game } from '../../../src/games/game';
import { look } from './look';

/** The compiler knows the games that ship; this one is registered while the program runs. */
export const ID = 'drabynka' as GameId;

export const drabynka: Game = defineGame(
  {
    id: ID as string,
    names: {
      uk: { title: 'Драбинка', short: 'Драбинка' },
      ru: { title: 'Лесенка', short: 'Лесенка' },
      en: { title: 'Ladder', short: 'Ladder' },
    },
    look,
    entry: { ...CARDS, seats: { min: 2, max: 4 }, secret: ['play'] },
  },
  () => import('./rooms').then(({ rooms }) => rooms),
);
