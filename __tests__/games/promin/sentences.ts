import type { Mode, Refusal, Setup } from '../../../src/engine/types';
import { promin } from '../../../src/games/promin/rules';
import { bids, colours, deal, plays, won } from '../../../src/games/promin/examples';
import { uk } from '../../../src/games/promin/words/uk/rules';
import type { Move } from '../../../src/games/promin/rules/types';
import { refusedBy, type Sentences } from '../../support/sentences';
import { reach } from './support';

const at = (mode: Mode): Setup => ({ seats: 4, first: 0, mode });
const OPENED = bids(4, 1, '1 1 1 1');
const HANDS = deal(
  'r2 r5 r9 y3 y8 g1 g6 b4 b7 p2',
  'r4 r8 y1 y10 g2 g9 b3 b10 p5 p7',
  'r1 r3 y2 y9 g4 g10 b2 b5 b8 p3',
  'r6 r10 y4 y5 y6 y7 g5 g8 b6 p8',
);
const twice = deal(
  ...HANDS.hands.map((hand, s) => [s === 3 ? 'r2' : hand[0], ...hand.slice(1)].join(' ')),
);
const short = deal(...HANDS.hands.map((hand, s) => hand.slice(s === 3 ? 1 : 0).join(' ')));
const SAID = colours('32221 13222 03322 22222');
const FOUR = [1, 2, 3, 0].flatMap((opener) => [...bids(4, opener, '3 3 3 3'), won('4 2 2 2')]);

const play = (seat: number, card: string) => ({ type: 'play', seat, card });

/** Every kind of refusal the rules can give, by the front door. */
const REFUSED: [Mode, Move[], unknown][] = [
  ['virtual', [], null],
  ['score', [], { type: 'bid', seat: 3, beads: 1, shield: false }],
  ['referee', OPENED, play(3, 'r1')],
  ['virtual', [HANDS], SAID],
  ['referee', [], HANDS],
  ['score', OPENED, play(1, 'r1')],
  ['virtual', [], OPENED[0]],
  ['referee', [], play(1, 'r1')],
  ['score', OPENED, OPENED[0]],
  ['score', FOUR, OPENED[0]],
  ['referee', bids(4, 1, '1'), SAID],
  ['referee', [SAID], SAID],
  ['referee', OPENED, play(1, 'p11')],
  ['referee', [...OPENED, ...plays(4, 1, 'b7')], play(2, 'b7')],
  ['virtual', [], twice],
  ['referee', [], colours('32221 33211 32221 22222')],
  ['referee', [SAID, ...OPENED, ...plays(4, 1, 'r9')], play(2, 'r8')],
  [
    'referee',
    [SAID, ...OPENED, ...plays(4, 1, 'r9 y1 r2 r3'), ...plays(4, 2, 'b1 b2 b3 b4')],
    play(1, 'r8'),
  ],
  ['score', OPENED, won('3 3 3 2')],
  ['virtual', [], short],
  ['score', [], { type: 'bid', seat: 1, beads: 12, shield: true }],
  ['virtual', [HANDS, ...OPENED], play(1, 'r7')],
  ['virtual', [HANDS, ...OPENED, ...plays(4, 1, 'b10')], play(2, 'g4')],
  ['virtual', [HANDS, ...OPENED, ...plays(4, 1, 'p7')], play(2, 'g4')],
  ['referee', [...OPENED, ...plays(4, 1, 'g9 p1 g1 g2'), ...plays(4, 1, 'b1')], play(2, 'g8')],
  ['referee', [...OPENED, ...plays(4, 1, 'g9 p1 g1 g2')], won('4 0 3 3')],
];

const REFUSALS: Refusal[] = REFUSED.map(([mode, before, tried]) =>
  refusedBy(promin.judge(reach(at(mode), before), tried)),
);

const LOG: [Mode, Move][] = [
  ['virtual', HANDS],
  ['referee', SAID],
  ['score', { type: 'bid', seat: 0, beads: 3, shield: true }],
  ['score', { type: 'bid', seat: 1, beads: 0, shield: false }],
  ['virtual', { type: 'play', seat: 0, card: 'r7' }],
  ['referee', { type: 'play', seat: 0, card: 'r7' }],
  ['referee', { type: 'play', seat: 2, card: 'b12', stands: true }],
  ['score', { type: 'tricks', won: [4, 3, 2, 1] }],
];

const plain = (card: 'r7' | 'y1'): Move => ({ type: 'play', seat: 0, card });

export const sentences: Sentences<Move> = {
  phases: ['deal', 'bid', 'play', 'over'],
  refusals: REFUSALS,
  kinds: { of: ({ clause }) => clause, all: Object.keys(uk.refusals) },
  moves: LOG.map(([mode, move]) => [at(mode), move] as const),
  lines: promin.standing(reach(at('score'), [...bids(4, 1, '3+ 1 2 2'), won('2 4 3 1')])).lines,
  // [P-4.8] A-P17: the log of a virtual match names no card.
  alike: [{ setup: at('virtual'), moves: [plain('r7'), plain('y1')] }],
  tells: [],
  reads: {},
};
