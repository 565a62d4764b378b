/** Is this sheet valid? Row by row and column by column, as paper sheets are audited. */
import type { Answer, Question, Remark } from '../../settle';
import { incomplete } from '../../settleWords';
import { blankSheet, countNumbers, fullRows, MISTHROWS } from '../rules/sheet';
import type { Sheet, View } from '../rules/types';
import { ROWS } from '../rules/types';
import { type Flaw, flawOf } from './flaws';
import { readSheetPosition, type SheetPosition } from './form';
import { remark } from './remarks';

export function isBlank(sheet: Sheet): boolean {
  return sheet.misthrows === 0 && ROWS.every((row) => countNumbers(sheet[row]) === 0);
}

function rising(sheet: Sheet): Remark[] {
  return ROWS.flatMap((row) => {
    const numbers = sheet[row].filter((number) => number !== null);
    return numbers.length === 0 ? [] : [remark('rowRises', { row, numbers }, 'Q-2.2')];
  });
}

function answer({ sheet }: SheetPosition): Answer {
  if (isBlank(sheet)) return incomplete(remark('needSheet', {}));
  const flaw = flawOf(sheet);
  if (flaw?.is === 'impossible') return flaw.answer;
  return flaw ? refused(sheet, flaw) : accepted(sheet);
}

function refused(sheet: Sheet, flaw: Extract<Flaw, { is: 'mistake' }>): Answer {
  // Columns are looked at once every row has been found to rise.
  const held = flaw.clause === 'Q-2.3' ? rising(sheet) : [];
  return {
    kind: 'settled',
    ruling: 'no',
    headline: remark('invalid', {}),
    clause: flaw.clause,
    steps: [...held, flaw.remark, remark('erase', {}, 'Q-4.2')],
  };
}

function accepted(sheet: Sheet): Answer {
  const { misthrows } = sheet;
  const steps = [...rising(sheet), remark('noTwins', {}, 'Q-2.3')];
  if (misthrows >= MISTHROWS) steps.push(remark('endsByCrosses', {}, 'Q-5.2'));
  else if (misthrows > 0) steps.push(remark('crosses', { crosses: misthrows }, 'Q-5.2'));
  if (fullRows(sheet) >= 2) steps.push(remark('endsByRows', {}, 'Q-5.1'));
  return { kind: 'settled', ruling: 'yes', headline: remark('valid', {}), clause: 'Q-2.2', steps };
}

/** The thrower's sheet; on paper there is none before the end. */
export function sheetFromView(value: unknown): SheetPosition | null {
  const view = value as View;
  if (view.mode === 'score' && view.phase !== 'over') return null;
  const sheet = view.sheets[view.active];
  return sheet ? { sheet } : null;
}

export const valid: Question<SheetPosition> = {
  id: 'valid',
  empty: { sheet: blankSheet() },
  read: readSheetPosition,
  answer,
  fromView: sheetFromView,
};
