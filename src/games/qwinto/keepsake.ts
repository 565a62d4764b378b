/** The window of Qwinto: the winner's sheet in the round. Twelve columns are twelve sectors, three rows three rings. */
import { at } from '../../engine/arrays';
import { signed } from '../../text/plural';
import { mix } from '../../ui/components/mix';
import { disc, GLASS_EDGE, leaded, placeAt, ringPane } from '../../ui/drawings/rose';
import type { Shape } from '../../ui/drawings/shape';
import { DICE, LEAD, QWINTO_ROWS } from '../../ui/theme/tokens';
import type { Finished } from '../facts';
import {
  turningStep,
  whoWasAhead,
  type Decided,
  type Keepsake,
  type Onlooker,
  type SumRow,
} from '../keepsake';
import { scoreSheet } from './rules/scoring';
import { COLUMNS, countNumbers, GAPS, numberAt, PENTAGONS, ROW_LENGTH, WIDTH } from './rules/sheet';
import { ROWS, type Row, type Sheet, type State } from './rules/types';
import { keepsakeWords } from './words/keepsake';

const HUB = 48;
const SECTOR = 360 / WIDTH;
/** The sheet begins at the lower left, as a clock would read it: column 0 stands at seven. */
const FIRST = 180 + SECTOR / 2;
const RINGS: Readonly<Record<Row, readonly [number, number]>> = {
  orange: [142, 180],
  yellow: [102, 139],
  purple: [62, 99],
};
const DARK = '#33264A';
const MARKS: Readonly<Record<Row, string>> = {
  orange: 'M0-6 5.6 4.6H-5.6Z',
  yellow: 'M0-5a5 5 0 0 1 0 10a5 5 0 0 1 0-10',
  purple: 'M-4.6-4.6h9.2v9.2h-9.2Z',
};

const angleOf = (column: number): number => FIRST + column * SECTOR;

function cellShapes(sheet: Sheet, row: Row, column: number): Shape[] {
  const [inner, outer] = RINGS[row];
  const from = angleOf(column);
  const middle = placeAt((inner + outer) / 2, from + SECTOR / 2);
  const { band, cell, digit } = QWINTO_ROWS[row].light;
  const number = numberAt(sheet, row, column);
  const pentagon = PENTAGONS.some((one) => one.row === row && one.column === column);
  const written: Shape[] =
    number === null
      ? []
      : [
          {
            text: String(number),
            x: middle[0],
            y: middle[1] + 6,
            size: row === 'purple' ? 15 : 17,
            fill: digit,
          },
        ];
  return [
    {
      d: ringPane(inner + 3, outer - 3, from + 2, from + SECTOR - 2),
      fill: number === null ? mix(band, cell, 0.45) : cell,
    },
    ...(pentagon
      ? [
          {
            d: pentagonAt(middle, row === 'purple' ? 15 : 18),
            fill: number === null ? 'none' : cell,
            stroke: LEAD,
            strokeWidth: 2,
          },
        ]
      : []),
    ...written,
  ];
}

function pentagonAt([x, y]: readonly [number, number], r: number): string {
  const corner = (i: number): string => {
    const turn = ((i * 72 - 90) * Math.PI) / 180;
    return `${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`;
  };
  return `M${[0, 1, 2, 3, 4].map(corner).join('L')}Z`;
}

function ringShapes(sheet: Sheet, row: Row): Shape[] {
  const [inner, outer] = RINGS[row];
  const { band } = QWINTO_ROWS[row].light;
  const columns = COLUMNS[row];
  const [first, last] = [at(columns, 0), at(columns, ROW_LENGTH - 1)];
  const full = countNumbers(sheet[row]) === ROW_LENGTH;
  const gap = placeAt((inner + outer) / 2, angleOf(GAPS[row]) + SECTOR / 2);
  return [
    {
      d: ringPane(inner, outer, angleOf(first), angleOf(last) + SECTOR),
      fill: band,
      stroke: full ? '#FFE7A3' : LEAD,
      strokeWidth: full ? 3 : 1.6,
    },
    {
      d: ringPane(inner + 3, outer - 3, angleOf(GAPS[row]) + 2, angleOf(GAPS[row]) + SECTOR - 2),
      fill: mix(band, '#000000', 0.45),
    },
    { transform: `translate(${gap[0]} ${gap[1]})`, shapes: [{ d: MARKS[row], fill: '#1E1209' }] },
    ...columns.flatMap((column) => cellShapes(sheet, row, column)),
  ];
}

