/**
 * A correction on its way through everything that came after the corrected entry. What still stands is kept, what
 * stands in another order is put in that order, and where something cannot stand the walk waits for an answer: another
 * move, one that is missing before it, or none. Nothing is dropped that nobody was asked about, and nothing is stored here. Pure.
 */
import type { GameRules, Refusal, Stage } from '../engine/types';
import { refuse } from '../engine/verdict';
import type { Positions } from './positions';
import type { CorrectedPayload, CountedMove, HappenedPayload, Json } from './record';

/** An entry the walk has not come to, or has stopped at. */
export interface Waiting {
  seq: number;
  move: Json;
  /** The phase it was made in. */
  phase: string;
  /** The deal or round it was made in, where a match has so many. */
  stage: Stage | null;
  /** What the generator or an opponent made is proof: it can be taken out, not rewritten. */
  isProof: boolean;
  /** Something that came after it has gone before it. */
  isOvertaken: boolean;
}

/** What is added has no entry yet: its number is below 0. */
export interface Passed extends Pick<Waiting, 'seq' | 'move' | 'phase' | 'stage'> {
  /** What puts it in another order, where one clause says it. */
  clause: string | null;
  how: 'as it was' | 'in another order' | 'changed' | 'added' | 'taken out';
}

export interface Question {
  entry: Waiting;
  /** Why it cannot stand here. */
  refusal: Refusal;
  mayChange: boolean;
  /** The match goes on without it. */
  mayGo: boolean;
  /** Something else is due before it, which nobody had to enter then. */
  mayAdd: boolean;
}

export interface Walk {
  /** In the order in which they count; the corrected entry first. */
  passed: readonly Passed[];
  waiting: readonly Waiting[];
  /** About the first that waits; null when all have passed. */
  question: Question | null;
  /** After what has passed. */
  state: unknown;
  /** How many questions were answered. */
  answered: number;
}

/** Another move, or one that is missing before it; or the entry is taken out, or it and all that wait behind it. */
export type Answer = { move: unknown } | { add: unknown } | 'out' | 'all out';

interface Log {
  rules: GameRules;
  moves: readonly CountedMove[];
  positions: Pick<Positions, 'after'>;
}

/** The walk as far as it comes by itself, or why the new move is none. */
export function beginWalk({ rules, moves, positions }: Log, seq: number, move: unknown) {
  const index = moves.findIndex((counted) => counted.seq === seq);
  const counted = moves[index];
  if (!counted) return refuse('form', { seq });
  const entries = moves
    .slice(index)
    .map((one, i) => waitingOf(one, rules, positions.after(index + i)));
  const state = positions.after(index);
  return change(rules, { passed: [], waiting: entries, question: null, state, answered: 0 }, move);
}

/** The walk after an answer to its question, or why the new move is none. */
export function answer(rules: GameRules, walk: Walk, given: Answer): Walk | Refusal {
  if (!walk.question) return walk;
  const asked = { ...walk, answered: walk.answered + 1 };
  if (typeof given === 'object')
    return 'add' in given ? add(rules, asked, given.add) : change(rules, asked, given.move);
  const gone = walk.waiting.slice(0, given === 'out' ? 1 : undefined);
  const out = gone.map((entry) => passedAs('taken out', entry));
  return goOn(rules, {
    ...asked,
    passed: [...walk.passed, ...out],
    waiting: walk.waiting.slice(gone.length),
  });
}

/** How many questions there are as far as can be foreseen: if everything asked about that may go went. */
export function questionsOf(rules: GameRules, walk: Walk): number {
  let ahead: Walk | Refusal = walk;
  while (!('ok' in ahead) && ahead.question?.mayGo) ahead = answer(rules, ahead, 'out');
  if ('ok' in ahead) return walk.answered + 1;
  return ahead.answered + (ahead.question ? 1 : 0);
}

/** An entry a finished walk is stored as. */
export type Written =
  { kind: 'corrected'; payload: CorrectedPayload } | { kind: 'happened'; payload: HappenedPayload };

/**
 * What a finished walk is stored as, behind entry `head`: one correction, or, where something was added, what stands
 * before it, the added entry, and behind it again what the first had taken out.
 */
export function writtenAs({ passed }: Walk, head: number): Written[] {
  const written: Written[] = [];
  // What counts since the last one that was added, which begins it.
  let stretch: Passed[] = [];
  const correct = (): void => {
    const [first, second] = stretch;
    if (!first || (first.how === 'added' && !second)) return;
    const then = stretch.map(({ seq, move, how }) => (how === 'changed' ? { seq, move } : seq));
    written.push({ kind: 'corrected', payload: { from: first.seq, then } });
  };
  for (const one of passed) {
    if (one.how === 'added') {
      correct();
      written.push({ kind: 'happened', payload: { move: one.move } });
      stretch = [{ ...one, seq: head + written.length }];
    } else if (one.how !== 'taken out') stretch.push(one);
  }
  correct();
  return written;
}

function waitingOf(
  { seq, move, drawn, bot }: CountedMove,
  rules: GameRules,
  state: unknown,
): Waiting {
  const { phase } = rules.turn(state);
  const stage = rules.stage?.(state) ?? null;
  return { seq, move, phase, stage, isProof: drawn || bot !== null, isOvertaken: false };
}

