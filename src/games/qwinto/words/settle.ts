/** What Settle says about Qwinto, in every language. */
import { defineText } from '../../../text/define';
import type { SettleWords } from '../../settle';
import { en } from './en/settle';
import { ru } from './ru/settle';
import { uk } from './uk/settle';

export const settleText = defineText<SettleWords>({ uk, ru, en });
