/** The window of «Нізам»: the field of the last combination before its cards left, what scored in gold. */
import { signed } from '../../text/plural';
import { mix } from '../../ui/components/mix';
import { disc, GLASS_EDGE, leaded, ringPane, ROSE } from '../../ui/drawings/rose';
import type { Shape } from '../../ui/drawings/shape';
import { GEMS, LEAD } from '../../ui/theme/tokens';
import type { Finished } from '../facts';
import { GEM_KINDS, smallGem } from '../gems/look';
import { gridOf, runIn } from '../gems/rules/field';
import { cellOf, CELLS, lineNumber, SIDE } from '../gems/rules/grid';
import type { Kind } from '../gems/rules/kinds';
import {
  pointsByTurn,
  turningStep,
  whoWasAhead,
  type Decided,
  type Keepsake,
  type Onlooker,
  type SumRow,
} from '../keepsake';
import { keepsakeText } from '../keepsakeText';
import { scoringLines } from './rules/position';
import { LENGTHS, sheetPoints, type Sheet } from './rules/scoring';
import type { NizamMove, NizamState } from './rules/types';
import { keepsakeWords } from './words/keepsake';

const HUB = 27;
const CELL = 46;
const STEP = 51;
const LEFT = ROSE / 2 - (STEP * SIDE) / 2;
const TEAL = '#17615B';
const GOLD = '#F3B23C';

interface Field {
  cells: readonly (Kind | null)[];
  /** Cells of each combination. */
  gold: readonly (readonly number[])[];
}

const isTurn = (move: unknown): boolean =>
  ['take', 'done', 'pass', 'tally'].includes((move as NizamMove).type);

function sheetsOf(state: unknown): readonly Sheet[] {
  const now = state as NizamState;
  return now.phase === 'deal' ? [] : now.sheets;
}

/** The field as it lay when cards last scored; null where only results are known. */
function lastField(match: Finished): Field | null {
  let field: Field | null = null;
  for (const { move, before } of match.steps()) {
    const state = before as NizamState;
    if ((move as NizamMove).type !== 'done' || state.mode === 'score' || state.phase !== 'act')
      continue;
    const lines = scoringLines(state.grid, state.made);
    if (lines.length === 0) continue;
    const gold = lines.flatMap((line) => {
      const run = runIn(state.grid, line);
      return run
        ? [
            Array.from({ length: run.length }, (_, i) =>
              cellOf(lineNumber(run.line, run.index), run.start + i),
            ),
          ]
        : [];
    });
    field = { cells: gridOf(state.grid), gold };
  }
  return field;
}

/** On paper: the winner's longest combinations, one a row. */
function tallied(sheet: Sheet | undefined): Field {
  const lengths = sheet
    ? [
        ...Array<number>(sheet.fives).fill(5),
        ...Array<number>(sheet.fours).fill(4),
        ...Array<number>(sheet.threes).fill(3),
      ]
    : [];
  const cells = Array<Kind | null>(CELLS).fill(null);
  const gold = lengths.slice(0, SIDE).map((length, row) => {
    const start = Math.floor((SIDE - length) / 2);
    const run = Array.from({ length }, (_, i) => row * SIDE + start + i);
    for (const cell of run) cells[cell] = GEM_KINDS[(row * 3) % GEM_KINDS.length] ?? 'red';
    return run;
  });
  return { cells, gold };
}

const corner = (cell: number): readonly [number, number] => [
  LEFT + (cell % SIDE) * STEP + (STEP - CELL) / 2,
  LEFT + Math.floor(cell / SIDE) * STEP + (STEP - CELL) / 2,
];

function goldShape(run: readonly number[]): Shape {
  const [x, y] = corner(run[0] ?? 0);
  const [right, bottom] = corner(run[run.length - 1] ?? 0);
  return {
    ...{ x: x - 4, y: y - 4, width: right - x + CELL + 8, height: bottom - y + CELL + 8, rx: 9 },
    ...{ fill: GOLD, stroke: '#B26E00', strokeWidth: 1.5 },
  };
}

/** The middle is the winner's: its gem is not drawn. */
const MIDDLE_CELL = (CELLS - 1) / 2;

