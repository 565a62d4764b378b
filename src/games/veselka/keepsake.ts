/** The window of «Веселка»: eight petals, lit and with their gem where the winner's rainbow has the colour. */
import { at } from '../../engine/arrays';
import { signed } from '../../text/plural';
import { mix } from '../../ui/components/mix';
import { disc, GLASS_EDGE, leaded, petal, placeAt, ringPane } from '../../ui/drawings/rose';
import type { Shape } from '../../ui/drawings/shape';
import { GEMS, LEAD } from '../../ui/theme/tokens';
import type { Finished } from '../facts';
import { GEM_KINDS, smallGem } from '../gems/look';
import { KINDS, type Kind } from '../gems/rules/kinds';
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
import { totals } from './rules/scoring';
import type { Sheet, VeselkaMove, VeselkaState } from './rules/types';
import { keepsakeWords } from './words/keepsake';

const HUB = 50;
const WEDGE = 360 / KINDS.length;

/** Signs of the two sums, on a grid of 24. */
const CARDS_SIGN: readonly Shape[] = [
  {
    d: 'M5 6l8-2 4 14-8 2zM10 8l7-3 4 10',
    fill: 'none',
    stroke: '#5A3A17',
    strokeWidth: 1.8,
    strokeLinejoin: 'round',
  },
];
const RAINBOW_SIGN: readonly Shape[] = [10, 6.5, 3].map((r) => ({
  d: `M${12 - r} 18a${r} ${r} 0 0 1 ${2 * r} 0`,
  ...{ fill: 'none', stroke: '#5A3A17', strokeWidth: 1.8 },
}));

const isTurn = (move: unknown): boolean =>
  ['run', 'swap', 'tally'].includes((move as VeselkaMove).type);

function sheetsOf(state: unknown): readonly Sheet[] {
  const { phase, ...rest } = state as VeselkaState;
  return phase === 'deal' ? [] : (rest as { sheets: readonly Sheet[] }).sheets;
}

function lastSheets(match: Finished): readonly Sheet[] {
  let sheets: readonly Sheet[] = [];
  for (const { after } of match.steps()) sheets = sheetsOf(after);
  return sheets;
}

function wedge(kind: Kind, owned: boolean): Shape[] {
  const i = KINDS.indexOf(kind);
  const angle = i * WEDGE;
  const { deep, shade, base, light, hi } = GEMS[kind];
  const ground = owned ? shade : mix(deep, '#2B231C', 0.45);
  const [x, y] = placeAt(122, angle);
  const half = (from: number, to: number, fill: string): Shape =>
    leaded(ringPane(58, GLASS_EDGE, angle + from, angle + to), fill);
  return [
    half(-WEDGE / 2, 0, ground),
    half(0, WEDGE / 2, owned ? mix(ground, '#000000', 0.22) : ground),
    leaded(petal(66, 178, angle, WEDGE * 0.42), owned ? mix(base, light, 0.35) : ground, 1.8),
    ...(owned
      ? [
          { cx: x, cy: y, r: 30, fill: mix(hi, '#FFFFFF', 0.45), stroke: LEAD, strokeWidth: 2 },
          smallGem(kind, x, y, 44),
        ]
      : [
          {
            cx: x,
            cy: y,
            r: 30,
            fill: 'none',
            stroke: light,
            strokeWidth: 2,
            strokeOpacity: 0.5,
            strokeDasharray: '6 5',
          },
        ]),
  ];
}

function hubShapes(): Shape[] {
  return [
    ...Array.from({ length: 16 }, (_, i): Shape => {
      const kind = KINDS[Math.round(i / 2) % KINDS.length] ?? 'red';
      const { light, hi } = GEMS[kind];
      return leaded(
        ringPane(56, 70, i * 22.5 - 11.25, i * 22.5 + 11.25),
        i % 2 === 0 ? light : hi,
        1.2,
      );
    }),
    disc(56, '#FFFBF1'),
    disc(HUB, '#FFF6E3', '#DCC9A0', 1.5),
  ];
}

function decidedBy(match: Finished, onlooker: Onlooker): Decided | null {
  const [winner, second] = match.standing.winners;
  if (winner === undefined || second !== undefined) return null;
  const points = pointsByTurn(match, isTurn, (state) => totals(sheetsOf(state), false));
  const turning = turningStep(points, winner);
  if (!turning) return null;
  const isLast = turning.index === points.length - 1;
  return {
    title: keepsakeText[onlooker.locale].decidedByTurn(turning.index, signed(turning.gain)),
    note: whoWasAhead(turning, onlooker),
    clause: isLast ? 'V-4.3' : 'V-2.5',
    gain: turning.gain,
  };
}

export function keepsake(match: Finished, onlooker: Onlooker): Keepsake {
  const words = keepsakeWords[onlooker.locale];
  const sheets = lastSheets(match);
  const shown = sheets[match.standing.winners[0] ?? 0]?.rainbow ?? [];
  const turns = pointsByTurn(match, isTurn, () => []).length - 1;
  const rowsOf = (seat: number): SumRow[] => {
    const runs = match.standing.lines.filter(
      (line) => line.seat === seat && line.clause === 'V-2.5',
    );
    const sum = runs.reduce((all, line) => all + line.points, 0);
    return [
      { mark: { shapes: CARDS_SIGN, width: 24 }, points: sum },
      { mark: { shapes: RAINBOW_SIGN, width: 24 }, points: at(match.standing.points, seat) - sum },
    ];
  };
  const order = [0, 2, 4, 6].map((i) => KINDS.slice(i, i + 2));
  return {
    layers: [
      ...order.map((pair) => pair.flatMap((kind) => wedge(kind, shown.includes(kind)))),
      hubShapes(),
    ],
    hub: HUB,
    glow: GEM_KINDS.map((kind) => GEMS[kind].base),
    legend: words.legend,
    lasted: keepsakeText[onlooker.locale].turns(turns),
    decided: decidedBy(match, onlooker),
    sums: onlooker.players.map(({ seat }) => ({ rows: rowsOf(seat), pieces: [] })),
    clauses: [
      { clause: 'V-2.5', note: words.runs },
      { clause: 'V-4.3', note: words.rainbow },
    ],
  };
}
