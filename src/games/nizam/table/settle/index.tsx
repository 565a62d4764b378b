/** Settling «Нізам»: questions, words, and the field and keys to enter a position with. */
import type { SettleBook, SettleInput } from '../../../table';
import { afterPainting } from '../../../gems/table/settle/focus';
import { QUESTIONS } from '../../settle';
import type { CostPosition } from '../../../gems/settle/cost';
import type { RunsPosition } from '../../settle/runs';
import { settleText } from '../../words/settle';
import { CostInput, CostTray } from './CostQuestion';
import { RunsInput, RunsTray } from './RunsQuestion';
import { SoloInput, SoloTray } from './SoloQuestion';

export const settleBook: SettleBook = {
  questions: QUESTIONS,
  words: settleText,
  inputs: {
    runs: RunsInput as SettleInput,
    cost: CostInput as SettleInput,
    solo: SoloInput as SettleInput,
  },
  trays: {
    runs: RunsTray as SettleInput,
    cost: CostTray as SettleInput,
    solo: SoloTray as SettleInput,
  },
  firstFocus: {
    runs: (position) => afterPainting((position as RunsPosition).grid),
    cost: (position) => afterPainting((position as CostPosition).grid),
  },
};
