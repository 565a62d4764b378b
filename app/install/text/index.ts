import { defineText } from '../../../src/text/define';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const installText = defineText({ uk, ru, en });
