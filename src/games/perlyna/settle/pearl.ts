/** What may the pearl stand for? Only the field matters. */
import { hasKeys, isRecord } from '../../../engine/form';
import { KINDS } from '../../gems/rules/kinds';
import { PEARL } from '../../gems/rules/grid';
import { BLANK_FIELD, type Painted, readPearlField } from '../../gems/settle/form';
import type { Answer, Question } from '../../settle';
import { incomplete } from '../../settleWords';
import type { PerlynaView } from '../rules/types';
import { wrongField } from './form';
import { remark } from './remarks';
import { pearlClause } from '../rules/because';
import { linesOn } from './tasks';

export interface PearlPosition {
  grid: Painted;
}

function answer({ grid }: PearlPosition): Answer {
  const wrong = wrongField(grid);
  if (wrong) return wrong;
  if (!grid.includes(PEARL)) return incomplete(remark('needPearl', {}));
  const lines = linesOn(grid);
  const natural = lines.filter(({ pearl }) => !pearl);
  // A-E5: where three lie without it, the pearl is not used.
  const needed = lines.filter(
    ({ pearl, kind }) => pearl && !natural.some((line) => line.kind === kind),
  );
  const kinds = KINDS.filter((kind) => needed.some((line) => line.kind === kind));
  const steps = [
    ...needed.map((line) => remark('withPearl', line, 'E-4.2')),
    ...natural.map((line) => remark('enoughWithout', line, 'E-4.3')),
    ...(kinds.length > 1 ? [remark('oneKind', { kinds }, 'E-4.3')] : []),
    ...(kinds.length === 0 ? [remark('needsTwo', {}, 'E-4.2')] : []),
  ];
  const headline =
    kinds.length > 0 ? remark('standsFor', { kinds }) : remark('standsForNothing', {});
  const clause = pearlClause(kinds.length);
  return { kind: 'settled', ruling: 'told', headline, clause, steps };
}

function read(value: unknown): PearlPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['grid'])) return null;
  const grid = readPearlField(value['grid']);
  return grid && { grid };
}

function fromView(value: unknown): PearlPosition | null {
  const view = value as PerlynaView;
  return view.phase === 'deal' || view.mode === 'score' ? null : { grid: view.grid };
}

export const pearl: Question<PearlPosition> = {
  id: 'pearl',
  empty: { grid: BLANK_FIELD },
  read,
  answer,
  fromView,
};
