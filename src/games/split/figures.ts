/** What only «Поділ» counts, from its facts: some figures and a chart. */
import type { Locale } from '../../text/define';
import { range, ratio, scaled, type FigureSource, type GameFigures } from '../figures';
import { figureWords } from './words/statistics';

export function figures(source: FigureSource, locale: Locale): GameFigures {
  const { say, sum, matches } = source;
  const words = figureWords[locale];
  const played = matches('values');
  const values = sum('values');
  const amount = ratio(values, played);
  const each = { name: words.values, value: say.number(amount), note: words.valuesNote };
  return {
    title: words.title,
    compared: played > 0 ? { ...each, amount } : null,
    figures: [
      each,
      { name: words.alone, value: say.share(sum('alone'), values), note: words.aloneNote },
    ],
    chart: scaled({
      label: words.chart,
      columns: range(1, 10).map((value) => ({
        label: String(value),
        spoken: words.column(value),
        value: 100 * ratio(sum(`value.${value}`), played),
        // Ten columns on a phone have no room for the sign as well.
        valueText: String(Math.round(100 * ratio(sum(`value.${value}`), played))),
      })),
    }),
  };
}
