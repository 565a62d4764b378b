/** Words over the keys of Settle. */
import { defineText } from '../../../../../text/define';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const keysText = defineText({ uk, ru, en });
