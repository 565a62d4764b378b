/** Settling «Перлина Сходу»: questions, words, and the field, piles and keys to enter a position with. */
import type { SettleBook, SettleInput } from '../../../settles';
import { QUESTIONS } from '../../settle';
import { settleText } from '../../settle/text';
import { BlockedInput, BlockedTray } from './BlockedQuestion';
import { PearlInput, PearlTray, TasksInput, TasksTray } from './FieldQuestions';

export const settleBook: SettleBook = {
  questions: QUESTIONS,
  words: settleText,
  inputs: {
    tasks: TasksInput as SettleInput,
    blocked: BlockedInput as SettleInput,
    pearl: PearlInput as SettleInput,
  },
  trays: {
    tasks: TasksTray as SettleInput,
    blocked: BlockedTray as SettleInput,
    pearl: PearlTray as SettleInput,
  },
};
