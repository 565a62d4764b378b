/** Слова завершеної партії: що вирішило і що видно у вікні. */
import { slavic } from '../../../../text/plural';

export const uk = {
  lasted: (n: number) => `${n} ${slavic(n, 'кидок', 'кидки', 'кидків')}`,
  decided: (roll: number, points: string) => `Вирішив кидок ${roll}: ${points}`,
  legend: 'Аркуш переможця по колу: три ряди — три кільця, п’ятикутники — бонусні стовпчики.',
  rows: 'ряди',
  columns: 'стовпчики',
  misthrows: 'хибні',
};
