/** The door to «Поділ»: what the app knows of it before it is entered. */
import { CARDS, defineGame, type Game } from '../game';
import { look } from './look';
import { names } from './words/names';

export const split: Game<'split'> = defineGame(
  {
    id: 'split',
    names,
    look,
    entry: {
      ...CARDS,
      hands: false,
      seats: { min: 3, max: 4 },
      secret: ['vote'],
      together: ['vote'],
      byHand: ['row'],
    },
  },
  () => import('./rooms').then(({ rooms }) => rooms),
);
