/** The door to «Перлина Сходу»: what the app knows of it before it is entered. */
import { CARDS, defineGame, type Game } from '../game';
import { look } from './look';
import { names } from './words/names';

export const perlyna: Game<'perlyna'> = defineGame(
  {
    id: 'perlyna',
    names,
    look,
    entry: { ...CARDS, seats: { min: 2, max: 5 }, secret: ['act'] },
  },
  () => import('./rooms').then(({ rooms }) => rooms),
);
