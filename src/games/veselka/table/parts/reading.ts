/**
 * What the rules say about a run that is being built, asked through the table's props. Decides nothing
 * itself: what may come next is read from the offers, the fault and the points from the judge and the
 * foreseen standing.
 */
import type { Refusal, Seat, Verdict } from '../../../../engine/types';
import type { Kind } from '../../../gems/rules/kinds';
import { culprit, runsWorth } from '../../rules/because';
import { SHORTEST_RUN } from '../../rules/circle';
import type { VeselkaMove } from '../../rules/types';
import type { VeselkaTable } from '../props';

export type Run = Extract<VeselkaMove, { type: 'run' }>;

export interface Fault {
  refusal: Refusal;
  /** Which card of the run is to blame, from 0; null when it is the run as a whole. */
  at: number | null;
}

export interface RunReading {
  move: Run;
  /** May be laid as it is, with or without the last card kept. */
  lays: boolean;
  /** Of the cards laid so far, before the run is long enough as well. */
  fault: Fault | null;
  /** Colours with which an offered run goes on. */
  nexts: readonly Kind[];
  /** What the run brings; null while it may not be laid. */
  gain: number | null;
  /** Whether the last card may be kept; null while the run may not be laid. */
  keeping: Verdict | null;
}

type Rules = Pick<VeselkaTable, 'judge' | 'offers' | 'foresee' | 'standing'>;

/**
 * @param spare cards that could follow: they fill a probe that is still too short to be judged.
 * @param wish whether to keep the last card; null takes it whenever it may be taken.
 */
export function readRun(
  rules: Rules,
  seat: Seat,
  cards: readonly Kind[],
  spare: readonly Kind[],
  wish: boolean | null,
): RunReading {
  const left: Run = { type: 'run', seat, cards, keep: false };
  const lays = rules.judge(left).ok;
  const keeping = lays ? rules.judge({ ...left, keep: true }) : null;
  const keep = wish ?? keeping?.ok ?? false;
  return {
    move: { ...left, keep: lays && keep },
    lays,
    fault: lays ? null : faultOf(rules.judge, left, spare),
    nexts: nextKinds(rules.offers(seat), cards),
    gain: lays
      ? runsWorth(rules.foresee(left).lines, seat) - runsWorth(rules.standing.lines, seat)
      : null,
    keeping,
  };
}

function nextKinds(offers: readonly VeselkaMove[], cards: readonly Kind[]): Kind[] {
  const nexts: Kind[] = [];
  for (const move of offers) {
    if (move.type !== 'run' || move.cards.length <= cards.length) continue;
    if (cards.some((card, i) => move.cards[i] !== card)) continue;
    const kind = move.cards[cards.length];
    if (kind && !nexts.includes(kind)) nexts.push(kind);
  }
  return nexts;
}

/**
 * The refusal of a run, unless it only says that a filler of the probe does not fit. Shorter runs are judged by their
 * length alone, so a probe is as long as the shortest.
 */
function faultOf(judge: Rules['judge'], run: Run, spare: readonly Kind[]): Fault | null {
  if (run.cards.length === 0) return null;
  const probe = [...run.cards, ...spare.slice(0, Math.max(0, SHORTEST_RUN - run.cards.length))];
  const verdict = judge({ ...run, cards: probe });
  if (verdict.ok) return null;
  const at = culprit(verdict, run.cards);
  if (run.cards.length >= SHORTEST_RUN) return { refusal: verdict, at };
  return at === null ? null : { refusal: verdict, at };
}
