/** The words of «Нізам» in three languages. */
import { defineText } from '../../../text/define';
import { en } from './en';
import { ru } from './ru';
import { uk } from './uk';

export const text = defineText({ uk, ru, en });
