/** What is said at a table that plays; what is said before it is ../text. */
import { defineText } from '../../../../src/text/define';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const tableText = defineText({ uk, ru, en });
