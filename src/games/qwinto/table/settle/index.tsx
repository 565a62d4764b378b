/** Settling Qwinto: questions, words, and the sheet and keys to enter a position with. */
import type { SettleBook, SettleInput } from '../../../table';
import { casesInput } from '../../../kit/settle/Cases';
import { QUESTIONS } from '../../settle';
import { CASES } from '../../settle/now';
import { settleText } from '../../words/settle';
import { CellInput, CellTray } from './CellQuestion';
import { SheetInput, SheetTray } from './SheetQuestion';

export const settleBook: SettleBook = {
  questions: QUESTIONS,
  words: settleText,
  inputs: {
    cell: CellInput as SettleInput,
    valid: SheetInput as SettleInput,
    score: SheetInput as SettleInput,
    now: casesInput(Object.keys(CASES), settleText),
  },
  trays: {
    cell: CellTray as SettleInput,
    valid: SheetTray as SettleInput,
    score: SheetTray as SettleInput,
  },
};
