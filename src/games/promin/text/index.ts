/** What «Промінь» says, in the three languages. */
import { defineText } from '../../../text/define';
import { build } from './build';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const text = defineText({ uk: build(uk), ru: build(ru), en: build(en) });
