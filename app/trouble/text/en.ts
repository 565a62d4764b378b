import type { Wording } from '../../../src/text/define';
import { english } from '../../../src/text/plural';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  trouble: {
    title: 'The store does not open',
    safe: 'The matches are on this device, nothing was erased.',
    drawers: { players: 'players', matches: 'matches' },
    causes: {
      elsewhere: 'Another window has them now.',
      busy: 'A window that hangs still holds them. Waiting until it lets go.',
      silent: 'The store does not answer.',
      unloaded: 'A part of Arbitr did not load.',
      newer: 'A newer version of Arbitr wrote them.',
      full: 'The device has no room left.',
      refused: 'The browser does not let us at them.',
      damaged: 'The file is damaged and could not be repaired.',
      unknown: 'The cause is not known.',
    },
    steps: {
      close: {
        what: 'Close other windows with Arbitr',
        note: 'as soon as one closes we notice',
      },
      take: {
        what: 'Does it hang? Take the matches over',
        note: 'it stops writing, nothing gets lost',
      },
      closeHung: {
        what: 'Close the window that hangs',
        note: 'as soon as it closes we notice',
      },
      restart: {
        what: 'Close the browser and open it again',
        note: 'the matches stay where they are',
      },
      again: {
        what: 'Try again',
        note: 'sometimes the store needs a minute',
      },
      network: {
        what: 'Check the network',
        note: 'it is needed once, to fetch the rest',
      },
      update: {
        what: 'Update Arbitr',
        note: 'close all its windows and open it again',
      },
      room: {
        what: 'Free some space on the device',
        note: 'then try again',
      },
      allow: {
        what: 'Let the site store data',
        note: 'in the browser’s settings, for this address',
      },
      save: {
        what: 'No help? Save the file',
        note: 'a copy byte for byte, opens elsewhere',
      },
    },
    works: 'Rules, dice and “Settle” work all the same',
    again: 'Try again',
    takeOver: 'Take over here',
    takeOverAsk: 'Take the matches over here?',
    takeOverMessage: 'The other window stops writing. All that it stored will be here.',
    save: 'Save the file',
    saved: 'File saved.',
    notSaved: 'The file could not be read.',
  },
  memory: {
    refused: 'The browser does not allow storing: matches live only until the page is closed.',
    full: 'The device is full: what is new lives only until the page is closed. Free some space or save a file.',
    cleared: 'The site’s data was erased: matches live only until the page is closed. Save a file.',
    damaged:
      'The damaged file could not be set aside: what is new lives only until the page is closed. Save a file.',
  },
  damage: {
    none: 'The file of matches was damaged; everything was rescued.',
    some: (matches, entries) =>
      `The file of matches was damaged. Lost: ${matches} ${english(matches, 'match', 'matches')}, ${entries} ${english(entries, 'entry', 'entries')}.`,
    damaged: 'The file of matches was damaged.',
    setAside: 'The old file is set aside.',
    inPlace: 'The old file stays where it is.',
    unsure: (n) =>
      `${n} ${english(n, 'match', 'matches')} may have lost the end: check that everything is there.`,
    all: 'The file of matches cannot be read; we start afresh.',
  },
  leftOut: {
    unread: (game: string, day: string) =>
      `A match could not be read (${game}, ${day}). Everything else is in place.`,
    someMatch: 'some game',
    save: 'Save it apart',
    remove: 'Remove',
    removeAsk: 'Remove this match?',
    removeMessage: 'It will be in no list, and it cannot be brought back. Nothing else is touched.',
  },
  understood: 'Understood',
};
