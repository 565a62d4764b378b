/** The door to Qwinto: what the app knows of it before it is entered. */
import { CARDS, defineGame, type Game } from '../game';
import { look } from './look';
import { names } from './words/names';

export const qwinto: Game<'qwinto'> = defineGame(
  {
    id: 'qwinto',
    names,
    look,
    entry: {
      ...CARDS,
      hands: false,
      seats: { min: 2, max: 6 },
      secret: [],
      together: ['write'],
      byHand: ['roll'],
      dice: true,
    },
  },
  () => import('./rooms').then(({ rooms }) => rooms),
);
