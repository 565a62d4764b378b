/** This game’s first cards in three languages: the aim, a turn by mode, the end. */
import { defineText } from '../../../text/define';
import { en } from './en/howTo';
import { ru } from './ru/howTo';
import { uk } from './uk/howTo';

export const howToWords = defineText({ uk, ru, en });
