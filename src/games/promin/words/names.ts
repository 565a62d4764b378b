/** What the box is called, and what stands on it where there is little room. */
import { defineText } from '../../../text/define';

export const names = defineText({
  uk: { title: 'Промінь', short: 'Промінь' },
  ru: { title: 'Луч', short: 'Луч' },
  en: { title: 'Luz', short: 'Luz' },
});
