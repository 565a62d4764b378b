/** Слова власних цифр гри у статистиці. */
import { slavic } from '../../../../text/plural';

export const uk = {
  title: 'Ставки',
  made: 'Влучні ставки',
  shield: 'Зі щитом',
  shieldNone: 'щита ще немає',
  miss: 'Середній промах',
  missNote: (n: number) => slavic(n, 'взятка', 'взятки', 'взяток'),
  beads: 'Середня ставка',
  beadsNote: (n: number) => slavic(n, 'взятка', 'взятки', 'взяток'),
  chart: 'Ставки, що зіграли, за роздачами',
  column: (deal: number) => `роздача ${deal}`,
};
