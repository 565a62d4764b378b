/** Settle for «Веселка»: questions, words and inputs together. */
import type { SettleBook, SettleInput } from '../../../settles';
import { QUESTIONS } from '../../settle';
import { settleText } from '../../settle/text';
import { KeepInput, KeepTray } from './Keep';
import { RainbowsInput, RainbowsTray } from './Rainbows';
import { RunInput, RunTray } from './Run';

export const settleBook: SettleBook = {
  questions: QUESTIONS,
  words: settleText,
  inputs: { run: RunInput, keep: KeepInput, rainbows: RainbowsInput } as Record<
    string,
    SettleInput
  >,
  trays: { run: RunTray, keep: KeepTray, rainbows: RainbowsTray } as Record<string, SettleInput>,
};
