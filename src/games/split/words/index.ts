/** What «Поділ» says, in the three languages. */
import { defineText } from '../../../text/define';
import { speak } from '../../speak';
import { en } from './en/rules';
import { ru } from './ru/rules';
import { uk } from './uk/rules';

export const text = defineText({ uk: speak(uk), ru: speak(ru), en: speak(en) });
