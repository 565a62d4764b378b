import { defineText } from '../define';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const common = defineText({ uk, ru, en });
