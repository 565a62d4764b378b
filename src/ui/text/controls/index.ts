/** Apart from the drawings' names, so that the first screen carries only these. */
import { defineText } from '../../../text/define';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const controls = defineText({ uk, ru, en });
