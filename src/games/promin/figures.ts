/** What only «Промінь» counts, from its facts: some figures and a chart. */
import type { Locale } from '../../text/define';
import { range, ratio, rounded, scaled, type FigureSource, type GameFigures } from '../figures';
import { figureWords } from './words/statistics';

const DEALS = 4;

export function figures(source: FigureSource, locale: Locale): GameFigures {
  const { say, sum, matches } = source;
  const words = figureWords[locale];
  const played = matches('made.1');
  const made = range(1, DEALS).reduce((n, deal) => n + sum(`made.${deal}`), 0);
  const shields = sum('shields');
  const miss = ratio(sum('off'), sum('missed'));
  const beads = ratio(sum('beads'), DEALS * played);
  const all = DEALS * played;
  const share = { name: words.made, value: say.share(made, all) };
  return {
    title: words.title,
    compared: played > 0 ? { ...share, amount: 100 * ratio(made, all) } : null,
    figures: [
      share,
      shields > 0
        ? { name: words.shield, value: say.share(sum('shields.made'), shields) }
        : { name: words.shield, value: '—', note: words.shieldNone },
      { name: words.miss, value: say.number(miss), note: words.missNote(rounded(miss)) },
      { name: words.beads, value: say.number(beads), note: words.beadsNote(rounded(beads)) },
    ],
    chart: scaled({
      label: words.chart,
      columns: range(1, DEALS).map((deal) => ({
        label: String(deal),
        spoken: words.column(deal),
        value: 100 * ratio(sum(`made.${deal}`), played),
        valueText: say.share(sum(`made.${deal}`), played),
      })),
    }),
  };
}
