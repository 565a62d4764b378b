/** What stands behind the door of «Промінь»; each line is a part of its own in the browser. */
import type { Bot } from '../../bots/kit/types';
import { defineRooms, type Rooms } from '../game';
import type { Move, State, View } from './rules/types';

export const rooms: Rooms = defineRooms<State, Move, View>({
  rules: () => import('./play').then(({ rules }) => rules),
  flow: () => import('./play').then(({ flow }) => flow),
  facts: () => import('./play').then(({ facts }) => facts),
  book: () => import('./book').then(({ book }) => book),
  examples: () => import('./examples').then(({ EXAMPLES }) => EXAMPLES),
  sights: () => import('./words/sights').then(({ sights }) => sights),
  figures: () => import('./figures').then(({ figures }) => figures),
  settle: () => import('./table/settle').then(({ settleBook }) => settleBook),
  settleWords: () => import('./words/settle').then(({ settleText }) => settleText),
  box: () => import('./box').then(({ box }) => box),
  drawnLine: () => import('./table/drawnLine').then(({ drawnLine }) => drawnLine),
  keepsake: () => import('./keepsake').then(({ keepsake }) => keepsake),
  bot: () => import('./bot').then(({ bot }) => bot as Bot),
  botWords: () => import('./words/bot').then(({ botWords }) => botWords),
  lessons: () => import('./lessons').then(({ lessons }) => lessons),
  parts: {
    table: () => import('./table'),
    ending: () => import('./table/Ending'),
    drawn: () => import('./table/Drawn'),
    howTo: () => import('./table/howto'),
    aftermath: () => import('./table/Aftermath'),
    onCurtain: () => import('./table/OnCurtain'),
    ownHand: () => import('./table/PeekHand'),
    logged: () => import('./table/Logged'),
    tried: () => import('./table/Tried'),
    boxPiece: () => import('./table/BoxPiece'),
  },
});
