/** Headlines of the two games on the field against the law: lines are walked cell by cell. */
import { type Kind, KINDS } from '../../../src/games/gems/rules/kinds';
import { countsOf, NO_CARDS } from '../../../src/games/gems/rules/counts';
import { fieldOf } from '../../../src/games/gems/rules/field';
import { dealtHand } from '../../../src/games/gems/rules/hands';
import {
  judgePayment,
  judgePearlPayment,
  type PriceClauses,
} from '../../../src/games/gems/rules/payment';
import { PRICE as NIZAM_PRICE } from '../../../src/games/nizam/rules/because';
import { PRICE as PERLYNA_PRICE } from '../../../src/games/perlyna/rules/because';
import { judge } from '../../../src/games/perlyna/rules/judge';
import { pick } from '../settleLinks';
import { count, facts, type Properties, type Property, type Rng } from './property';

type Gem = Kind | 'pearl';
type Grid = (Gem | null)[];
/** Five rows, then five columns, as indexes of the field. */
const LINES = [
  ...count(5).map((row) => count(5).map((i) => row * 5 + i)),
  ...count(5).map((column) => count(5).map((i) => i * 5 + column)),
];

/** Runs of three and more in a line; the pearl is `as`, where it is anything. */
function runsIn(
  grid: Grid,
  line: readonly number[],
  as: Kind | null,
): { kind: Kind; from: number; length: number }[] {
  const cells = line.map((i) => (grid[i] === 'pearl' ? as : (grid[i] ?? null)));
  return count(3).flatMap((from) => {
    const kind = cells[from] as Kind | null;
    if (kind === null || (from > 0 && cells[from - 1] === kind)) return [];
    let length = 1;
    while (cells[from + length] === kind) length += 1;
    return length >= 3 ? [{ kind, from, length }] : [];
  });
}

interface End {
  line: 'row' | 'column';
  index: number;
  edge: 'start' | 'end';
}

const endOf = (rng: Rng): End => ({
  line: rng.below(2) ? 'row' : 'column',
  index: rng.below(5),
  edge: rng.below(2) ? 'start' : 'end',
});

function shifted(grid: Grid, { line, index, edge }: End): Grid {
  const cells = LINES[(line === 'row' ? 0 : 5) + index] as number[];
  const next = [...grid];
  cells.forEach((cell, i) => {
    const from = cells[(i + (edge === 'start' ? 1 : 4)) % 5] as number;
    next[cell] = grid[from] as Gem | null;
  });
  return next;
}

const POINTS = [0, 0, 0, 3, 5, 7];

const runs: Property<{ grid: Grid; shifts: End[] }> = {
  position(rng) {
    const few = KINDS.slice(0, 2 + rng.below(2));
    const grid = count(25).map(() => (rng.below(5) === 0 ? null : pick(rng, few)));
    return { grid, shifts: count(1 + rng.below(3)).map(() => endOf(rng)) };
  },
  implies(headline) {
    if (headline.id === 'nothingLies') return '0 of none';
    if (headline.id === 'nothing') return '0 of some';
    const { points, combinations } = facts<{ points: number; combinations: number }>(headline);
    return `${points} of ${combinations}`;
  },
  truth({ grid, shifts }) {
    const moments = [grid];
    for (const end of shifts) moments.push(shifted(moments.at(-1) as Grid, end));
    // N-4.4, A-N4: a run counts if its line had at some moment another one, or none.
    const sign = (moment: Grid, line: readonly number[]): string => {
      const [found] = runsIn(moment, line, null);
      return found ? `${found.kind} ${found.length}` : '';
    };
    const last = moments.at(-1) as Grid;
    const lying = LINES.filter((line) => sign(last, line) !== '');
    const scored = lying.filter((line) =>
      moments.some((moment) => sign(moment, line) !== sign(last, line)),
    );
    const points = scored.map((line) => POINTS[runsIn(last, line, null)[0]?.length ?? 0] as number);
    if (scored.length === 0) return lying.length === 0 ? '0 of none' : '0 of some';
    return `${points.reduce((sum, n) => sum + n, scored.length - 1)} of ${scored.length}`;
  },
};

interface Cost {
  grid: Grid;
  end: End;
  hand: Kind[];
  free: boolean;
}

