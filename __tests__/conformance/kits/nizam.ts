/** «Нізам» for the conformance suite. Combinations are found here a second time, from N-4.1 and N-4.4. */
import * as fc from 'fast-check';

import { COPIES, KINDS } from '../../../src/games/gems/rules/kinds';
import { nizam } from '../../../src/games/nizam/rules';
import { CLAUSES, HOUSE } from '../../../src/games/nizam/rules/clauses';
import { APART, dealt } from '../../../src/games/nizam/examples';
import type { Match } from '../../support/playout';
import type { Entry, Kit } from '../kit';
import {
  LINES,
  disguised,
  fewCards,
  laidOut,
  pass,
  refereed,
  shift,
  shifted,
  take,
} from './gridMoves';
import { anySeat, entryOf, ids } from './shared';

const done = entryOf('done', { seat: anySeat });
const tally = entryOf('tally', {
  seat: anySeat,
  lengths: fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 0, maxLength: 11 }),
});

const BOX = KINDS.flatMap((kind) => Array.from({ length: COPIES }, () => kind));

type Grid = readonly (string | null)[];

interface Run {
  kind: string;
  cells: readonly number[];
}

/** The one run of three or more that a line of five can hold. */
function runIn(grid: Grid, line: readonly number[]): Run | null {
  for (let from = 0; from + 3 <= line.length; from += 1) {
    const kind = grid[line[from] as number];
    let to = from + 1;
    while (to < line.length && grid[line[to] as number] === kind) to += 1;
    if (kind && to - from >= 3) return { kind, cells: line.slice(from, to) };
  }
  return null;
}

const signature = (run: Run | null): string => (run ? `${run.kind}${run.cells.length}` : '');

/** The runs that score after these moments of one turn: length or kind was another at some time. */
function scoring(moments: readonly Grid[]): Run[] {
  const last = moments[moments.length - 1] as Grid;
  return LINES.flatMap((line) => {
    const run = runIn(last, line);
    const changed = moments.some((grid) => signature(runIn(grid, line)) !== signature(run));
    return run && changed ? [run] : [];
  });
}

/** A score-keeper’s tallies: the lengths made in every turn, none in a turn without activation. */
function tallies(match: Match): Entry[] {
  const out: Entry[] = [];
  let moments: Grid[] = [];
  for (const move of match.moves) {
    const grid = moments[moments.length - 1] ?? [];
    const seat = move.seat as number;
    if (move.type === 'deal') moments = [move.grid as Grid];
    else if (move.type === 'shift') moments.push(shifted(grid, move));
    else if (move.type === 'take' || move.type === 'pass')
      out.push({ type: 'tally', seat, lengths: [] });
    else if (move.type === 'done') {
      const runs = scoring(moments);
      out.push({ type: 'tally', seat, lengths: runs.map((run) => run.cells.length) });
      const gone = new Set(runs.flatMap((run) => run.cells));
      moments = [grid.map((kind, cell) => (gone.has(cell) ? null : kind))];
    } else if (move.type === 'refill') {
      const cards = (move.cards as string[]).slice();
      moments = [grid.map((kind) => kind ?? cards.shift() ?? null)];
    }
  }
  return [...out, { type: 'stop' }];
}

export const kit: Kit = {
  rules: nizam as Kit['rules'],
  clauses: ids(CLAUSES),
  house: HOUSE,
  occasions: {
    deal: { modes: ['virtual', 'referee'], phases: ['deal'] },
    take: { modes: ['virtual', 'referee'], phases: ['act'] },
    draw: { modes: ['virtual'], phases: ['draw'] },
    shift: { modes: ['virtual', 'referee'], phases: ['act'] },
    done: { modes: ['virtual', 'referee'], phases: ['act'] },
    refill: { modes: ['virtual', 'referee'], phases: ['refill'] },
    pass: { modes: ['virtual', 'referee'], phases: ['act'] },
    tally: { modes: ['score'], phases: ['act'] },
    stop: { modes: ['score'], phases: ['act'] },
  },
  // At most 96 cards leave a deck each of the n times; each is paid once at most, with a done and a
  // refill to it, and drawn in threes by a take and a draw.
  bound: ({ seats, mode }) => (mode === 'score' ? 62 : 4 * 96 * seats),
  patience: 60,
  optional: (move) => (move.type === 'shift' ? ['stands'] : []),
  unordered: (move) => {
    if (move.type === 'shift') return ['pay'];
    return move.type === 'tally' ? ['lengths'] : [];
  },
  seated: (mode) =>
    mode === 'score' ? tally : fc.oneof({ weight: 4, arbitrary: shift }, take, done, pass),
  entries: (setup, turn, moves, rng) => {
    if (setup.mode === 'referee') return laidOut(turn, BOX, rng);
    return setup.mode === 'score' && moves.length >= 60 ? [{ type: 'stop' }] : [];
  },
  watched: (match, mode) => (mode === 'referee' ? match.moves.flatMap(refereed) : tallies(match)),
  disguised,
  staysSecret: () => true,
  hidden: fewCards(
    nizam as Kit['rules'],
    (...hands) => dealt(APART, ...hands),
    (seat) => ({ type: 'done', seat }),
    () => ({ copies: COPIES, field: APART }),
  ),
};
