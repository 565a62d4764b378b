/** Settle for «Промінь»: questions, words and inputs together. */
import type { SettleBook, SettleInput } from '../../../settles';
import { QUESTIONS } from '../../settle';
import { settleText } from '../../settle/text';
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
  } as Record<string, SettleInput>,
  trays: {
    trick: TrickTray,
    play: PlayTray,
    bid: BidTray,
    opener: OpenerTray,
    tie: TieTray,
  } as Record<string, SettleInput>,
};
