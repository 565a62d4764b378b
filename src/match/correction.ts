/** Changing an earlier entry, as a screen goes about it: the walk (./walk) with the match it belongs to. */
import type { Refusal } from '../engine/types';
import type { LiveMatch } from './live';
import type { Live } from './load';
import { momentOf } from './positions';
import { standingOf } from './rules';
import type { Correction } from './types';
import { answer, beginWalk, questionsOf, type Walk } from './walk';

export function correctionFrom(
  live: Live,
  owner: LiveMatch,
  seq: number,
  move: unknown,
): Correction | Refusal {
  const { rules, folded, positions, match } = live;
  const shown = (walk: Walk | Refusal): Correction | Refusal => {
    if ('ok' in walk) return walk;
    const { passed, waiting, question, state, answered } = walk;
    return {
      passed,
      waiting,
      question,
      answered,
      questions: questionsOf(rules, walk),
      standing: standingOf(rules, state, folded),
      moment: momentOf(rules, state),
      answer: (given) => shown(answer(rules, walk, given)),
      save: () => owner.correct(walk, match.headSeq),
    };
  };
  return shown(beginWalk({ rules, moves: folded.moves, positions }, seq, move));
}
