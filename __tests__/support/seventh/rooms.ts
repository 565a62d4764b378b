/** What stands behind the door of «Драбинка»; each line is a part of its own in the browser. */
import { defineRooms, type Rooms } from '../../../src/games/game';
import type { Move, State, View } from './rules/types';

export const rooms: Rooms = defineRooms<State, Move, View>({
  rules: () => import('./play').then(({ rules }) => rules),
  flow: () => import('./play').then(({ flow }) => flow),
  facts: () => import('./play').then(({ facts }) => facts),
  book: () => import('./book').then(({ book }) => book),
  examples: () => import('./examples').then(({ EXAMPLES }) => EXAMPLES),
  sights: () => import('./words').then(({ sights }) => sights),
  figures: () => import('./figures').then(({ figures }) => figures),
  settle: () => import('./table/settle').then(({ settleBook }) => settleBook),
  settleWords: () => import('./words').then(({ settleText }) => settleText),
  box: () => import('./box').then(({ box }) => box),
  parts: {
    table: () => import('./table'),
    ending: () => import('./table/Ending'),
    drawn: () => import('./table/Drawn'),
    howTo: () => import('./table/HowTo'),
    boxPiece: () => import('./table/BoxPiece'),
  },
});
