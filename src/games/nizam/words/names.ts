/** What the box is called, and what stands on it where there is little room. */
import { defineText } from '../../../text/define';

export const names = defineText({
  uk: { title: 'Нізам', short: 'Нізам' },
  ru: { title: 'Низам', short: 'Низам' },
  en: { title: 'Nizam', short: 'Nizam' },
});
