/** What the box is called, and what stands on it where there is little room. */
import { defineText } from '../../../text/define';

export const names = defineText({
  uk: { title: 'Перлина Сходу', short: 'Перлина' },
  ru: { title: 'Жемчужина Востока', short: 'Жемчужина' },
  en: { title: 'Pearl of the East', short: 'Pearl' },
});
