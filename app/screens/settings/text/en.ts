import { and } from '../../../../src/text/lexicon/en';
import type { Wording } from '../../../../src/text/define';
import { english } from '../../../../src/text/plural';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'Settings',
  saveFailed: 'The setting could not be saved.',
  later: 'The store is not open yet: it will change as soon as it is.',
  language: 'Language',
  languageSystem: 'Same as device',
  look: 'Appearance',
  theme: 'Theme',
  themes: { system: 'Same as device', light: 'Day', dark: 'Evening' },
  textSize: 'Text size',
  textSizes: { '1': 'Normal', '1.15': 'Larger', '1.3': 'Large', '1.5': 'Largest' },
  textSizeNote: 'On top of the size chosen in the system.',
  highContrast: 'High contrast',
  highContrastNote: 'Darker text, stronger frames.',
  motion: 'Motion on screen',
  motions: { system: 'Same as device', on: 'No motion', off: 'Motion' },
  symbols: 'Every colour always has a symbol too.',
  play: 'At the table',
  hints: 'Hints',
  hintsNote: 'Light up what is possible. Without them only refusals remain.',
  sound: 'Sound',
  haptics: 'Haptics',
  keepAwake: 'Keep the screen awake during a match',
  askForced: 'Ask even without a choice',
  askForcedNote: 'Where only one thing can be done, Arbitr does it and says so.',
  botsAtOnce: 'Bots act at once',
  botsAtOnceNote: 'Without the pause that lets you follow their moves.',
  leftHanded: 'Left-handed',
  leftHandedNote: 'On a wide screen the tray stands on the left.',
  box: {
    title: 'The box',
    note: 'Mark what is missing: Arbitr will say how many can still play with the real deck.',
    hint: 'Tap what is missing. Another tap: one more is missing.',
    whole: 'complete',
    missing: (n) => `missing: ${n}`,
    gone: (n, of) => (of === 1 ? 'gone' : `${n} of ${of} gone`),
    allThere: 'Everything is here again',
    plays: (counts, dice) =>
      counts.length === 0
        ? dice
          ? 'The real dice are no longer enough: let the phone roll.'
          : 'The real deck is no longer enough: let the phone deal.'
        : `Can be played by: ${counts.join(', ')}.`,
  },
  data: 'Data',
  backup: 'Save everything to a file',
  backupNote:
    'The file also holds unfinished matches with all their deals: do not unpack it in the middle of a game.',
  backupDone: 'The file is saved.',
  backupFailed: 'The file could not be made. Try again.',
  restore: 'Restore from a file',
  trouble: {
    foreign: 'This file is not from Arbitr. Nothing was changed.',
    damaged: 'The file is damaged or cut off. Nothing was changed.',
    'too-big': 'The file is too big: no copy made by Arbitr holds that much. Nothing was changed.',
    newer: 'A newer version of Arbitr made this file. Update and try again.',
    malformed: 'The file says something impossible. Nothing was changed.',
    refused: 'The file has a move the rules do not allow. Nothing was changed.',
    endless: 'Checking this file would never end. Nothing was changed.',
  },
  notTaken: 'The file could not be taken in. Try again: what is here already is not added twice.',
  importing: {
    title: 'Taking a copy in',
    note: 'Every match is checked by the rules; yours stay.',
    reading: 'Reading the file…',
    of: (n) => `of ${n} ${n === 1 ? 'match' : 'matches'}`,
    fresh: 'new',
    known: 'here already',
    aside: 'set aside',
    cancelNote: 'cancel, and everything stays as it was',
    cancelled: 'Cancelled. Everything is as it was.',
    taken: (n) => `${n} ${n === 1 ? 'match' : 'matches'} taken in`,
    rest: (known, aside) =>
      [
        ...(known > 0 ? [`here already: ${known}`] : []),
        ...(aside > 0 ? [`set aside: ${aside}`] : []),
      ].join(', '),
    left: (seconds) =>
      seconds < 60 ? `${seconds} s left` : `${Math.round(seconds / 60)} min left`,
    percent: (n) => `${n}%`,
    toHistory: 'To History',
    moreAside: (n) => `And ${n} more like ${english(n, 'it', 'them')}.`,
    whose: (game, names) => [game, and(names)].filter(Boolean).join(', '),
    someMatch: 'Some match',
    save: 'Save apart',
    remove: 'Remove',
    why: (trouble, { what, seq, clause }) => {
      if (trouble === 'refused')
        return `The rules do not allow entry ${String(seq)}${clause === 'log' ? '' : ` (${String(clause)})`}. The others are fine.`;
      if (trouble === 'endless') return 'Too many corrections to count. The others are fine.';
      if (trouble === 'damaged') return 'Its chain of entries does not hold. The others are fine.';
      if (what === 'time') return 'Its time is beyond the calendar. The others are fine.';
      return 'Something in it cannot be. The others are fine.';
    },
  },
  preview: 'What is in the file',
  previewNew: (n) => `New matches: ${n}`,
  previewKnown: (n) => `Already here: ${n}`,
  previewLonger: (n) => `Played further than here: ${n}`,
  previewParted: (n) => `Played differently, kept as their own: ${n}`,
  previewPlayers: (n) => `New players: ${n}`,
  takeIn: 'Add',
  nothingNew: 'There is nothing new in the file.',
  progress: (done, total) => `${done} of ${total}`,
  about: 'About Arbitr',
  version: (v) => `Version ${v}`,
  aboutStored:
    'Matches, players and settings are on this device only, in an SQLite database. There are no accounts and no tracking. A network is used only for matches in which everyone plays on their own phone: the table’s server keeps such a match too, for 30 days after it was last opened.',
  aboutStoredWeb:
    'In the browser that is the site’s storage: matches go when the site’s data goes. Make a copy.',
  licences: 'Licences of libraries',
  buildTools:
    'lightningcss and axe-core (MPL-2.0) only build and test Arbitr: they are not in the app itself.',
  rulebooks:
    'The rules belong to their authors and publishers; here they are told in our own words. You need the real boxes.',
};
