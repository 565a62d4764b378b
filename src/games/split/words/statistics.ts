/** Words of this game’s own figures in three languages. */
import { defineText } from '../../../text/define';
import { en } from './en/statistics';
import { ru } from './ru/statistics';
import { uk } from './uk/statistics';

export const figureWords = defineText({ uk, ru, en });
