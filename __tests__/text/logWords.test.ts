/** The log in words: every kind of entry is told, in three languages, without a name in a wrong case or a leaked one. */
import { marksOf, sentenceOf, type Telling } from '../../app/screens/match/logWords';
import { en } from '../../app/screens/match/text/en';
import { ru } from '../../app/screens/match/text/ru';
import { uk } from '../../app/screens/match/text/uk';
import type { GameWords } from '../../src/games/words';
import type { LogLine } from '../../src/match/types';

const NAMES = ['Олена', 'Тарас'];
const game = { move: (move: unknown) => `хід ${JSON.stringify(move)}` } as unknown as GameWords;

const telling = (words: Telling['words']): Telling => ({
  words,
  game,
  say: { name: (seat) => NAMES[seat] ?? '?' },
  setup: { seats: 2, first: 0, mode: 'virtual' },
  stood: false,
});

const line = (changes: Partial<LogLine>): LogLine => ({
  seq: 1,
  at: 0,
  kind: 'move',
  move: null,
  drawn: false,
  forced: false,
  bot: null,
  hinted: false,
  by: null,
  agreed: [],
  chair: null,
  undone: false,
  veiled: false,
  place: null,
  original: null,
  about: [],
  before: () => null,
  after: () => null,
  ...changes,
});

const LINES: [string, LogLine][] = [
  ['a move', line({ move: { seat: 0 } })],
  ['an undo', line({ kind: 'undo', by: 1, agreed: [0] })],
  ['a redo', line({ kind: 'redo' })],
  ['a correction', line({ kind: 'correction', undone: true })],
  ['a person on a chair', line({ kind: 'seat', chair: { seat: 1, name: 'Марія', bot: null } })],
  ['an opponent on a chair', line({ kind: 'seat', chair: { seat: 1, name: null, bot: 'easy' } })],
  ['an empty chair', line({ kind: 'seat', chair: { seat: 1, name: null, bot: null } })],
  ['an early end', line({ kind: 'end', by: 0 })],
  ['an opponent’s move', line({ bot: 'strong' })],
  ['a forced move', line({ forced: true })],
  ['a move after a hint, corrected', line({ hinted: true, original: 1 })],
];

test.each(LINES)('%s is told in Ukrainian, Russian and English', (_what, told) => {
  const said = { uk, ru, en };
  const sentences = Object.entries(said).map(([language, words]) => {
    const how = telling(words);
    return [language, [sentenceOf(told, how), ...marksOf(told, how)].join(' · ')];
  });
  expect(Object.fromEntries(sentences)).toMatchSnapshot();
});

test('a choice that is turned up later is not told, only that it was made', () => {
  const vote = line({ move: { seat: 1, part: 2 }, veiled: true });
  expect(sentenceOf(vote, telling(uk))).toBe(uk.logVeiled('Тарас'));
  expect(sentenceOf(vote, telling(uk))).not.toContain('2');
});
