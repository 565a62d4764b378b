/** Слова власних цифр гри у статистиці. */
import { cards } from '../../../../text/lexicon/uk';

export const uk = {
  title: 'Ходи',
  perTurn: 'Очок за хід',
  biggest: 'Найбільший хід',
  record: 'Рекорд наодинці',
  chart: 'Комбінації за довжиною',
  column: cards,
};
