import type { Herd } from '../types';

const DECK = 'src/games/split/rules/deck.ts';
const JUDGE = 'src/games/split/rules/judge.ts';
const LAYOUT = 'src/games/split/rules/layout.ts';
const RESOLVE = 'src/games/split/rules/resolve.ts';
const SCORING = 'src/games/split/rules/scoring.ts';

export const split: Herd = {
  name: 'split',
  tests: ['__tests__/games/(split|examples|transcripts|words)', '__tests__/conformance/split'],
  mutants: [
    {
      file: DECK,
      rule: 'S-2.2',
      breaks: 'four players get rows of seven',
      find: 'return seats === 3 ? 7 : 9;',
      put: 'return 7;',
    },
    {
      file: DECK,
      rule: 'S-7.2',
      breaks: 'the last row asks for nine cards of seven',
      find: 'return Math.min(rowSize(seats), left);',
      put: 'return left > 0 ? rowSize(seats) : 0;',
    },
    {
      file: JUDGE,
      rule: 'S-1.2',
      breaks: 'a second «1» turns up',
      find: 'if (still === 0) {',
      put: 'if (still < -9) {',
    },
    {
      file: JUDGE,
      rule: 'S-2.3',
      breaks: 'a part may be empty',
      find: 'sound = place > before && place < size;',
      put: 'sound = place >= before && place < size;',
    },
    {
      file: JUDGE,
      rule: 'S-4.4',
      breaks: 'two cards need two cuts',
      find: 'const wanted = size === 2 ? 1 : 2;',
      put: 'const wanted = 2;',
    },
    {
      file: JUDGE,
      rule: 'S-5.2',
      breaks: 'a joker may found a pile',
      find: 'if ((front.numbers[value - 1] as number) > 0) return placeOne(',
      put: 'return placeOne(',
    },
    {
      file: JUDGE,
      rule: 'S-4.4',
      breaks: 'of two halves the third may be claimed',
      find: 'return part <= state.at.length ? vote(',
      put: 'return part <= 2 ? vote(',
    },
    {
      file: JUDGE,
      rule: 'S-1.2',
      breaks: 'stacks may hold sixteen jokers',
      find: 'if (jokers > JOKERS)',
      put: 'if (jokers > JOKERS + 1)',
    },
    {
      file: JUDGE,
      rule: 'S-5.2',
      breaks: 'stacks may have more piles of a value than it has cards',
      find: 'if (seats.length > value)',
      put: 'if (seats.length > value + 9)',
    },
    {
      file: LAYOUT,
      rule: 'S-5.3',
      breaks: 'a joker with one pile to go to stays loose',
      find: 'return only === null ? laidOut : layJokers(laidOut, only, loose);',
      put: 'return only === null ? layJokers(laidOut, 1, 0) : laidOut;',
    },
    {
      file: LAYOUT,
      rule: 'A-S12',
      breaks: 'the last joker may wait although there are piles',
      find: 'return front.loose > 0 && hasPile',
      put: 'return front.loose > 1 && hasPile',
    },
    {
      file: LAYOUT,
      rule: 'A-S17',
      breaks: 'jokers do not count for the majority',
      find: 'out[i] = (out[i] as number) + (front.jokers[i] as number);',
      put: 'out[i] = out[i] as number;',
    },
    {
      file: RESOLVE,
      rule: 'A-S6',
      breaks: 'what was contested earlier comes before what is contested now',
      find: '[part].concat(queue)',
      put: 'queue.concat(part)',
    },
    {
      file: RESOLVE,
      rule: 'S-4.5',
      breaks: 'a contested single card comes back to be cut',
      find: 'if (part.to - part.from === 1)',
      put: 'if (part.to - part.from === 0)',
    },
    {
      file: RESOLVE,
      rule: 'S-4.7',
      breaks: 'the leader places jokers first',
      find: 'let seat = leader;',
      put: 'let seat = (leader + seats - 1) % seats;',
    },
    {
      file: RESOLVE,
      rule: 'S-2.1',
      breaks: 'leadership skips a seat',
      find: 'const leader = leftOf(table.leader, seats);',
      put: 'const leader = leftOf(leftOf(table.leader, seats), seats);',
    },
    {
      file: SCORING,
      rule: 'A-S15',
      breaks: 'a value that nobody holds is scored by all',
      find: 'if (most === 0) continue;',
      put: '',
    },
    {
      file: SCORING,
      rule: 'S-7.4',
      breaks: 'of tied players only the first scores',
      find: 'value - 1) === most) holders.push(seat);',
      put: 'value - 1) === most && holders.length === 0) holders.push(seat);',
    },
    {
      file: SCORING,
      rule: 'S-7.7',
      breaks: 'a tie is shared whatever the number of cards',
      find: 'return leading.filter((seat) => cards[seat] === most);',
      put: 'return most < 0 ? [] : leading;',
    },
    {
      file: 'src/games/split/rules/view.ts',
      rule: 'S-3.1',
      breaks: 'votes are shown before everybody has voted',
      find: 'voted: state.votes.map((vote) => vote !== null),',
      put: 'voted: state.votes as never,',
    },
    {
      file: JUDGE,
      rule: 'apply',
      breaks: 'the public apply takes what is refused',
      find: 'throw refused(refusal);',
      put: 'return refusal as never;',
    },
  ],
};
