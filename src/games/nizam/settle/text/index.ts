/** What Settle says about «Нізам», in every language. */
import { defineText } from '../../../../text/define';
import type { SettleWords } from '../../../settle';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const settleText = defineText<SettleWords>({ uk, ru, en });
