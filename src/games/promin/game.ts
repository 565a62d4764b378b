/** The door to «Промінь»: what the app knows of it before it is entered. */
import { CARDS, defineGame, type Game } from '../game';
import { look } from './look';
import { names } from './words/names';

export const promin: Game<'promin'> = defineGame(
  {
    id: 'promin',
    names,
    look,
    entry: { ...CARDS, seats: { min: 3, max: 5 }, secret: ['bid', 'play'], firstDeals: true },
  },
  () => import('./rooms').then(({ rooms }) => rooms),
);
