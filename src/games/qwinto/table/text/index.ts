/** The words of the Qwinto table in the three languages. */
import { defineText } from '../../../../text/define';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const tableText = defineText({ uk, ru, en });

export type TableWords = (typeof tableText)['uk'];
