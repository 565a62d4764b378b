/** Everything the questions of «Веселка» can say, with the facts each sentence relies on. */
import { remarksOf } from '../../settleWords';
import type { Kind } from '../../gems/rules/kinds';

export interface Said {
  'run.top': Record<never, never>;
  'run.cards': Record<never, never>;
  'run.is': { length: number; points: number };
  'run.isNot': { length: number };
  'run.length': { length: number; shortest: number; longest: number };
  'run.lengthWrong': { length: number; shortest: number; longest: number };
  'run.neighbours': { top: Kind; neighbours: readonly Kind[] };
  'run.starts': { card: Kind };
  'run.startsWrong': { top: Kind; card: Kind };
  'run.goesOn': { cards: readonly Kind[] };
  'run.breaks': { position: number; card: Kind; after: Kind; expected: Kind };
  'run.pays': { length: number; points: number };

  'keep.card': Record<never, never>;
  'keep.twice': { kind: Kind };
  'keep.may': { kind: Kind };
  'keep.mayNot': { kind: Kind };
  'keep.last': { kind: Kind };
  'keep.missing': { kind: Kind; have: number };
  'keep.has': { kind: Kind };
  'keep.swap': Record<never, never>;
  'keep.choice': Record<never, never>;
  'keep.stays': { kind: Kind };

  'rainbows.none': { seat: number };
  'rainbows.tooMany': { seat: number; colours: number; all: number };
  'rainbows.worth': { points: readonly number[] };
  'rainbows.one': { seat: number; colours: number; points: number };
  'rainbows.full': { seats: readonly number[] };
  'rainbows.lap': Record<never, never>;

  'lap.finisher': Record<never, never>;
  /** Who still moves, in this order; then it is over. */
  'lap.order': { order: readonly number[] };
  'lap.full': { seat: number };
  'lap.moved': { seats: readonly number[] };
  'lap.everyone': { seat: number };
  'lap.others': { seat: number };
  'lap.noMore': { seat: number };
  'lap.once': Record<never, never>;
  'lap.mayAgree': Record<never, never>;
  'lap.app': Record<never, never>;

  'swap.count': Record<never, never>;
  'swap.may': { count: number };
  'swap.mayNot': Record<never, never>;
  'swap.pass': Record<never, never>;
  'swap.range': { most: number };
  'swap.draws': { count: number };
  'swap.literal': Record<never, never>;
  'swap.agreed': Record<never, never>;
  'swap.app': Record<never, never>;
}

export const remark = remarksOf<Said>();
