/** What this table says, in three languages. */
import { defineText } from '../../../text/define';
import { en } from './en/table';
import { ru } from './ru/table';
import { uk } from './uk/table';

export const tableText = defineText({ uk, ru, en });
