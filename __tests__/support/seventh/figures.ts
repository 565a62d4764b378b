/** What only «Драбинка» counts in the statistics. */
import { ratio, type FigureSource, type GameFigures } from '../../../src/games/figures';
import type { Locale } from '../../../src/text/define';
import { figureWords } from './words';

export function figures({ say, sum, matches }: FigureSource, locale: Locale): GameFigures {
  const words = figureWords[locale];
  const value = say.number(ratio(sum('steps'), matches('steps')));
  return {
    title: words.title,
    figures: [{ name: words.steps, value, note: words.perMatch }],
    chart: null,
  };
}
