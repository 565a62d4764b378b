/** What only «Веселка» counts, from its facts: some figures and a chart. */
import type { Locale } from '../../text/define';
import { range, ratio, rounded, type FigureSource, type GameFigures } from '../figures';
import { figureWords } from './words/statistics';

export function figures(source: FigureSource, locale: Locale): GameFigures {
  const { say, sum, matches } = source;
  const words = figureWords[locale];
  const played = matches('rainbow');
  const lengths = range(3, 8);
  const cards = lengths.reduce((n, length) => n + length * sum(`run.${length}`), 0);
  const average = ratio(cards, sum('runs'));
  const length = {
    name: words.length,
    value: say.number(average),
    note: words.lengthNote(rounded(average)),
  };
  return {
    title: words.title,
    compared: played > 0 ? { ...length, amount: average } : null,
    figures: [
      { name: words.runs, value: say.number(ratio(sum('runs'), played)) },
      length,
      { name: words.rainbow, value: say.number(ratio(sum('rainbow'), played)) },
      { name: words.full, value: say.number(sum('rainbow.full')) },
    ],
    chart: {
      label: words.chart,
      columns: lengths.map((length) => ({
        label: String(length),
        spoken: words.column(length),
        value: sum(`run.${length}`),
      })),
    },
  };
}
