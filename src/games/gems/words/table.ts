/** What the tables of both grid games say, in three languages. */
import { defineText } from '../../../text/define';
import { en } from './en/table';
import { ru } from './ru/table';
import { uk } from './uk/table';

export const gridText = defineText({ uk, ru, en });
