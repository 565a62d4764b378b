import { defineText } from '../../../../text/define';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const tableText = defineText({ uk, ru, en });
export type TableWords = (typeof tableText)['uk'];
