/** One answered position for every question of every game, as the address of its link. */
import { parseCards, parseGrid, parseShift } from '../../../src/games/gems/rules/notation';
import { SARA } from '../../../src/games/qwinto/examples';
import { writeLink } from '../../../src/games/settleLink';

const numbers = (piles: Record<number, number>): number[] =>
  Array.from({ length: 10 }, (_, i) => piles[i + 1] ?? 0);

const NIZAM = parseGrid('rrylr/sbvog/ylgsb/vroyl/gsbvo');
const PEARL = parseGrid('oylgs/voylg/rr*bb/svroy/lgbsv');
const TASKS = parseGrid('srrrl/bvoys/lb*vy/ysobl/vgggo');

const ANSWERED: Readonly<Record<string, unknown>> = {
  'promin/trick': { seats: 5, leader: 0, cards: ['r9', 'r10', 'g8', 'y2', 'p1'] },
  'promin/play': { seats: 4, led: 'b', hand: { r: 2, y: 1, g: 3, b: 2, p: 0 }, card: 'g' },
  'promin/bid': { deal: 2, beads: 3, shield: true, won: 5 },
  'promin/opener': { seats: 5, holder: 3, points: [20, 55, 55, 10, 0] },
  'promin/tie': { seats: 3, holder: 2, points: [60, 60, 10], last: [40, 40, null] },
  'promin/now': { what: 'late' },
  'split/votes': {
    seats: 4,
    leader: 0,
    cards: [6, 'joker', 3, 2, 9, 'joker', 8, 2, 10],
    at: [3, 5],
    votes: [0, 1, 2, 2],
    extra: false,
  },
  'split/joker': { numbers: numbers({ 4: 1, 5: 1, 8: 1 }), value: 6 },
  'split/majority': {
    seats: 3,
    counts: [numbers({ 5: 3, 8: 4 }), numbers({ 5: 1, 10: 2 }), numbers({ 8: 2, 1: 1, 10: 2 })],
  },
  'veselka/run': { top: 'green', cards: parseCards('sbvr') },
  'veselka/keep': { rainbow: parseCards('ryg'), card: 'yellow', after: 'run' },
  'veselka/rainbows': { seats: 5, colours: [8, 7, 6, 5, 4] },
  'veselka/lap': { seats: 4, finisher: 2, others: false },
  'veselka/swap': { count: 3, none: false },
  'qwinto/cell': { sheet: SARA, faces: { orange: 4, purple: 5 }, place: null },
  'qwinto/valid': { sheet: SARA },
  'qwinto/score': { sheet: SARA },
  'qwinto/now': { what: 'later' },
  'nizam/runs': { grid: NIZAM, shifts: [parseShift('r0R')] },
  'nizam/cost': { grid: NIZAM, end: parseShift('r0L'), hand: parseCards('ggb'), free: false },
  'nizam/solo': { hand: 6, upTo: false },
  'perlyna/tasks': {
    grid: TASKS,
    piles: [parseCards('r'), parseCards('og')],
    seat: 0,
    shifted: true,
    open: false,
  },
  'perlyna/blocked': { piles: [[], parseCards('rv')], seat: 0, task: 'violet', open: false },
  'perlyna/pearl': { grid: PEARL },
  'perlyna/cost': { grid: PEARL, end: parseShift('r2R'), hand: [], free: false },
};

/** «game/question», each with a link. */
export const ANSWERED_QUESTIONS: readonly string[] = Object.keys(ANSWERED);
export const ANSWERED_LINKS: readonly string[] = Object.entries(ANSWERED).map(
  ([question, position]) => `/settle/${question}?p=${writeLink(position)}`,
);
