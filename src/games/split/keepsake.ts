/**
 * The window of «Поділ»: two separators cut it into white, light blue and black; ten piles stand round it with the
 * tokens of whoever has most of them, the winner's in gold.
 */
import { at } from '../../engine/arrays';
import type { Seat } from '../../engine/types';
import { mix } from '../../ui/components/mix';
import { TOKEN_PATHS } from '../../ui/drawings/tokenPaths';
import {
  disc,
  GLASS_EDGE,
  leaded,
  placeAt,
  ringPane,
  ROSE,
  type Place,
} from '../../ui/drawings/rose';
import type { Shape } from '../../ui/drawings/shape';
import { LEAD, SPLIT_PARTS } from '../../ui/theme/tokens';
import type { Finished } from '../facts';
import type { Decided, Keepsake, Onlooker, Pieces } from '../keepsake';
import { TOP_VALUE } from './rules/deck';
import type { SplitState } from './rules/types';
import { keepsakeWords } from './words/keepsake';

const VALUES = Array.from({ length: TOP_VALUE }, (_, i) => i + 1);
const HUB = 46;
const INK = '#22303C';
const GOLD = { face: '#F3B23C', edge: '#B26E00' };
/** Where the separators stand, left and right of the middle. */
const SPLIT = 76;
const { white, lightBlue, black } = SPLIT_PARTS;

interface Pile {
  value: number;
  holders: readonly Seat[];
  count: number;
}

/** The piles that somebody keeps, by value. */
function pilesOf({ standing }: Finished): Pile[] {
  const piles = new Map<number, Pile>();
  for (const { clause, facts } of standing.lines)
    if (clause !== 'S-7.7') piles.set(Number(facts['value']), facts as unknown as Pile);
  return [...piles.values()].sort((a, b) => a.value - b.value);
}

/** A third of the round glass, cut off along the separators. */
function thirds(): Shape[] {
  const half = Math.sqrt(GLASS_EDGE ** 2 - SPLIT ** 2);
  const [left, right] = [ROSE / 2 - SPLIT, ROSE / 2 + SPLIT];
  const [top, bottom] = [ROSE / 2 - half, ROSE / 2 + half];
  const arc = `A${GLASS_EDGE} ${GLASS_EDGE} 0 0`;
  return [
    leaded(`M${left} ${top}${arc} 0 ${left} ${bottom}Z`, white.fill),
    leaded(
      `M${left} ${top}${arc} 1 ${right} ${top}V${bottom}${arc} 1 ${left} ${bottom}Z`,
      lightBlue.fill,
    ),
    leaded(`M${right} ${top}${arc} 1 ${right} ${bottom}Z`, mix(black.fill, '#FFFFFF', 0.06)),
    ...Array.from({ length: 20 }, (_, i): Shape => ({
      d: ringPane(118, GLASS_EDGE, i * 18, (i + 1) * 18),
      fill: i % 2 === 0 ? '#FFFFFF' : '#000000',
      fillOpacity: 0.05,
      stroke: LEAD,
      strokeWidth: 0.8,
      strokeOpacity: 0.7,
    })),
    ...[left, right].map((x): Shape => ({
      ...{ x: x - 4, y: top + 4, width: 8, height: 2 * half - 8, rx: 2 },
      ...{ fill: '#B98555', stroke: LEAD, strokeWidth: 1.5 },
    })),
    ...separatorHeads(left, top, [white.fill, lightBlue.fill]),
    ...separatorHeads(right, top, [lightBlue.fill, black.fill]),
  ];
}

function separatorHeads(x: number, y: number, faces: readonly [string, string]): Shape[] {
  return faces.map((fill, i) => ({
    ...{ x: x - 13 + i * 13, y: y - 8, width: 13, height: 20, rx: 2.5 },
    ...{ fill, stroke: LEAD, strokeWidth: 1.2 },
  }));
}

function tokenAt(player: Onlooker['players'][number], { dye }: Onlooker, [x, y]: Place): Shape {
  const { face, on, shape } = dye(player.colour);
  return {
    transform: `translate(${x - 10} ${y - 10}) scale(0.5)`,
    shapes: [
      { d: TOKEN_PATHS[shape], fill: face, stroke: LEAD, strokeWidth: 1.5 },
      { text: [...player.name][0]?.toUpperCase() ?? '', x: 20, y: 27, size: 20, fill: on },
    ],
  };
}

