import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'When and where it was played',
  when: 'When',
  day: 'Day',
  dayPattern: '08.11.2026',
  time: 'Time',
  timePattern: '17:30',
  place: 'Where',
  note: 'Note',
  none: 'not given',
  trouble: {
    noDay: 'That does not look like a date. For example: 08.11.2026.',
    noTime: 'That does not look like a time. For example: 17:30.',
    future: 'That time has not come yet.',
    tooEarly: '1970 at the earliest.',
  },
  saved: 'Saved.',
  failed: 'Could not be saved. Try again.',
  change: (what, value) => `${what}: ${value}. Change`,
};
