/** What the tables of both grid games say, in three languages. */
import { defineText } from '../../../../text/define';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const gridText = defineText({ uk, ru, en });
