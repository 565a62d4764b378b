/** Words of the “Nizam” table. */
import type { Wording } from '../../../../text/define';
import { dotted } from '../../../../text/format';
import { english } from '../../../../text/plural';
import { cards, points } from '../../../../text/lexicon/en';
import { grid } from '../../../gems/words/en/rules';
import type { uk } from '../uk/table';

const where = ({ line, index }: { line: 'row' | 'column'; index: number }): string =>
  `${line} ${index + 1}`;

/** “for the second and each further one: +1 × 3”: every such combination gives one point. */
const further = (n: number): string =>
  `for the second and each further one: +1${n > 1 ? ` × ${n}` : ''}`;

export const en: Wording<typeof uk> = {
  points,
  scored: (who, n) => `${who}: +${points(n)}`,
  track: {
    title: 'Score',
    made: (threes, fours, fives, extra) =>
      [
        dotted([
          threes > 0 ? `3 in a row × ${threes}` : '',
          fours > 0 ? `4 in a row × ${fours}` : '',
          fives > 0 ? `5 in a row × ${fives}` : '',
        ]),
        extra > 0 ? further(extra) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    none: 'no combinations yet',
    standing: (name, n) => `${name}: ${points(n)}`,
    total: (name, n) => `${name}: ${points(n)}`,
    spoken: (name, n) => `${name}: ${points(n)}. Why?`,
  },
  score: {
    ask: 'Which combinations were made?',
    add: (length, worth) => `Add a combination of ${length} cards: ${points(worth)}`,
    inRow: 'in a row',
    none: 'Cards were taken, or no combinations',
    remove: (length) => `Remove a combination of ${length} cards`,
    list: 'Combinations of this turn',
    extra: further,
    save: (worth) => `Write +${points(worth)}`,
    saveNone: 'No points this turn',
  },
  outs: {
    title: 'Decks',
    count: (outs, all) => `${outs} of ${all} used up`,
    spoken: (outs, all) =>
      `The deck has run out ${outs} ${english(outs, 'time', 'times')}; the match lasts until ${all}`,
    ran: 'The deck ran out',
    back: 'No, the deck has not run out yet',
    end: 'End the match',
    asked: 'Has the last deck run out?',
    message: 'The match ends at once.',
    messageTyped: 'The match ends at once; what is typed for this turn is written first.',
    cancel: 'Still playing',
    solo: (limit) => `Solo: no more than ${cards(limit)} in hand`,
  },
  runs: {
    scoring: (run, n) =>
      `Combination, ${where(run)}: ${run.length} × ${grid.name[run.kind]}, ${points(n)}`,
    lying: (run) =>
      `Combination unchanged, ${where(run)}: ${run.length} × ${grid.name[run.kind]}, no points`,
    still: (n) => `${n} ${english(n, 'combination', 'combinations')} unchanged: no points`,
    sum: (n) => `${points(n)} in total`,
  },
  action: {
    done: (gain) => (gain > 0 ? `Done, +${points(gain)}` : 'Done, no points'),
    refill: 'Lay the cards',
    refillBack: 'Take back the last one',
  },
  refill: {
    title: 'Which cards fill the empty places?',
    how: 'Left to right, top to bottom. Tap the gems in the order of the deck.',
    left: (n) => `${cards(n)} to go`,
  },
  solo: { limit: (hand, limit) => `${hand} of ${limit} in hand` },
  ending: {
    shared: 'Equal points: the win is shared.',
    decks: (outs) =>
      `The deck ran out ${outs} ${english(outs, 'time', 'times')}: once for each player.`,
  },
  settle: {
    free: 'The table agreed: three cards always pay',
    hand: 'Cards in hand',
    inHand: (n) => `In hand: ${n}`,
    upTo: 'The table agreed: draw up to eight',
  },
};
