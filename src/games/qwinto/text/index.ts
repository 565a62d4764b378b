/** Qwinto's words in every language. */
import { defineText } from '../../../text/define';
import { words } from './build';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const text = defineText({ uk: words(uk), ru: words(ru), en: words(en) });
