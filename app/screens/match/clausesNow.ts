/**
 * The clauses that matter in a phase. First the chapters that are mostly about it and have rules of no other phase –
 * while bids are awaited, how to bid comes before how the cards were dealt –, then chapters that merely go on, then
 * single clauses of others and of the preparation, the book's first chapter; each in the book's order.
 */
import type { GameBook } from '../../../src/games';

type Clauses = GameBook['clauses'];

/** So many are read in the middle of a game; the others are in the rulebook. */
const MOST = 6;

export function rulesNow(clauses: Clauses, phase: string): Clauses[number][] {
  return clausesNow(clauses, phase).slice(0, MOST);
}

export function clausesNow(clauses: Clauses, phase: string): Clauses[number][] {
  const isNow = ({ phases }: Clauses[number]): boolean => phases.includes(phase);
  const isOnlyNow = ({ phases }: Clauses[number]): boolean =>
    phases.length === 1 && phases[0] === phase;
  const rank = (chapter: string): number => {
    const all = clauses.filter(({ group }) => group === chapter);
    if (chapter === clauses[0]?.group || 2 * all.filter(isNow).length < all.length) return 2;
    return all.some(isOnlyNow) ? 0 : 1;
  };
  const now = clauses.filter(isNow);
  return [0, 1, 2].flatMap((nth) => now.filter(({ group }) => rank(group) === nth));
}
