/** Слова власних цифр гри у статистиці. */
import { cards } from '../../../../text/lexicon/uk';
import { slavic } from '../../../../text/plural';

export const uk = {
  title: 'Комбінації й веселки',
  runs: 'Комбінацій за партію',
  length: 'Середня комбінація',
  lengthNote: (n: number) => slavic(n, 'карта', 'карти', 'карт'),
  rainbow: 'Кольорів у веселці',
  full: 'Повних веселок',
  chart: 'Довжина комбінацій',
  column: cards,
};
