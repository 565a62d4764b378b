/** The window of «Перлина Сходу»: the winner's tasks around the pearl, numbered in the order they were done. */
import { at } from '../../engine/arrays';
import { mix } from '../../ui/components/mix';
import {
  disc,
  GLASS_EDGE,
  leaded,
  numbered,
  placeAt,
  ringPane,
  ROSE,
  spike,
} from '../../ui/drawings/rose';
import type { Shape } from '../../ui/drawings/shape';
import { GEMS, LEAD, PEARL } from '../../ui/theme/tokens';
import type { Finished } from '../facts';
import { smallGem } from '../gems/look';
import type { Kind } from '../gems/rules/kinds';
import {
  pointsByTurn,
  turningStep,
  whoWasAhead,
  type Decided,
  type Keepsake,
  type Onlooker,
} from '../keepsake';
import { keepsakeText } from '../keepsakeText';
import { TASKS } from './rules/scoring';
import type { PerlynaMove, PerlynaState, Piles } from './rules/types';
import { keepsakeWords } from './words/keepsake';

const HUB = 62;
const NIGHT = '#1D3557';
const MIDDLE = ROSE / 2;

const isTurn = (move: unknown): boolean =>
  ['take', 'done', 'pass', 'tally'].includes((move as PerlynaMove).type);

function pilesOf(state: unknown): Piles {
  const now = state as PerlynaState;
  return now.phase === 'deal' ? [] : now.piles;
}

function nightShapes(): Shape[] {
  return [
    disc(GLASS_EDGE, NIGHT),
    ...Array.from({ length: 32 }, (_, i) =>
      leaded(
        ringPane(164, GLASS_EDGE, i * 11.25, (i + 1) * 11.25),
        mix(NIGHT, i % 3 === 0 ? '#6C9BD9' : '#000000', i % 3 === 0 ? 0.4 : 0.12),
        1.2,
      ),
    ),
    ...Array.from({ length: 8 }, (_, i) =>
      leaded(
        ringPane(72, 164, i * 45 - 22.5, i * 45 + 22.5),
        i % 2 === 0 ? mix(NIGHT, '#4A7AB8', 0.3) : NIGHT,
        1.2,
      ),
    ),
    ...Array.from({ length: 8 }, (_, i): Shape => {
      const [x, y] = placeAt(146, i * 45 + 22.5);
      return { d: `M${x} ${y - 7}l2 5 5 2-5 2-2 5-2-5-5-2 5-2z`, fill: '#FFE7B0' };
    }),
    ...Array.from({ length: 16 }, (_, i) =>
      leaded(spike(70, i % 2 === 0 ? 88 : 80, i * 22.5, 4), '#FFE7B0', 0.8),
    ),
  ];
}

function taskShapes(kind: Kind | undefined, i: number): Shape[] {
  const angle = i * (360 / TASKS);
  const [cx, cy] = placeAt(122, angle);
  if (!kind)
    return [
      {
        cx,
        cy,
        r: 34,
        fill: 'none',
        stroke: '#8FB2DD',
        strokeWidth: 2,
        strokeOpacity: 0.6,
        strokeDasharray: '6 5',
      },
    ];
  const { base, hi } = GEMS[kind];
  return [
    { cx, cy, r: 35, fill: base, stroke: LEAD, strokeWidth: 2 },
    { cx, cy, r: 31, fill: mix(hi, '#FFFFFF', 0.5), stroke: LEAD, strokeWidth: 1.2 },
    smallGem(kind, cx, cy, 42),
    ...numbered(i + 1, placeAt(161, angle), '#FFF6E3', '#1D3557'),
  ];
}

function pearlShapes(): Shape[] {
  return [
    disc(HUB + 14, '#FFE7B0'),
    disc(HUB + 8, NIGHT),
    disc(HUB + 4, PEARL.body, PEARL.outline, 1.6),
    {
      light: [
        [0, PEARL.core, 1],
        [0.45, '#F8F0EA', 0.85],
        [1, PEARL.body, 0],
      ],
      at: [MIDDLE - 8, MIDDLE - 12],
      reach: HUB - 10,
    },
    {
      d: `M${MIDDLE - 42} ${MIDDLE + 14}a44 44 0 0 0 70 26`,
      fill: 'none',
      stroke: PEARL.core,
      strokeWidth: 5,
      strokeOpacity: 0.7,
      strokeLinecap: 'round',
    },
  ];
}

function decidedBy(match: Finished, onlooker: Onlooker): Decided | null {
  const [winner, second] = match.standing.winners;
  if (winner === undefined || second !== undefined) return null;
  const points = pointsByTurn(match, isTurn, (state) => pilesOf(state).map(({ length }) => length));
  const turning = turningStep(points, winner);
  if (!turning) return null;
  const words = keepsakeWords[onlooker.locale];
  return {
    title: keepsakeText[onlooker.locale].decidedByTurn(turning.index, words.tasks(turning.gain)),
    note: whoWasAhead(turning, onlooker),
    clause: turning.gain > 1 ? 'E-4.4' : 'E-4.1',
  };
}

export function keepsake(match: Finished, onlooker: Onlooker): Keepsake {
  const words = keepsakeWords[onlooker.locale];
  let piles: Piles = [];
  for (const { after } of match.steps()) piles = pilesOf(after);
  const shown = piles[match.standing.winners[0] ?? 0] ?? [];
  const turns = pointsByTurn(match, isTurn, () => []).length - 1;
  const halves = [0, 1].map((half) =>
    Array.from({ length: TASKS / 2 }, (_, i) => i + (half * TASKS) / 2).flatMap((i) =>
      taskShapes(shown[i], i),
    ),
  );
  return {
    layers: [nightShapes(), ...halves, pearlShapes()],
    hub: HUB - 16,
    glow: [NIGHT, GEMS.sky.base, GEMS.violet.base, GEMS.yellow.base],
    legend: words.legend,
    lasted: keepsakeText[onlooker.locale].turns(turns),
    decided: decidedBy(match, onlooker),
    sums: onlooker.players.map(({ seat }) => ({
      rows: [],
      pieces: (piles.length > 0 ? at(piles, seat) : []).map((kind) => [smallGem(kind, 12, 12, 22)]),
      of: words.of,
    })),
    clauses: [{ clause: 'E-5.1', note: words.first }],
  };
}