/** Three dice lie where the rows leave room. */
function diceShapes(): Shape[] {
  const places: Readonly<Record<Row, readonly [number, number, number]>> = {
    orange: [158, 213, -9],
    yellow: [122, 182, 8],
    purple: [84, 150, 14],
  };
  return ROWS.map((row): Shape => {
    const [r, angle, tilt] = places[row];
    const [x, y] = placeAt(r, angle);
    const { face, edge, pip } = DICE[row];
    const pips = [
      [-7, -7],
      [7, -7],
      [0, 0],
      [-7, 7],
      [7, 7],
    ] as const;
    return {
      transform: `translate(${x} ${y}) rotate(${tilt})`,
      shapes: [
        { x: -15, y: -13, width: 30, height: 30, rx: 7, fill: edge },
        { x: -15, y: -15, width: 30, height: 30, rx: 7, fill: face },
        ...pips.map(([px, py]): Shape => ({
          transform: `translate(${px} ${py}) scale(0.5)`,
          shapes: [{ d: MARKS[row], fill: pip }],
        })),
      ],
    };
  });
}

/** Points after every finished roll; on paper sheets only the end is known. */
function pointsByRoll(match: Finished): number[][] {
  const points = [match.standing.points.map(() => 0)];
  let sheets: readonly Sheet[] | null = null;
  for (const { after } of match.steps()) {
    const now = (after as State).sheets;
    const { phase } = after as State;
    if (now === sheets || (phase !== 'dice' && phase !== 'over')) continue;
    sheets = now;
    points.push(
      now.map((sheet, seat) => scoreSheet(sheet, seat).reduce((sum, line) => sum + line.points, 0)),
    );
  }
  return points;
}

function rollsOf(match: Finished): number {
  let rolls = 0;
  for (const { before, after } of match.steps())
    if ((before as State).phase !== 'dice' && (after as State).active !== (before as State).active)
      rolls += 1;
  return rolls;
}

function decidedBy(match: Finished, onlooker: Onlooker): Decided | null {
  const [winner, second] = match.standing.winners;
  const points = pointsByRoll(match);
  if (winner === undefined || second !== undefined || points.length < 3) return null;
  const turning = turningStep(points, winner);
  if (!turning) return null;
  return {
    title: keepsakeWords[onlooker.locale].decided(turning.index, signed(turning.gain)),
    note: whoWasAhead(turning, onlooker),
    clause: 'Q-6.1',
    gain: turning.gain,
  };
}

function rowSign(row: Row): SumRow['mark'] {
  return {
    shapes: [
      {
        transform: 'translate(12 12) scale(1.5)',
        shapes: [{ d: MARKS[row], fill: mix(QWINTO_ROWS[row].light.band, '#000000', 0.3) }],
      },
    ],
    width: 24,
  };
}
const PENTAGON_SIGN: SumRow['mark'] = {
  shapes: [{ d: pentagonAt([12, 12.5], 8), fill: 'none', stroke: '#5A3A17', strokeWidth: 1.8 }],
  width: 24,
};
const CROSS_SIGN: SumRow['mark'] = {
  shapes: [
    { d: 'M6 6l12 12M18 6 6 18', stroke: '#8E2620', strokeWidth: 2.6, strokeLinecap: 'round' },
  ],
  width: 24,
};

export function keepsake(match: Finished, onlooker: Onlooker): Keepsake {
  const words = keepsakeWords[onlooker.locale];
  let last: State | null = null;
  for (const { after } of match.steps()) last = after as State;
  const sheet = last?.sheets[match.standing.winners[0] ?? 0];
  const rolls = rollsOf(match);
  const sum = (
    seat: number,
    test: (line: (typeof match.standing.lines)[number]) => boolean,
  ): number =>
    match.standing.lines
      .filter((line) => line.seat === seat && test(line))
      .reduce((all, line) => all + line.points, 0);
  const rowsOf = (seat: number): SumRow[] => [
    ...ROWS.map((row) => ({
      mark: rowSign(row),
      points: sum(seat, ({ clause, facts }) => clause !== 'Q-6.3' && facts['row'] === row),
    })),
    { mark: PENTAGON_SIGN, points: sum(seat, ({ clause }) => clause === 'Q-6.3') },
    { mark: CROSS_SIGN, points: sum(seat, ({ clause }) => clause === 'Q-6.4') },
  ];
  return {
    layers: [
      [
        leaded(ringPane(0, GLASS_EDGE, 0, 180), DARK, 0),
        leaded(ringPane(0, GLASS_EDGE, 180, 360), DARK, 0),
      ],
      ...(sheet ? ROWS.map((row) => ringShapes(sheet, row)) : []),
      [
        ...diceShapes(),
        disc(58, mix(DARK, '#000000', 0.2), QWINTO_ROWS.purple.light.band, 3),
        disc(HUB, '#FAF3FC', LEAD, 1.6),
      ],
    ],
    hub: HUB,
    glow: [DICE.orange.face, DICE.yellow.face, DICE.purple.face, DICE.yellow.face],
    legend: words.legend,
    lasted: rolls > 0 ? words.lasted(rolls) : '',
    decided: decidedBy(match, onlooker),
    sums: onlooker.players.map(({ seat }) => ({ rows: rowsOf(seat), pieces: [] })),
    clauses: [
      { clause: 'Q-6.2', note: words.rows },
      { clause: 'Q-6.3', note: words.columns },
      { clause: 'Q-6.4', note: words.misthrows },
    ],
  };
}
