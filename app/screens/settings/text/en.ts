import type { Wording } from '../../../../src/text/define';
import { english } from '../../../../src/text/plural';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'Settings',
  saveFailed: 'The setting could not be saved.',
  language: 'Language',
  languageSystem: 'As the device',
  look: 'Looks',
  theme: 'Theme',
  themes: { system: 'As the device', light: 'Day', dark: 'Evening' },
  textSize: 'Text size',
  textSizes: { '1': 'Normal', '1.15': 'Larger', '1.3': 'Large', '1.5': 'Largest' },
  textSizeNote: 'On top of the size chosen in the system.',
  highContrast: 'High contrast',
  highContrastNote: 'Darker text, stronger frames.',
  motion: 'Motion on screen',
  motions: { system: 'As the device', on: 'No motion', off: 'Motion' },
  symbols: 'Every colour has a sign as well: always.',
  play: 'At the table',
  hints: 'Hints',
  hintsNote: 'Light up what is possible. Without them only refusals remain.',
  sound: 'Sound',
  haptics: 'Haptics',
  keepAwake: 'Keep the screen awake during a match',
  leftHanded: 'Left-handed',
  leftHandedNote: 'On a wide screen the tray stands on the left.',
  box: {
    title: 'The box',
    note: 'Mark what is missing: Arbitr will say how many can still play with the real deck.',
    hint: 'Touch what is missing. Another touch: one more is missing.',
    whole: 'complete',
    missing: (n) => `missing: ${n}`,
    gone: (n, of) => (of === 1 ? 'gone' : `${n} of ${of} gone`),
    there: (n) => (n === 1 ? 'here' : `all ${n}`),
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
    damaged: 'The file was damaged on the way. Nothing was changed.',
    'too-big': 'The file is too big: over 32 MB or 50,000 matches. Nothing was changed.',
    newer: 'A newer version of Arbitr made this file. Update and try again.',
    malformed: 'The file says something impossible. Nothing was changed.',
    refused: 'The file has a move the rules do not allow. Nothing was changed.',
  },
  preview: 'What is in the file',
  previewNew: (n) => `New matches: ${n}`,
  previewKnown: (n) => `Already here: ${n}`,
  previewLonger: (n) => `Played further than here: ${n}`,
  previewParted: (n) => `Played differently, kept as their own: ${n}`,
  previewPlayers: (n) => `New players: ${n}`,
  takeIn: 'Add',
  takingIn: 'Adding…',
  takenIn: (n) => `Added: ${n} ${english(n, 'match', 'matches')}.`,
  nothingNew: 'There is nothing new in the file.',
  progress: (done, total) => `${done} of ${total}`,
  about: 'About Arbitr',
  version: (v) => `Version ${v}`,
  aboutStored:
    'Matches, players and settings are on this device only, in an SQLite database. Arbitr has no network, no accounts and no tracking.',
  aboutStoredWeb:
    'In the browser that is the site’s storage: matches go when the site’s data goes. Make a copy.',
  licences: 'Licences of libraries',
  rulebooks:
    'The rules belong to their authors and publishers; here they are told in our own words. You need the real boxes.',
};
