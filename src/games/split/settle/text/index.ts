/** What Settle says about Split in each language. */
import type { Catalogues } from '../../../../text/define';
import type { SettleWords } from '../../../settle';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const settleText: Catalogues<SettleWords> = { uk, ru, en };
