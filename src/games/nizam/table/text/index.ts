/** What this table says, in three languages. */
import { defineText } from '../../../../text/define';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const tableText = defineText({ uk, ru, en });
