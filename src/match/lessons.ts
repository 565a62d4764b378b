/**
 * What a training match teaches at this moment. Which clauses were met follows from the moves alone, so that it is the same
 * after a kill and goes back with an undo: at each decision of the one who learns, the first clause that matters and was not met.
 */
import type { Seat } from '../engine/types';
import type { Lesson, LessonPlace, Lessons } from '../games/lessons';
import { seatOf } from './seats';
import { movesThatCount } from './played';
import type { KeptMatch, Moment } from './types';

export interface Taught {
  clause: string;
  facts: object;
  at: LessonPlace;
}

export interface Learnt {
  /** What to say now; null where nothing new matters, or somebody else decides. */
  now: Taught | null;
  /** How many clauses were met, that of this moment included. */
  met: number;
  of: number;
}

/** The first that matters here and was not met. */
export function lessonAt(
  moment: Moment,
  seat: Seat,
  lessons: readonly Lesson[],
  met: ReadonlySet<string>,
): Taught | null {
  if (met.size === lessons.length || moment.turn.chance || !moment.turn.actors.includes(seat))
    return null;
  let offers: readonly unknown[] | null = null;
  const seen = {
    view: moment.view(seat),
    seat,
    standing: moment.standing,
    offers: () => (offers ??= moment.offers(seat)),
  };
  for (const { clause, at, when } of lessons) {
    const facts = met.has(clause) ? null : when(seen);
    if (facts) return { clause, facts, at };
  }
  return null;
}

/** Remembers what was met at which entry, so that a picture more costs one look. */
export class Learning {
  private readonly seen: { seq: number; clause: string | null }[] = [];

  constructor(
    private readonly seat: Seat,
    private readonly lessons: Lessons,
  ) {}

  at(match: KeptMatch): Learnt {
    const { seat, seen } = this;
    const { all } = this.lessons;
    const own = movesThatCount(match.log).filter(({ move }) => seatOf(move) === seat);
    const met = new Set<string>();
    own.forEach((line, i) => {
      if (seen[i]?.seq !== line.seq) {
        seen.length = i;
        const before = met.size < all.length ? line.before() : null;
        const taught = before && lessonAt(before, seat, all, met);
        seen.push({ seq: line.seq, clause: taught?.clause ?? null });
      }
      const clause = seen[i]?.clause;
      if (clause) met.add(clause);
    });
    seen.length = own.length;
    const now = lessonAt(match, seat, all, met);
    return { now, met: met.size + (now ? 1 : 0), of: all.length };
  }
}
