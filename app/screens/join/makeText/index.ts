/** What is said where a table is made: whoever comes in does not need it. */
import { defineText } from '../../../../src/text/define';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const makeText = defineText({ uk, ru, en });
