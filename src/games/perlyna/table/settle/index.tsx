/** Settling «Перлина Сходу»: questions, words, and the field, piles and keys to enter a position with. */
import type { SettleBook, SettleInput } from '../../../table';
import { QUESTIONS } from '../../settle';
import { settleText } from '../../words/settle';
import type { CostPosition } from '../../../gems/settle/cost';
import { afterPainting } from '../../../gems/table/settle/focus';
import { ClaimChoice } from './ClaimChoice';
import { CostInput, CostTray } from './CostQuestion';
import { BlockedInput, BlockedTray } from './BlockedQuestion';
import { PearlInput, PearlTray, TasksInput, TasksTray } from './FieldQuestions';

export const settleBook: SettleBook = {
  questions: QUESTIONS,
  words: settleText,
  inputs: {
    tasks: TasksInput as SettleInput,
    blocked: BlockedInput as SettleInput,
    pearl: PearlInput as SettleInput,
    cost: CostInput as SettleInput,
  },
  trays: {
    tasks: TasksTray as SettleInput,
    blocked: BlockedTray as SettleInput,
    pearl: PearlTray as SettleInput,
    cost: CostTray as SettleInput,
  },
  proofs: { tasks: ClaimChoice as SettleInput, pearl: ClaimChoice as SettleInput },
  firstFocus: { cost: (position) => afterPainting((position as CostPosition).grid) },
};
