/** What a number of a pad says of itself: where it comes from, or that it can be put right. */
import { defineText } from '../../text/define';

export const numberText = defineText({
  uk: { why: 'Чому?', correct: 'Виправити' },
  ru: { why: 'Почему?', correct: 'Исправить' },
  en: { why: 'Why?', correct: 'Correct it' },
});
