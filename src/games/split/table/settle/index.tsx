/** Settle for Split: questions, words and inputs together. */
import type { SettleBook, SettleInput } from '../../../table';
import { QUESTIONS } from '../../settle';
import { settleText } from '../../words/settle';
import { JokerInput, JokerTray } from './Joker';
import { MajorityInput, MajorityTray } from './Majority';
import { VotesInput, VotesTray } from './Votes';

export const settleBook: SettleBook = {
  questions: QUESTIONS,
  words: settleText,
  inputs: { votes: VotesInput, joker: JokerInput, majority: MajorityInput } as Record<
    string,
    SettleInput
  >,
  trays: { votes: VotesTray, joker: JokerTray, majority: MajorityTray } as Record<
    string,
    SettleInput
  >,
};
