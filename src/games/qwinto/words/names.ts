/** What the box is called, and what stands on it where there is little room. */
import { defineText } from '../../../text/define';

export const names = defineText({
  uk: { title: 'Qwinto', short: 'Qwinto' },
  ru: { title: 'Qwinto', short: 'Qwinto' },
  en: { title: 'Qwinto', short: 'Qwinto' },
});
