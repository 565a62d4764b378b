import type { Herd } from '../types';

const CIRCLE = 'src/games/veselka/rules/circle.ts';
const JUDGE = 'src/games/veselka/rules/judge.ts';
const APPLY = 'src/games/veselka/rules/apply.ts';
const STOCK = 'src/games/veselka/rules/stock.ts';
const SCORING = 'src/games/veselka/rules/scoring.ts';

export const veselka: Herd = {
  name: 'veselka',
  tests: ['__tests__/games/(veselka|examples|transcripts|words)', '__tests__/conformance/veselka'],
  mutants: [
    {
      file: CIRCLE,
      rule: 'V-2.4',
      breaks: 'the circle is not closed',
      find: 'KINDS[(kindIndex(kind) + direction + KINDS.length) % KINDS.length] as Kind',
      put: 'KINDS[Math.min(Math.max(kindIndex(kind) + direction, 0), 7)] as Kind',
    },
    {
      file: CIRCLE,
      rule: 'V-2.1',
      breaks: 'a run may have nine cards',
      find: 'length >= SHORTEST_RUN && length <= LONGEST_RUN',
      put: 'length >= SHORTEST_RUN && length <= LONGEST_RUN + 1',
    },
    {
      file: CIRCLE,
      rule: 'V-2.1',
      breaks: 'a run may have two cards',
      find: 'length >= SHORTEST_RUN && length <= LONGEST_RUN',
      put: 'length >= SHORTEST_RUN - 1 && length <= LONGEST_RUN',
    },
    {
      file: CIRCLE,
      rule: 'A-V2',
      breaks: 'the first card may repeat the top’s colour',
      find: 'if (first !== forward && first !== next(top, -1))',
      put: 'if (first !== forward && first !== next(top, -1) && first !== top)',
    },
    {
      file: CIRCLE,
      rule: 'A-V1',
      breaks: 'a run may turn round',
      find: 'if (card !== expected)',
      put: 'if (card !== expected && card !== next(before, direction === 1 ? -1 : 1))',
    },
    {
      file: SCORING,
      rule: 'V-2.5',
      breaks: 'six cards pay nine',
      find: '[3, 5, 7, 10, 10, 10]',
      put: '[3, 5, 7, 9, 10, 10]',
    },
    {
      file: SCORING,
      rule: 'V-4.3',
      breaks: 'four colours pay a point',
      find: '[0, 0, 0, 0, 0, 3, 5, 7, 10]',
      put: '[0, 0, 0, 0, 1, 3, 5, 7, 10]',
    },
    {
      file: SCORING,
      rule: 'V-4.3',
      breaks: 'rainbows are counted before the end',
      find: 'const points = totals(state.sheets, over);',
      put: 'const points = totals(state.sheets, true);',
    },
    {
      file: JUDGE,
      rule: 'V-2.6',
      breaks: 'a rainbow takes a colour twice',
      find: "return sheet.rainbow.includes(kind) ? refuse('V-2.6', { kind }) : OK;",
      put: 'return OK;',
    },
    {
      file: JUDGE,
      rule: 'A-V4',
      breaks: 'a swap of nothing passes the turn',
      find: 'if (count > HAND || (count === 0 && !swapNone)) return',
      put: 'if (count > HAND) return',
    },
    {
      file: JUDGE,
      rule: 'V-1.2',
      breaks: 'the referee sees a thirteenth card of a colour and says nothing',
      find: 'if (shown > COPIES) return refuse(',
      put: 'if (shown > COPIES + 1) return refuse(',
    },
    {
      file: JUDGE,
      rule: 'V-2.1',
      breaks: 'cards are run that are not in the hand',
      find: 'if (!holds(hand, countsOf(cards))) return refuse(',
      put: 'if (cards.length > 8) return refuse(',
    },
    {
      file: STOCK,
      rule: 'A-V11',
      breaks: 'the kept card still dictates the next one',
      find: 'return at(cards, cards.length - (keep ? 2 : 1));',
      put: 'return at(cards, cards.length - 1);',
    },
    {
      file: STOCK,
      rule: 'V-2.8',
      breaks: 'the top of the play pile is shuffled in as well',
      find: 'return minus(plus(pile, discard), justTop(top));',
      put: 'return plus(pile, discard);',
    },
    {
      file: STOCK,
      rule: 'A-V5',
      breaks: 'the deck is rebuilt only when a card is missing',
      find: 'if (cards.length < left) {',
      put: 'if (cards.length <= left) {',
    },
    {
      file: APPLY,
      rule: 'A-V14',
      breaks: 'a kept card is not replaced',
      find: "count: cards.length,\n    after: 'run',",
      put: "count: cards.length - (keep ? 1 : 0),\n    after: 'run',",
    },
    {
      file: APPLY,
      rule: 'A-V6',
      breaks: 'swapped cards leave the game',
      find: 'const discard = plus(stock.discard, swappedAway);',
      put: 'const discard = stock.discard;',
    },
    {
      file: APPLY,
      rule: 'A-V7',
      breaks: 'the finisher has no last turn',
      find: 'return table.finisherRests ? table.seats - 1 : table.seats;',
      put: 'return table.seats - 1;',
    },
    {
      file: APPLY,
      rule: 'A-V8',
      breaks: 'a full rainbow in the last lap starts another lap',
      find: 'const left = lapLeft === null ? lapAfter',
      put: 'const left = lapLeft === null || at(sheets, seat).rainbow.length === 8 ? lapAfter',
    },
    {
      file: JUDGE,
      rule: 'apply',
      breaks: 'the public apply takes what is refused',
      find: "if ('ok' in next) throw refused(next);",
      put: '',
    },
  ],
};
