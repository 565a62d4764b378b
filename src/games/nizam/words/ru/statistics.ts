/** Слова собственных цифр игры в статистике. */
import { cards } from '../../../../text/lexicon/ru';
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/statistics';

export const ru: Wording<typeof uk> = {
  title: 'Ходы',
  perTurn: 'Очков за ход',
  biggest: 'Самый большой ход',
  record: 'Рекорд в одиночку',
  chart: 'Комбинации по длине',
  column: cards,
};
