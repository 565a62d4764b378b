/** Settle for «Промінь»: questions, words and inputs together. */
import type { SettleBook, SettleInput } from '../../../table';
import { casesInput } from '../../../kit/settle/Cases';
import { QUESTIONS } from '../../settle';
import { CASES } from '../../settle/now';
import { settleText } from '../../words/settle';
import { BidInput, BidTray } from './Bid';
import { PlayInput, PlayTray } from './Play';
import { OpenerInput, OpenerTray, TieInput, TieTray } from './Points';
import { TrickInput, TrickTray } from './Trick';

export const settleBook: SettleBook = {
  questions: QUESTIONS,
  words: settleText,
  inputs: {
    trick: TrickInput,
    play: PlayInput,
    bid: BidInput,
    opener: OpenerInput,
    tie: TieInput,
    now: casesInput(Object.keys(CASES), settleText),
  } as Record<string, SettleInput>,
  trays: {
    trick: TrickTray,
    play: PlayTray,
    bid: BidTray,
    opener: OpenerTray,
    tie: TieTray,
  } as Record<string, SettleInput>,
};
