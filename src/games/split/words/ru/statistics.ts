/** Слова собственных цифр игры в статистике. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/statistics';

export const ru: Wording<typeof uk> = {
  title: 'Стопки',
  values: 'Стопок в зачёт',
  valuesNote: 'за партию',
  alone: 'Единолично',
  aloneNote: 'без равного большинства',
  chart: 'Как часто стопка в зачёте',
  column: (value) => `стопка ${value}`,
};
