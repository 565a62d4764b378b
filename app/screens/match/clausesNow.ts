/**
 * The clauses that matter in a phase. Chapters that are mostly about it come first, then single clauses of
 * others and of the preparation, the book's first chapter; both in the book's order.
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
  const isAboutIt = (chapter: string): boolean => {
    if (chapter === clauses[0]?.group) return false;
    const all = clauses.filter(({ group }) => group === chapter);
    return 2 * all.filter(isNow).length >= all.length;
  };
  const now = clauses.filter(isNow);
  return [
    ...now.filter(({ group }) => isAboutIt(group)),
    ...now.filter(({ group }) => !isAboutIt(group)),
  ];
}
