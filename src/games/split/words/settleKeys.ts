/** Words over the keys of Settle for Split. */
import { defineText } from '../../../text/define';
import { en } from './en/settleKeys';
import { ru } from './ru/settleKeys';
import { uk } from './uk/settleKeys';

export const keysText = defineText({ uk, ru, en });
