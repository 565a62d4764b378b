/** What only «Перлина Сходу» counts, from its facts: some figures and a chart. */
import type { Locale } from '../../text/define';
import { ratio, type Figure, type FigureSource, type GameFigures } from '../figures';
import { figureWords } from './words/statistics';

export function figures(source: FigureSource, locale: Locale): GameFigures {
  const { say, sum, matches, facts } = source;
  const words = figureWords[locale];
  const eight = facts['eight'];
  const times = eight?.matches ?? 0;
  const figures: Figure[] = [
    { name: words.times, value: String(times), note: words.timesNote(times) },
    { name: words.turns, value: say.number(ratio(sum('turns'), matches('turns'))) },
  ];
  if (eight)
    figures.push(
      { name: words.eight, value: say.number(eight.sum / times), note: words.eightNote },
      { name: words.fastest, value: String(eight.least), note: words.fastestNote(eight.least) },
    );
  return { title: words.title, figures, chart: null };
}
