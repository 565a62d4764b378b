/** Слова собственных цифр игры в статистике. */
import type { Wording } from '../../../../text/define';
import { slavic } from '../../../../text/plural';
import type { uk } from '../uk/statistics';

export const ru: Wording<typeof uk> = {
  title: 'Ставки',
  made: 'Точные ставки',
  shield: 'Со щитом',
  shieldNone: 'щита ещё нет',
  miss: 'Средний промах',
  missNote: (n) => slavic(n, 'взятка', 'взятки', 'взяток'),
  beads: 'Средняя ставка',
  beadsNote: (n) => slavic(n, 'взятка', 'взятки', 'взяток'),
  chart: 'Сыгравшие ставки по раздачам',
  column: (deal) => `раздача ${deal}`,
};