function cellShapes(kind: Kind | null, cell: number): Shape[] {
  const [x, y] = corner(cell);
  const fill = kind ? mix('#FFFBF1', GEMS[kind].light, 0.24) : mix(TEAL, '#FFFFFF', 0.12);
  const card: Shape = {
    x,
    y,
    width: CELL,
    height: CELL,
    rx: 8,
    fill,
    stroke: LEAD,
    strokeWidth: 1.2,
  };
  return kind && cell !== MIDDLE_CELL
    ? [card, smallGem(kind, x + CELL / 2, y + CELL / 2, 33)]
    : [card];
}

function groundShapes(): Shape[] {
  const wedges = Array.from({ length: 24 }, (_, i) =>
    leaded(
      ringPane(100, GLASS_EDGE, i * 15, (i + 1) * 15),
      i % 2 === 0 ? TEAL : mix(TEAL, '#FFFFFF', 0.14),
      1.4,
    ),
  );
  const side = STEP * SIDE;
  return [
    disc(GLASS_EDGE, TEAL),
    ...wedges,
    { x: LEFT - 5, y: LEFT - 5, width: side + 10, height: side + 10, rx: 10, fill: '#2B231C' },
  ];
}

function decidedBy(match: Finished, onlooker: Onlooker): Decided | null {
  const [winner, second] = match.standing.winners;
  if (winner === undefined || second !== undefined) return null;
  const turning = turningStep(
    pointsByTurn(match, isTurn, (state) => sheetsOf(state).map(sheetPoints)),
    winner,
  );
  return (
    turning && {
      title: keepsakeText[onlooker.locale].decidedByTurn(turning.index, signed(turning.gain)),
      note: whoWasAhead(turning, onlooker),
      clause: turning.gain > 7 ? 'N-4.3' : 'N-4.2',
      gain: turning.gain,
    }
  );
}

function lengthSign(length: number): SumRow['mark'] {
  return {
    shapes: Array.from({ length }, (_, i): Shape => ({
      x: i * 11,
      y: 7,
      width: 9.5,
      height: 11,
      rx: 2,
      fill: '#5A3A17',
    })),
    width: length * 11,
  };
}

export function keepsake(match: Finished, onlooker: Onlooker): Keepsake {
  const words = keepsakeWords[onlooker.locale];
  let sheets: readonly Sheet[] = [];
  for (const { after } of match.steps()) sheets = sheetsOf(after);
  const played = lastField(match);
  const { cells, gold } = played ?? tallied(sheets[match.standing.winners[0] ?? 0]);
  const sum = (seat: number, length: number | null): number =>
    match.standing.lines
      .filter(
        (line) =>
          line.seat === seat &&
          (length === null ? line.clause === 'N-4.3' : line.facts['length'] === length),
      )
      .reduce((all, line) => all + line.points, 0);
  const rows = Array.from({ length: SIDE }, (_, row) => cells.slice(row * SIDE, (row + 1) * SIDE));
  const turns = pointsByTurn(match, isTurn, () => []).length - 1;
  return {
    layers: [
      groundShapes(),
      gold.map(goldShape),
      ...rows.map((row, i) => row.flatMap((kind, j) => cellShapes(kind, i * SIDE + j))),
      [disc(HUB + 1, '#FFF6E3', LEAD, 1.6)],
    ],
    hub: HUB,
    glow: [GEMS.lime.base, GEMS.sky.base, GEMS.red.base, GEMS.orange.base, TEAL],
    legend: played ? words.legend : words.legendScore,
    lasted: keepsakeText[onlooker.locale].turns(turns),
    decided: decidedBy(match, onlooker),
    sums: onlooker.players.map(({ seat }) => ({
      rows: [
        ...LENGTHS.map((length) => ({ mark: lengthSign(length), points: sum(seat, length) })),
        { mark: '+1', points: sum(seat, null) },
      ],
      pieces: [],
    })),
    clauses: [
      { clause: 'N-4.2', note: words.combinations },
      { clause: 'N-4.3', note: words.extra },
    ],
  };
}