/** What pays for the shift: one card of the edge's kind, three of any, and whether the hand decides. */
const costProperty = (price: PriceClauses, gems: readonly Gem[]): Property<Cost> => ({
  position(rng) {
    const grid: Grid = count(25).map(() => null);
    grid[0] = pick(rng, gems);
    return {
      grid,
      end: { line: 'row', index: 0, edge: 'start' },
      hand: count(rng.below(6)).map(() => pick(rng, KINDS.slice(0, 3))),
      free: rng.below(2) > 0,
    };
  },
  implies: ({ id }) => {
    const said: Record<string, string> = {
      costsOne: 'one',
      costsThree: 'three',
      costsPearl: 'three',
      costsEither: 'one or three',
      costsOneElseThree: 'one, lacking it three',
      cannotPay: 'nothing',
    };
    return said[id] ?? id;
  },
  truth({ grid, hand, free }) {
    const edge = grid[0] as Gem;
    const pays = (held: readonly Kind[], pay: readonly Kind[]): boolean => {
      const purse = {
        hand: dealtHand(countsOf(held), held.length),
        seen: NO_CARDS,
        copies: 12,
        freeThree: free,
      };
      const verdict =
        edge === 'pearl'
          ? judgePearlPayment('E-3.5', price, purse, pay)
          : judgePayment(price, purse, edge, pay);
      return verdict.ok;
    };
    const ways = (held: readonly Kind[]): string => {
      const one = edge !== 'pearl' && pays(held, [edge]);
      const three = held.length >= 3 && pays(held, held.slice(0, 3));
      return [...(one ? ['one'] : []), ...(three ? ['three'] : [])].join(' or ') || 'nothing';
    };
    if (hand.length > 0) return ways(hand);
    // Of a hand that nobody shows: what one with the card pays, and what one without.
    if (edge === 'pearl') return ways(['red', 'red', 'red']);
    const having = ways([edge, edge, edge]);
    const other = KINDS.find((kind) => kind !== edge) as Kind;
    return having === 'one' ? `one, lacking it ${ways([other, other, other])}` : having;
  },
});

interface Piles {
  piles: Kind[][];
  seat: number;
}

interface Tasks extends Piles {
  grid: Grid;
  shifted: boolean;
  open: boolean;
}

/** A field of few kinds, three of each and the pearl; every other one with two pairs that meet at it. */
function pearlField(rng: Rng): Grid {
  if (rng.below(2)) return crossed(rng);
  const gems: Gem[] = [...KINDS.slice(0, 5).flatMap((kind) => [kind, kind, kind]), 'pearl'];
  return count(25).map(() =>
    gems.length > 0 && rng.below(3) > 0
      ? (gems.splice(rng.below(gems.length), 1)[0] ?? null)
      : null,
  );
}

function crossed(rng: Rng): Grid {
  const [a, b, c] = KINDS.slice(rng.below(5)) as [Kind, Kind, Kind];
  const grid: Grid = count(25).map(() => null);
  grid[12] = 'pearl';
  [grid[10], grid[11]] = [a, a];
  [grid[2], grid[7]] = [b, b];
  if (rng.below(2) > 0) [grid[20], grid[21], grid[22]] = [c, c, c];
  return grid;
}

const subsets = <T>(xs: readonly T[]): T[][] =>
  xs.reduce<T[][]>((all, x) => [...all, ...all.map((some) => [...some, x])], [[]]);
const claimsOf = (sets: readonly (readonly Kind[])[]): string =>
  sets
    .map((some) => [...some].sort().join('+'))
    .sort()
    .join(', ');

/** Two players, each with all tasks but the one that lies on top of the other's pile (A-E10). */
function locked(rng: Rng): Kind[][] {
  const [a, b] = [KINDS[rng.below(4)] as Kind, KINDS[4 + rng.below(4)] as Kind];
  const others = KINDS.filter((kind) => kind !== a && kind !== b);
  return [
    [...others, a],
    [...others, b],
  ];
}

/** Nobody can go on: all that anyone lacks lies on top of another's pile. */
function isLocked(piles: readonly (readonly Kind[])[]): boolean {
  return piles.every((pile, seat) =>
    KINDS.every(
      (kind) =>
        pile.includes(kind) || piles.some((other, i) => i !== seat && other.at(-1) === kind),
    ),
  );
}

