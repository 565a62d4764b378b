/**
 * What a game teaches in a first match: clauses in the order in which they are taught, each with the moment in which it first
 * matters to whoever is to decide, and one sentence. A game's rules say when (`rules/because`); no screen does.
 */
import type { Seat, Standing } from '../engine/types';
import type { Catalogues } from '../text/define';

/** One chair that has something to decide, with what it may know. */
export interface LessonMoment<View, Move> {
  view: View;
  seat: Seat;
  standing: Standing;
  offers(): readonly Move[];
}

/** What the sentence speaks of: the open table, or what lies before whoever decides. */
export type LessonPlace = 'table' | 'hand';

interface LessonOf<Facts, View, Move> {
  at: LessonPlace;
  /** The facts of its sentence; null where the clause does not matter now. */
  when(moment: LessonMoment<View, Move>): Facts | null;
}

export interface Lesson<View = unknown, Move = unknown> extends LessonOf<object, View, Move> {
  clause: string;
}

type Sentences<Taught> = { [C in keyof Taught]: (facts: Taught[C]) => string };

export interface Lessons {
  all: readonly Lesson[];
  words: Catalogues<Readonly<Record<string, (facts: never) => string>>>;
}

/** A sentence that asks for a fact its lesson does not give does not compile, nor does a clause without one. */
export function defineLessons<Taught extends { [C in keyof Taught]: object }, View, Move>(
  lessons: { [C in keyof Taught]: LessonOf<Taught[C], View, Move> },
  words: Catalogues<Sentences<Taught>>,
): Lessons {
  const all = Object.entries(lessons).map(([clause, lesson]) => ({
    ...(lesson as LessonOf<object, View, Move>),
    clause,
  }));
  return { all: all as unknown as readonly Lesson[], words: words as Lessons['words'] };
}

/** In the words of one language. */
export function lessonIn(
  words: Readonly<Record<string, (facts: never) => string>>,
  { clause, facts }: { clause: string; facts: object },
): string {
  return words[clause]?.(facts as never) ?? '';
}
