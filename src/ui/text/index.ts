import { defineText } from '../../text/define';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const spoken = defineText({ uk, ru, en });
