/** More of a kind than the box has cannot lie open: said before anything else. */
import type { Answer } from '../../settle';
import { impossible } from '../../settleWords';
import { COPIES, countKinds, isKind, type Kind } from '../../gems/rules/kinds';
import { judgeCopies } from '../../gems/rules/deal';
import type { BoxFacts } from '../../gems/rules/facts';
import type { Painted } from '../../gems/settle/form';
import { remark } from './remarks';

export function overfull(grid: Painted<Kind>, hand: readonly Kind[]): Answer | null {
  const verdict = judgeCopies('N-1.2', countKinds([...grid.filter(isKind), ...hand]), COPIES);
  if (verdict.ok) return null;
  const { kind, copies, seen } = verdict.facts as unknown as BoxFacts;
  return impossible(remark('tooMany', { kind: kind as Kind, copies, seen }, verdict.clause));
}
