import type { Wording } from '../../src/text/define';
import { english } from '../../src/text/plural';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  loading: 'Loading…',
  crashTitle: 'Something broke',
  crashSentence: 'Your matches are saved. Open the page again.',
  reload: 'Open again',
  offlineChunk: 'This part has not been downloaded yet and there is no network. Try when there is.',
  again: 'Try again',
  elsewhereTitle: 'Arbitr is open in another window',
  elsewhereSentence: 'Only one window writes matches, so that nothing gets lost.',
  takeOver: 'Go on here',
  takingOver: 'Taking over…',
  memory: {
    refused: 'The browser does not allow storing: matches live only until the page is closed.',
    full: 'The device is full: what is new lives only until the page is closed. Free some space or save a file.',
    timeout: 'Storage does not answer: matches live only until the page is closed.',
    newer:
      'A newer version of Arbitr wrote the data. Update it; until then we play without saving.',
  },
  damage: {
    none: 'The file of matches was damaged; everything was rescued and the old file set aside.',
    some: (matches, entries) =>
      `The file of matches was damaged. Lost: ${matches} ${english(matches, 'match', 'matches')}, ${entries} ${english(entries, 'entry', 'entries')}. The old file is set aside.`,
    setAside: 'The file of matches was damaged; the old file is set aside.',
    unsure: (n) =>
      `${n} ${english(n, 'match', 'matches')} may have lost the end: check that everything is there.`,
    all: 'The file of matches cannot be read. It is set aside; we start afresh.',
  },
  understood: 'Understood',
  updateReady: 'A new version is ready.',
  update: 'Update',
};
