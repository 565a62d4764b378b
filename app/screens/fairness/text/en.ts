import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'Fair chance',
  sentences: [
    'Before the start Arbitr chose a secret number, the seed, and showed its fingerprint; every deal and every roll comes from the seed, your words and the number of the entry.',
    'After the end the seed is opened: if it gives the same fingerprint, nobody changed cards or dice during the game.',
    'What this does not prove: that the phone chose the seed blindly and that nobody peeked at it. That is why everyone may add a word before the match.',
    'When everyone plays on their own phone, the table’s server chooses the seed, and each phone adds a random word by itself once it has seen the fingerprint, so the server chooses the seed without knowing the deal. One person still has to be trusted, whoever runs the server: they could peek at the cards and, if they play too, pick their own word last.',
  ],
  fingerprint: 'Fingerprint of the seed',
  words: 'The players’ words',
  noWords: 'No words were added.',
  seed: 'Seed',
  sealed: 'Will be opened when the match is over.',
  check: 'How to check',
  checkSteps: [
    'Save the match as a file.',
    'On a computer with Arbitr’s code, run this command with the name of the file:',
  ],
  command: 'npm run verify-match FILE',
  checkAnswer:
    'It works out every deal and every roll again, without the app, and says whether all of it agrees.',
  save: 'Save the match as a file',
  saveLater: 'The file can be saved when the match is over: it holds every deal and the seed.',
  saved: 'The file is saved.',
  saveFailed: 'The file could not be made. Please try again.',
  notOurs: 'Cards and dice are real in this match, so there is nothing to check.',
};
