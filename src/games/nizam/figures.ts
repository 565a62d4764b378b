/** What only «Нізам» counts, from its facts: some figures and a chart. */
import type { Locale } from '../../text/define';
import { minus } from '../../text/plural';
import { ratio, type FigureSource, type GameFigures } from '../figures';
import { figureWords } from './words/statistics';

export function figures(source: FigureSource, locale: Locale): GameFigures {
  const { say, sum, facts, soloRecord } = source;
  const words = figureWords[locale];
  const lengths = ['three', 'four', 'five'];
  const amount = ratio(sum('scored'), sum('turns'));
  const perTurn = { name: words.perTurn, value: say.number(amount) };
  return {
    title: words.title,
    compared: sum('turns') > 0 ? { ...perTurn, amount } : null,
    figures: [
      perTurn,
      { name: words.biggest, value: say.number(facts['biggest']?.most ?? 0) },
      ...(soloRecord === undefined ? [] : [{ name: words.record, value: minus(soloRecord) }]),
    ],
    chart: {
      label: words.chart,
      columns: lengths.map((name, i) => ({
        label: String(i + 3),
        spoken: words.column(i + 3),
        value: sum(name),
      })),
    },
  };
}
