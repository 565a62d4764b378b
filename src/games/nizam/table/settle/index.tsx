/** Settling «Нізам»: questions, words, and the field and keys to enter a position with. */
import type { SettleBook, SettleInput } from '../../../settles';
import { afterPainting } from '../../../grid/table/settle/focus';
import { QUESTIONS } from '../../settle';
import type { CostPosition } from '../../settle/cost';
import type { RunsPosition } from '../../settle/runs';
import { settleText } from '../../settle/text';
import { CostInput, CostTray } from './CostQuestion';
import { RunsInput, RunsTray } from './RunsQuestion';

export const settleBook: SettleBook = {
  questions: QUESTIONS,
  words: settleText,
  inputs: { runs: RunsInput as SettleInput, cost: CostInput as SettleInput },
  trays: { runs: RunsTray as SettleInput, cost: CostTray as SettleInput },
  firstFocus: {
    runs: (position) => afterPainting((position as RunsPosition).grid),
    cost: (position) => afterPainting((position as CostPosition).grid),
  },
};