const tasks: Property<Tasks> = {
  position: (rng) => ({
    grid: pearlField(rng),
    piles: rng.below(4) === 0 ? locked(rng) : [[], rng.below(3) === 0 ? [pick(rng, KINDS)] : []],
    seat: 0,
    shifted: rng.below(8) > 0,
    open: rng.below(2) > 0,
  }),
  implies(headline) {
    if (headline.id === 'shiftFirst') return 'a shift first';
    const { all = [], one = [] } = facts<{ all?: Kind[]; one?: Kind[] }>(headline);
    return claimsOf(
      [[], ...one.map((kind) => [kind])].flatMap((own) =>
        subsets(all).map((some) => [...some, ...own]),
      ),
    );
  },
  truth({ grid, piles, shifted: hasShifted, open }) {
    if (!hasShifted) return 'a shift first';
    const state = {
      mode: 'referee',
      phase: 'act',
      table: { seats: 2, freeThree: false, deadlockOpens: open },
      toPlay: 0,
      grid: fieldOf(grid),
      stock: { deck: null, size: 0, discard: NO_CARDS },
      hands: piles.map(() => dealtHand(null, 0)),
      piles,
      moves: 0,
      shifts: 1,
    } as Parameters<typeof judge>[0];
    return claimsOf(
      subsets(KINDS.slice(0, 7)).filter(
        (some) => judge(state, { type: 'done', seat: 0, tasks: some }).ok,
      ),
    );
  },
};

const blocked: Property<Piles & { task: Kind; open: boolean }> = {
  position(rng) {
    const few = KINDS.slice(0, 4);
    const seats = 2 + rng.below(4);
    const pile = (): Kind[] => few.filter(() => rng.below(2) > 0).sort(() => rng.below(3) - 1);
    const open = rng.below(2) > 0;
    if (rng.below(3) === 0)
      return { piles: locked(rng), seat: rng.below(2), task: pick(rng, KINDS), open };
    return { piles: count(seats).map(pile), seat: rng.below(seats), task: pick(rng, few), open };
  },
  implies(headline) {
    if (headline.id === 'isDone') return 'done';
    return headline.id === 'isOpen'
      ? 'open'
      : `by ${facts<{ by: number[] }>(headline).by.join(' ')}`;
  },
  truth({ piles, seat, task, open }) {
    if (piles[seat]?.includes(task)) return 'done';
    if (open && isLocked(piles)) return 'open';
    const by = count(piles.length).filter(
      (other) => other !== seat && piles[other]?.at(-1) === task,
    );
    return by.length > 0 ? `by ${by.join(' ')}` : 'open';
  },
};

const pearl: Property<{ grid: Grid }> = {
  position: (rng) => ({ grid: pearlField(rng) }),
  implies: (headline) => (facts<{ kinds?: Kind[] }>(headline).kinds ?? []).join(' '),
  truth({ grid }) {
    const at = grid.indexOf('pearl');
    const kinds = KINDS.filter((kind) => {
      const made = (as: Kind | null) =>
        LINES.some((line) =>
          runsIn(grid, line, as).some(
            (run) =>
              run.kind === kind &&
              (as === null || line.slice(run.from, run.from + run.length).includes(at)),
          ),
        );
      return made(kind) && !made(null);
    });
    return kinds.join(' ');
  },
};

/** N-7.1: three at a time, never more than eight; A-N20 agreed otherwise: as many as fit. */
const solo: Property<{ hand: number; upTo: boolean }> = {
  position: (rng) => ({ hand: rng.below(9), upTo: rng.below(2) > 0 }),
  implies: (headline) =>
    headline.id === 'solo.take' ? String(facts<{ cards: number }>(headline).cards) : '0',
  truth: ({ hand, upTo }) => String(hand <= 5 ? 3 : upTo ? 8 - hand : 0),
};

export const NIZAM: Properties = {
  runs,
  cost: costProperty(NIZAM_PRICE, ['red', 'orange']),
  solo,
};
export const PERLYNA: Properties = {
  tasks,
  blocked,
  pearl,
  cost: costProperty(PERLYNA_PRICE, ['red', 'orange', 'pearl']),
};