function pileShapes(pile: Pile, onlooker: Onlooker, winners: readonly Seat[]): Shape[] {
  const [x, y] = placeAt(143, (pile.value - 5.5) * 36);
  const gold = pile.holders.some((seat) => winners.includes(seat));
  const holders = pile.holders.flatMap((seat) => onlooker.players[seat] ?? []);
  const first = x - ((holders.length - 1) * 18) / 2;
  return [
    ...(gold
      ? [
          {
            ...{ x: x - 22, y: y - 31, width: 44, height: 62, rx: 9 },
            ...{ fill: GOLD.face, stroke: GOLD.edge, strokeWidth: 1.5 },
          },
        ]
      : []),
    {
      ...{ x: x - 17, y: y - 26, width: 34, height: 52, rx: 5 },
      ...{ fill: '#FFFBF1', stroke: '#CDBB9B', strokeWidth: 1 },
    },
    { text: String(pile.value), x, y: y + 4, size: 24, fill: INK },
    ...holders.map((player, i) => tokenAt(player, onlooker, [first + i * 18, y + 27])),
  ];
}

/** A value that nobody has a card of. */
function emptyPlace(value: number): Shape {
  const [x, y] = placeAt(143, (value - 5.5) * 36);
  return {
    ...{ x: x - 17, y: y - 26, width: 34, height: 52, rx: 5 },
    ...{ fill: 'none', stroke: '#8F7F69', strokeWidth: 1.2, strokeDasharray: '5 4' },
  };
}

function cardPiece(value: number): readonly Shape[] {
  return [
    {
      x: 3,
      y: 0,
      width: 18,
      height: 24,
      rx: 3.5,
      fill: '#FFFBF1',
      stroke: '#CDBB9B',
      strokeWidth: 0.8,
    },
    { text: String(value), x: 12, y: 16.5, size: 13, fill: INK },
  ];
}

/** The dearest pile that the winner has alone; shared ones do not tell players apart. */
function decidedBy(match: Finished, piles: readonly Pile[], { locale }: Onlooker): Decided | null {
  const words = keepsakeWords[locale];
  const [winner, second] = match.standing.winners;
  if (winner === undefined || second !== undefined) return null;
  const tie = match.standing.lines.find(
    ({ clause, seat }) => clause === 'S-7.7' && seat === winner,
  );
  if (tie)
    return {
      title: words.byCards(Number(tie.facts['cards'])),
      note: words.tied(at(match.standing.points, winner)),
      clause: 'S-7.7',
    };
  const own = piles.filter(({ holders }) => holders.length === 1 && holders[0] === winner);
  const best = own[own.length - 1];
  if (!best) return null;
  const next = Math.max(0, ...countsOf(match, best.value).filter((_, seat) => seat !== winner));
  return {
    title: words.decided(best.value, best.count, next),
    note: words.most(best.value),
    clause: 'S-7.3',
  };
}

function lastState(match: Finished): SplitState | null {
  let last: SplitState | null = null;
  for (const { after } of match.steps()) last = after as SplitState;
  return last;
}

function countsOf(match: Finished, value: number): number[] {
  const last = lastState(match);
  return last?.phase === 'over' ? last.counts.map((piles) => at(piles, value - 1)) : [];
}

export function keepsake(match: Finished, onlooker: Onlooker): Keepsake {
  const words = keepsakeWords[onlooker.locale];
  const piles = pilesOf(match);
  const last = lastState(match);
  const rounds = last && last.phase !== 'stacks' ? (last.table?.round ?? 0) : 0;
  const shared = piles.some(({ holders }) => holders.length > 1);
  return {
    layers: [
      [
        ...thirds(),
        ...VALUES.filter((value) => piles.every((pile) => pile.value !== value)).map(emptyPlace),
      ],
      ...[0, 1, 2, 3].map((part) =>
        piles
          .filter(({ value }) => Math.floor(((value - 1) * 4) / TOP_VALUE) === part)
          .flatMap((pile) => pileShapes(pile, onlooker, match.standing.winners)),
      ),
      [disc(60, lightBlue.fill), disc(56, INK), disc(HUB, '#FFF6E3', LEAD, 1.6)],
    ],
    hub: HUB,
    glow: [GOLD.face, lightBlue.border, '#3B4A57', lightBlue.fill],
    legend: words.legend,
    lasted: rounds > 0 ? words.lasted(rounds) : '',
    decided: decidedBy(match, piles, onlooker),
    sums: onlooker.players.map(({ seat }) => {
      const pieces: Pieces = piles
        .filter(({ holders }) => holders.includes(seat))
        .map(({ value }) => cardPiece(value));
      return { rows: [], pieces };
    }),
    clauses: [
      { clause: 'S-7.5', note: words.sum },
      ...(shared ? [{ clause: 'S-7.4', note: words.equal }] : []),
    ],
  };
}
