/** What does this sheet score? Line by line, as the end of a match counts it. */
import type { ScoreLine } from '../../../engine/types';
import type { Answer, Question, Remark } from '../../settle';
import { impossible, incomplete } from '../../settleWords';
import { scoreSheet } from '../rules/scoring';
import { blankSheet, countNumbers, PENTAGONS } from '../rules/sheet';
import type { Row, Sheet } from '../rules/types';
import { ROWS } from '../rules/types';
import { flawOf } from './flaws';
import { readSheetPosition, type SheetPosition } from './form';
import { remark } from './remarks';
import { isBlank, sheetFromView } from './valid';

function answer({ sheet }: SheetPosition): Answer {
  if (isBlank(sheet)) return incomplete(remark('needSheet', {}));
  const flaw = flawOf(sheet);
  if (flaw?.is === 'impossible') return flaw.answer;
  if (flaw) return impossible(flaw.remark);
  const lines = scoreSheet(sheet, 0);
  const points = lines.reduce((total, line) => total + line.points, 0);
  return {
    kind: 'settled',
    ruling: 'told',
    headline: remark('total', { points }),
    clause: decisive(lines).clause,
    steps: steps(sheet, lines, points),
  };
}

/** The line that counts most. */
function decisive(lines: readonly ScoreLine[]): ScoreLine {
  return lines.reduce((most, line) => (line.points > most.points ? line : most));
}

function steps(sheet: Sheet, lines: readonly ScoreLine[], points: number): Remark[] {
  const said = lines.map(lineRemark);
  for (const row of ROWS)
    if (countNumbers(sheet[row]) === 0) said.push(remark('emptyRow', { row }, 'Q-6.1'));
  const triples = lines.filter(({ clause }) => clause === 'Q-6.3').length;
  if (triples < PENTAGONS.length)
    said.push(remark('openTriples', { columns: PENTAGONS.length - triples }, 'Q-6.3'));
  if (lines.length > 1)
    said.push(remark('sum', { terms: lines.map((line) => line.points), points }, 'Q-6.5'));
  return said;
}

function lineRemark({ clause, facts, points }: ScoreLine): Remark {
  const row = facts['row'] as Row;
  switch (clause) {
    case 'Q-6.1':
      return remark('partRow', { row, numbers: facts['numbers'] as number, points }, clause);
    case 'Q-6.2':
      return remark('fullRow', { row, points }, clause);
    case 'Q-6.3':
      return remark('triple', { row, column: facts['column'] as number, points }, clause);
    default:
      return remark('misthrows', { crosses: facts['misthrows'] as number, points }, clause);
  }
}

export const score: Question<SheetPosition> = {
  id: 'score',
  empty: { sheet: blankSheet() },
  read: readSheetPosition,
  answer,
  phases: ['over'],
  fromView: sheetFromView,
};
