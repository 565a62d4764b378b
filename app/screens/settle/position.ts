/** Which question is asked about which position: from the link, from the match, or empty. Plain data, no drawing. */
import type { Setup } from '../../../src/engine/types';
import type { Question } from '../../../src/games/settle';
import { readLink } from '../../../src/games/settleLink';

/** What Settle may know of a match: what lies open on the table, never what is in a hand. */
export interface OpenTable {
  view: unknown;
  setup: Setup;
  phase: string;
}

export interface Asked {
  position: unknown;
  from: 'link' | 'match' | 'empty';
  /** There was a link, but not one of ours. */
  broken: boolean;
}

export function askedAbout(
  question: Question,
  link: string | undefined,
  table: OpenTable | null,
): Asked {
  if (link !== undefined) {
    const position = question.read(readLink(link));
    if (position !== null) return { position, from: 'link', broken: false };
    return { position: question.empty, from: 'empty', broken: true };
  }
  const seen = table && fill(question, table);
  if (seen !== null) return { position: seen, from: 'match', broken: false };
  return { position: question.empty, from: 'empty', broken: false };
}

function fill(question: Question, { view, setup }: OpenTable): unknown {
  return question.fromView?.(view, setup) ?? null;
}

/** In a match, what fits the moment comes first; otherwise the order of the book. */
export function inOrder(
  questions: readonly Question[],
  table: OpenTable | null,
): readonly Question[] {
  if (!table) return questions;
  const rank = (question: Question): number => {
    const fits = question.phases?.includes(table.phase) ?? false;
    const filled = fill(question, table) !== null;
    return (fits ? 0 : 1) + (filled ? 0 : 2);
  };
  return questions
    .map((question, i) => ({ question, i, rank: rank(question) }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map(({ question }) => question);
}
