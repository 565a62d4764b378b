/** Words of a finished match: what decided it and what its window shows, in three languages. */
import { defineText } from '../../../text/define';
import { en } from './en/keepsake';
import { ru } from './ru/keepsake';
import { uk } from './uk/keepsake';

export const keepsakeWords = defineText({ uk, ru, en });
