/** The door to «Веселка. Восьмий колір»: what the app knows of it before it is entered. */
import { CARDS, defineGame, type Game } from '../game';
import { GEM_BOX } from '../gems/keptWith';
import { look } from './look';
import { names } from './words/names';

export const veselka: Game<'veselka'> = defineGame(
  {
    id: 'veselka',
    names,
    look,
    entry: { ...CARDS, seats: { min: 2, max: 5 }, secret: ['act'] },
    boxKeptWith: GEM_BOX,
  },
  () => import('./rooms').then(({ rooms }) => rooms),
);
