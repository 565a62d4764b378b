/** More of a kind than the box has cannot lie open: said before anything else. */
import type { Answer } from '../../settle';
import { impossible } from '../../settleWords';
import { COPIES, countKinds, type Kind } from '../../gems';
import { judgeCopies } from '../../grid/deal';
import type { BoxFacts } from '../../grid/facts';
import type { Painted } from '../../grid/settle/form';
import { openCards } from '../position';
import { remark } from './remarks';

export function overfull(grid: Painted<Kind>, hand: readonly Kind[]): Answer | null {
  const verdict = judgeCopies('N-1.2', openCards(grid, countKinds(hand)), COPIES);
  if (verdict.ok) return null;
  const { kind, copies, seen } = verdict.facts as unknown as BoxFacts;
  return impossible(remark('tooMany', { kind: kind as Kind, copies, seen }, verdict.clause));
}