function passedAs(
  how: Passed['how'],
  { seq, move, phase, stage }: Pick<Waiting, 'seq' | 'move' | 'phase' | 'stage'>,
  clause: string | null = null,
): Passed {
  return { seq, move, phase, stage, clause, how };
}

/** The first that waits is another move. */
function change(rules: GameRules, walk: Walk, move: unknown): Walk | Refusal {
  const [entry, ...waiting] = walk.waiting;
  if (!entry || entry.isProof) return refuse('form', { drawn: true });
  const verdict = rules.judge(walk.state, move);
  if (!verdict.ok) return verdict;
  const changed = passedAs('changed', { ...entry, move: move as Json });
  const state = rules.applyJudged(walk.state, move);
  return goOn(rules, { ...walk, passed: [...walk.passed, changed], waiting, state });
}

/** Before the first that waits comes something that is due now. */
function add(rules: GameRules, walk: Walk, move: unknown): Walk | Refusal {
  if (!walk.question?.mayAdd) return refuse('turn');
  const verdict = rules.judge(walk.state, move);
  if (!verdict.ok) return verdict;
  const { phase } = rules.turn(walk.state);
  const seq = -1 - walk.passed.filter(({ how }) => how === 'added').length;
  const stage = rules.stage?.(walk.state) ?? null;
  const added = passedAs('added', { seq, move: move as Json, phase, stage });
  const state = rules.applyJudged(walk.state, move);
  return goOn(rules, { ...walk, passed: [...walk.passed, added], state });
}

function goOn(rules: GameRules, walk: Walk): Walk {
  const { answered } = walk;
  const passed = walk.passed.slice();
  const waiting = walk.waiting.slice();
  let { state } = walk;
  while (waiting.length > 0) {
    const place = nextPlace(rules, state, waiting);
    if (place < 0)
      return { passed, waiting, state, answered, question: ask(rules, state, waiting) };
    const entry = waiting[place] as Waiting;
    waiting.splice(place, 1);
    for (let i = 0; i < place; i += 1)
      waiting[i] = { ...(waiting[i] as Waiting), isOvertaken: true };
    const isElsewhere = place > 0 || entry.isOvertaken;
    passed.push(
      isElsewhere
        ? passedAs('in another order', entry, rules.orderClause?.(state))
        : passedAs('as it was', entry),
    );
    state = rules.applyJudged(state, entry.move);
  }
  return { passed, waiting, state, answered, question: null };
}

/**
 * Which of those that wait comes next; −1 if none can. Another than the first only where the first is merely not yet
 * due, and only out of the same stretch: a later turn of the same player must not slip into this one's place.
 */
function nextPlace(rules: GameRules, state: unknown, waiting: readonly Waiting[]): number {
  const [first] = waiting;
  if (!first) return -1;
  const verdict = rules.judge(state, first.move);
  if (verdict.ok) return 0;
  if (verdict.clause !== 'turn') return -1;
  for (let i = 1; i < waiting.length && waiting[i]?.phase === first.phase; i += 1)
    if (rules.judge(state, waiting[i]?.move).ok) return i;
  return -1;
}

function ask(rules: GameRules, state: unknown, waiting: readonly Waiting[]): Question {
  const [entry, ...others] = waiting as readonly [Waiting, ...Waiting[]];
  const verdict = rules.judge(state, entry.move);
  if (verdict.ok) throw new Error('a question about what can stand');
  const isOver = rules.turn(state).phase === 'over';
  return {
    entry,
    refusal: verdict,
    mayChange: !entry.isProof && !isOver,
    mayGo: goesOnWithout(rules, state, entry, others),
    mayAdd: verdict.clause === 'turn' && !isOver,
  };
}

/**
 * It can be kept after all, later in the same stretch: a card that does not follow here is still in that hand, and
 * another one of it has only slipped into this place. Then it is not taken out, it changes places by being changed.
 */
function fitsBehind(
  rules: GameRules,
  state: unknown,
  entry: Waiting,
  others: readonly Waiting[],
): boolean {
  if (entry.isProof) return false;
  const end = others.findIndex(({ phase }) => phase !== entry.phase);
  const waiting = others.slice(0, end < 0 ? undefined : end);
  for (let now = state; waiting.length > 0;) {
    const place = nextPlace(rules, now, waiting);
    const [next] = waiting.splice(Math.max(place, 0), 1);
    // What would be asked about in its turn is passed over: whatever comes of it, the hand is the same.
    if (place < 0) continue;
    now = rules.applyJudged(now, next?.move);
    if (rules.judge(now, entry.move).ok) return true;
  }
  return false;
}

/** A second bid cannot be left out; a vote in a contest that is no more can. */
function goesOnWithout(
  rules: GameRules,
  state: unknown,
  entry: Waiting,
  others: readonly Waiting[],
): boolean {
  const { phase } = rules.turn(state);
  if (others.length === 0 || phase === 'over') return true;
  if (phase === entry.phase)
    return nextPlace(rules, state, others) >= 0 && !fitsBehind(rules, state, entry, others);
  return others.some(({ move }) => rules.judge(state, move).ok);
}
