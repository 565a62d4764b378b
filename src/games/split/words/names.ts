/** What the box is called, and what stands on it where there is little room. */
import { defineText } from '../../../text/define';

export const names = defineText({
  uk: { title: 'Поділ', short: 'Поділ' },
  ru: { title: 'Делёж', short: 'Делёж' },
  en: { title: 'Split', short: 'Split' },
});
