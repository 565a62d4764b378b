/** Settle for «Веселка»: questions, words and inputs together. */
import type { SettleBook, SettleInput } from '../../../table';
import { QUESTIONS } from '../../settle';
import { settleText } from '../../words/settle';
import { KeepInput, KeepTray } from './Keep';
import { LapInput, LapTray } from './Lap';
import { RainbowsInput, RainbowsTray } from './Rainbows';
import { RunInput, RunTray } from './Run';
import { SwapInput, SwapTray } from './Swap';

export const settleBook: SettleBook = {
  questions: QUESTIONS,
  words: settleText,
  inputs: {
    run: RunInput,
    keep: KeepInput,
    rainbows: RainbowsInput,
    lap: LapInput,
    swap: SwapInput,
  } as Record<string, SettleInput>,
  trays: {
    run: RunTray,
    keep: KeepTray,
    rainbows: RainbowsTray,
    lap: LapTray,
    swap: SwapTray,
  } as Record<string, SettleInput>,
};
