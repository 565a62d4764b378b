import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'Move by move',
  empty: 'Nothing has been played in this match yet.',
  afterTheEnd: 'The cards are still hidden: it can be replayed once the match is over.',
  toMatch: 'To the match',
  beginning: 'The match begins',
  step: (n, of) => (n === 0 ? `Entries in all: ${of}` : `Entry ${n} of ${of}`),
  table: 'The table at this moment',
  controls: 'Replay',
  slider: 'Entry of the match',
  first: 'To the beginning',
  previous: 'Previous move',
  next: 'Next move',
  last: 'To the end',
  play: 'Play on',
  pause: 'Pause',
  points: 'The score at this moment',
  pointsShort: 'Score',
  whoLed: 'Tokens: who took the lead',
  pointsOf: (name, total, change) =>
    change ? `${name}: ${total}, change ${change}` : `${name}: ${total}`,
  gains: 'What scored',
  alternatives: 'What else was possible',
  more: (n) => `Show ${n} more`,
};
