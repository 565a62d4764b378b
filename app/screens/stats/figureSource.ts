/** Facts of one player, as a game's own figures ask for them. */
import type { FigureNumbers, FigureSource } from '../../../src/games/figures';
import type { FactTotals } from '../../../src/stats';

export function figureSource(
  facts: FactTotals,
  say: FigureNumbers,
  soloRecord?: number,
): FigureSource {
  return {
    say,
    sum: (key) => facts[key]?.sum ?? 0,
    matches: (key) => facts[key]?.matches ?? 0,
    facts,
    soloRecord,
  };
}
