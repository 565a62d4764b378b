/** What only Qwinto counts, from its facts: some figures and a chart. */
import type { Locale } from '../../text/define';
import { ratio, type Figure, type FigureSource, type GameFigures } from '../figures';
import { figureWords } from './words/statistics';

const EXPECTED_PIPS = 3.5;

export function figures(source: FigureSource, locale: Locale): GameFigures {
  const { say, sum, matches } = source;
  const words = figureWords[locale];
  const played = matches('rows');
  const each = (name: string, key: string): Figure => ({
    name,
    value: say.number(ratio(sum(key), played)),
    note: words.perMatch,
  });
  const figures = [
    each(words.rows, 'rows'),
    each(words.misthrows, 'misthrows'),
    each(words.bonus, 'bonus'),
  ];
  const dice = sum('dice');
  if (dice > 0) {
    const pips = sum('pips') / dice;
    const note = words.luckNote(say.difference(pips - EXPECTED_PIPS));
    figures.push({ name: words.luck, value: say.number(pips), note });
  }
  return {
    title: words.title,
    compared:
      played > 0 ? { ...each(words.bonus, 'bonus'), amount: ratio(sum('bonus'), played) } : null,
    figures,
    chart: {
      label: words.chart,
      max: 9,
      columns: (['orange', 'yellow', 'purple'] as const).map((row) => {
        const value = ratio(sum(`row.${row}`), played);
        return { label: words.rowNames[row], value, valueText: say.number(value) };
      }),
    },
  };
}
