import type { Refusal, Setup } from '../../../src/engine/types';
import { refusedBy, type Sentences } from '../../support/sentences';
import { veselka } from '../../../src/games/veselka/rules';
import {
  SEVEN_LEFT,
  collected,
  draw,
  evenDeal,
  run,
  swap,
  swapCount,
  tally,
  topCard,
} from '../../../src/games/veselka/examples';
import { LETTERS, parseCards } from '../../../src/games/veselka/rules/notation';
import { uk } from '../../../src/games/veselka/words/uk/rules';
import type { VeselkaMove } from '../../../src/games/veselka/rules/types';
import {
  UNSHUFFLED,
  cardsOf,
  everyRedHeld,
  played,
  referee,
  score,
  verdict,
  virtual,
} from './play';

const GREEN = [topCard('g')];
const REDS: VeselkaMove = {
  type: 'deal',
  top: 'green',
  hands: [parseCards('rrrrrrrr'), parseCards('rrrroylg')],
};

/** Four cards but no red go, three others come, and then a red that no heap of the new deck has. */
const RED_HELD = everyRedHeld();
const afterReds = played(virtual(2), RED_HELD);
const OTHERS_SWAPPED: VeselkaMove = {
  type: 'swap',
  seat: 1,
  cards: (veselka.view(afterReds, 1).hand ?? []).slice(4),
};
const drawnThen = veselka.chance(veselka.apply(afterReds, OTHERS_SWAPPED), UNSHUFFLED);
const RED_DRAWN = {
  type: 'draw',
  cards: [...cardsOf(drawnThen).slice(0, 3), 'red'],
};

/** What is wrong, and how it comes about. */
type Attempt = [string, Setup, readonly VeselkaMove[], unknown];

const ATTEMPTS: Attempt[] = [
  ['turnOf', referee(2), GREEN, run(1, 'sbv')],
  ['otherMode', score(2), [], run(0, 'sbv')],
  ['dealFirst', referee(2), [], run(0, 'sbv')],
  ['drawFirst', virtual(2), [evenDeal(2), swap(0, 'r')], run(1, 'oyl')],
  ['over', score(2), [{ type: 'stop' }], tally(0, 3)],
  ['finisherRests', score(2, { 'A-V7': 'others' }), collected(LETTERS), tally(0, 3)],
  ['form', score(2), [], { type: 'jump' }],
  ['box', virtual(2), [], { ...REDS, top: 'red' }],
  ['box', virtual(2), [REDS, swap(0, 'r')], draw('r')],
  [
    'hand',
    virtual(2),
    [],
    { type: 'deal', top: 'red', hands: [parseCards('o'), parseCards('oylgsbvr')] },
  ],
  ['length', referee(2), GREEN, run(0, 's')],
  ['notHeld', virtual(2), [evenDeal(2)], run(0, 'ooo')],
  ['notHeld', virtual(2), [REDS], swap(0, 'b')],
  ['neighbour', referee(2), GREEN, run(0, 'rvb')],
  ['neighbour', referee(2), GREEN, run(0, 'gsb')],
  ['direction', referee(2), GREEN, run(0, 'sbr')],
  ['kept', score(2), collected('r'), tally(0, 3, 'r')],
  ['keptAfterSwap', score(2), [], tally(0, 0, 'r')],
  ['drawCount', virtual(2), [evenDeal(2), run(0, 'oyl')], draw('r')],
  ['drawCount', virtual(2), [evenDeal(2), swap(0, 'o')], draw('rr')],
  ['oldDeck', virtual(5), [...SEVEN_LEFT, run(1, 'oylgsbvr')], draw('roylgsbv')],
  ['newDeck', virtual(2), [...RED_HELD, OTHERS_SWAPPED], RED_DRAWN],
  ['swapNone', referee(2), GREEN, swapCount(0, 0)],
  ['swapTooMany', referee(2), GREEN, swapCount(0, 11)],
];

function refused([, setup, before, tried]: Attempt): Refusal {
  return refusedBy(verdict(setup, before, tried));
}

const first = (why: string): Refusal =>
  refused(ATTEMPTS.find(([tried]) => tried === why) as Attempt);

const LOG: VeselkaMove[] = [
  topCard('g'),
  evenDeal(2),
  run(0, 'sbv', true),
  run(1, 'lyorv'),
  run(1, 'ly'),
  swap(2, 'r'),
  swap(2, ''),
  swapCount(0, 5),
  draw('rgbv'),
  tally(0, 0),
  tally(0, 5),
  tally(0, 8, 'v'),
  { type: 'stop' },
];

const SCORED = [tally(0, 3, 'r'), tally(1, 8), tally(0, 3), tally(1, 0), { type: 'stop' } as const];

export const sentences: Sentences<VeselkaMove> = {
  phases: ['deal', 'act', 'draw', 'over'],
  refusals: ATTEMPTS.map(refused),
  kinds: { of: ({ clause }) => clause, all: Object.keys(uk.refusals) },
  moves: LOG.map((move) => [referee(2), move] as const),
  lines: veselka.standing(played(score(2), SCORED)).lines,
  // [A-V19] the log keeps hands, draws and swapped cards secret.
  alike: [
    { setup: virtual(2), moves: [swap(0, 'rg'), swap(0, 'bv')] },
    { setup: virtual(2), moves: [draw('rg'), draw('bv')] },
    { setup: virtual(2), moves: [REDS, { ...evenDeal(2), top: 'green' } as VeselkaMove] },
  ],
  tells: [],
  reads: {
    refusals: [
      [first('turnOf'), 'Зараз ходить Оля. Дочекайся своєї черги.'],
      [
        first('neighbour'),
        'Зверху зелена, а червона їй не сусідка. Почни із сусідньої: блакитна або салатова.',
      ],
      [
        first('direction'),
        'Після синьої в цьому напрямку йде фіолетова, а не червона. Забери всю комбінацію й виклади іншу.',
      ],
      [first('kept'), 'У веселці вже є червона. Залиш цю карту зверху ігрової колоди.'],
    ],
    moves: [
      [
        virtual(2),
        run(0, 'oyl', true),
        'Оля викладає: помаранчева, жовта, салатова (+3); остання йде у веселку',
      ],
      [virtual(2), swap(1, 'rgb'), 'Тарас міняє 3 карти'],
      [virtual(2), tally(0, 5, 'v'), 'Оля викладає 5 карт (+7); у веселку йде фіолетова'],
    ],
    lines: [
      [
        { seat: 0, clause: 'V-2.5', points: 10, facts: { length: 4, times: 2 } },
        '2 комбінації по 4 карти',
      ],
    ],
  },
};
