/** Changing an earlier entry: everything after it is judged again before anything is stored. */
import type { Refusal } from '../engine/types';
import { refuse } from '../engine/verdict';
import type { Live } from './load';
import { playOn } from './positions';
import type { CorrectionPlan } from './types';

export interface PlannedCorrection {
  plan: CorrectionPlan;
  /** The state there would be, with what no longer fits dropped. */
  state: unknown;
  /** How many moves would count. */
  keep: number;
}

export function planCorrection(live: Live, seq: number, move: unknown): PlannedCorrection {
  const { folded, rules, positions, state } = live;
  const impossible = (refusal: Refusal): PlannedCorrection => ({
    plan: { possible: false, refusal, at: null, dropped: 0 },
    state,
    keep: folded.moves.length,
  });
  const index = folded.moves.findIndex((counted) => counted.seq === seq);
  const counted = folded.moves[index];
  if (!counted) return impossible(refuse('form', { seq }));
  // What the generator made is proof; it can be taken back, not rewritten.
  if (counted.drawn) return impossible(refuse('form', { drawn: true }));
  const before = positions.after(index);
  const verdict = rules.judge(before, move);
  if (!verdict.ok) return impossible(verdict);
  const later = folded.moves.slice(index + 1);
  const judged = playOn(
    rules,
    rules.apply(before, move),
    later.map((one) => one.move),
  );
  const standing = rules.standing(judged.state);
  const keep = index + 1 + judged.accepted;
  const misfit = later[judged.accepted];
  if (!judged.refusal || !misfit)
    return { plan: { possible: true, standing }, state: judged.state, keep };
  const dropped = folded.moves.length - keep;
  return {
    plan: { possible: false, refusal: judged.refusal, at: misfit.seq, dropped, standing },
    state: judged.state,
    keep,
  };
}
