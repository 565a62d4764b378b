import type { Herd } from '../types';

const GRID = 'src/games/grid/grid.ts';
const PAYMENT = 'src/games/grid/payment.ts';
const STOCK = 'src/games/grid/stock.ts';
const JUDGE = 'src/games/nizam/judge.ts';
const APPLY = 'src/games/nizam/apply.ts';
const POSITION = 'src/games/nizam/position.ts';
const SCORING = 'src/games/nizam/scoring.ts';

export const nizam: Herd = {
  name: 'nizam',
  tests: ['__tests__/games/(grid|nizam)', '__tests__/conformance/nizam'],
  mutants: [
    {
      file: GRID,
      rule: 'N-3.2',
      breaks: 'the edge card stays where it was',
      find: 'cellOf(line, fromStart ? SIDE - 1 : 0), wrapping',
      put: 'cellOf(line, fromStart ? 0 : SIDE - 1), wrapping',
    },
    {
      file: GRID,
      rule: 'N-4.1',
      breaks: 'two equal cards are a combination',
      find: 'export const RUN = 3;',
      put: 'export const RUN = 2;',
    },
    {
      file: GRID,
      rule: 'A-N5',
      breaks: 'a run that grew or shrank counts as unchanged',
      find: 'return length < RUN ? 0 : length * 10 + kind;',
      put: 'return length < RUN ? 0 : 30 + kind;',
    },
    {
      file: POSITION,
      rule: 'N-4.4',
      breaks: 'breaking and rejoining a run counts for nothing',
      find: 'was || signature(grid, line) !== before[line]',
      put: 'signature(grid, line) !== before[line]',
    },
    {
      file: POSITION,
      rule: 'A-N22',
      breaks: 'a run that lay there all along scores',
      find: 'const before = signatures(was);',
      put: 'const before = signatures([]);',
    },
    {
      file: APPLY,
      rule: 'A-N9',
      breaks: 'a shared card is discarded twice',
      find: 'if (grid[cell] !== null) scored.push(kind);',
      put: 'scored.push(kind);',
    },
    {
      file: APPLY,
      rule: 'A-N26',
      breaks: 'payments leave the game',
      find: 'next.stock = withDiscards(state.stock, pay);',
      put: '',
    },
    {
      file: APPLY,
      rule: 'N-4.5',
      breaks: 'scored cards leave the game',
      find: 'next.stock = withDiscards(state.stock, scored);',
      put: '',
    },
    {
      file: SCORING,
      rule: 'N-4.2',
      breaks: 'four cards pay four',
      find: 'const WORTH = { 3: 3, 4: 5, 5: 7 } as const;',
      put: 'const WORTH = { 3: 3, 4: 4, 5: 7 } as const;',
    },
    {
      file: SCORING,
      rule: 'N-4.3',
      breaks: 'further combinations pay nothing more',
      find: 'extra: sheet.extra + Math.max(0, lengths.length - 1),',
      put: 'extra: sheet.extra,',
    },
    {
      file: SCORING,
      rule: 'N-4.1',
      breaks: 'a turn can make eleven combinations',
      find: 'export const MOST_COMBINATIONS = 10;',
      put: 'export const MOST_COMBINATIONS = 11;',
    },
    {
      file: PAYMENT,
      rule: 'N-3.5',
      breaks: 'three cards pay although the kind is in hand',
      find: 'if (held > 0) return refusePayment',
      put: 'if (held > 99) return refusePayment',
    },
    {
      file: PAYMENT,
      rule: 'N-3.1',
      breaks: 'any card pays for any shift',
      find: 'if (pay.length === 1 && pay[0] === needs) return',
      put: 'if (pay.length === 1) return',
    },
    {
      file: PAYMENT,
      rule: 'N-3.5',
      breaks: 'a false «I have none» is never found out',
      find: 'if (paid <= drawn) continue;',
      put: 'if (paid >= 0) continue;',
    },
    {
      file: STOCK,
      rule: 'A-N17',
      breaks: 'two deck-outs in one draw count once',
      find: 'outs += 1;',
      put: 'outs = 1;',
    },
    {
      file: STOCK,
      rule: 'A-N13',
      breaks: 'no new deck is formed while cards are still to come',
      find: 'size = total(discard);\n    deck = deck && discard;\n    discard = NO_CARDS;\n    taking = null;',
      put: 'break;',
    },
    {
      file: POSITION,
      rule: 'N-5.1',
      breaks: 'one deck-out too many is needed',
      find: 'return state.table.seats - state.outs;',
      put: 'return state.table.seats + 1 - state.outs;',
    },
    {
      file: POSITION,
      rule: 'N-7.1',
      breaks: 'alone, nine cards may be held',
      find: 'export const SOLO_LIMIT = 8;',
      put: 'export const SOLO_LIMIT = 9;',
    },
    {
      file: JUDGE,
      rule: 'A-N3',
      breaks: 'one may pass although one could shift',
      find: "return canShift(state) ? refuseBy('N-2.0', { why: 'able', can: 'shift' }) : OK;",
      put: 'return OK;',
    },
    {
      file: JUDGE,
      rule: 'N-3.6',
      breaks: 'one may end a turn without a shift',
      find: "return state.shifting === null ? refuseBy('N-3.6', { why: 'noShift' }) : OK;",
      put: 'return OK;',
    },
    {
      file: JUDGE,
      rule: 'N-2.0',
      breaks: 'one may take after shifting',
      find: "if (state.shifting !== null)\n    return refuseBy('N-2.0', { why: 'shifting'",
      put: "if (state.moves < 0)\n    return refuseBy('N-2.0', { why: 'shifting'",
    },
    {
      file: 'src/games/grid/view.ts',
      rule: 'view',
      breaks: 'everybody sees all hands',
      find: 'cards: seat === viewer && cards !== null ? listKinds(cards) : null,',
      put: 'cards: cards !== null ? listKinds(cards) : null,',
    },
  ],
};
