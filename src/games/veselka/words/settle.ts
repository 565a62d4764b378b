/** What Settle says about «Веселка» in each language. */
import type { Catalogues } from '../../../text/define';
import type { SettleWords } from '../../settle';
import { en } from './en/settle';
import { ru } from './ru/settle';
import { uk } from './uk/settle';

export const settleText: Catalogues<SettleWords> = { uk, ru, en };
