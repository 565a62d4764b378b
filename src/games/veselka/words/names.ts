/** What the box is called, and what stands on it where there is little room. */
import { defineText } from '../../../text/define';

export const names = defineText({
  uk: { title: 'Веселка', short: 'Веселка' },
  ru: { title: 'Радуга', short: 'Радуга' },
  en: { title: 'Rainbow', short: 'Rainbow' },
});
