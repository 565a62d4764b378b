/**
 * The window of «Промінь»: forty panes for forty tricks in the glass of whoever took them, a petal for every bet,
 * bright where it was made, around the sun. A quarter is a deal, the first from the top clockwise.
 */
import { at, filled } from '../../engine/arrays';
import type { Seat } from '../../engine/types';
import { signed } from '../../text/plural';
import { disc, leaded, numbered, petal, placeAt, ringPane, spike } from '../../ui/drawings/rose';
import type { Shape } from '../../ui/drawings/shape';
import { GLASS, type GlassColour } from '../../ui/theme/tokens';
import type { Finished } from '../facts';
import {
  turningStep,
  whoWasAhead,
  type Decided,
  type Keepsake,
  type Onlooker,
  type Sums,
} from '../keepsake';
import type { SeatPlayer } from '../table';
import { dealPoints, DEALS, outcomeOf, scoreDeal, TRICKS, totals } from './rules/scoring';
import type { DealSheet, State } from './rules/types';
import { keepsakeWords } from './words/keepsake';

const RIM = [145, 183] as const;
const PETALS = [98, 145] as const;
const HUB = 46;
const QUARTER = 90;

/** A player's dye is one of the five glasses; whoever has the sixth takes the one that nobody has. */
const OF_COLOUR: readonly GlassColour[] = ['r', 'g', 'b', 'y', 'p'];
const TINTS = ['base', 'light', 'shade'] as const;

function glassesOf(players: readonly SeatPlayer[]): GlassColour[] {
  const free = OF_COLOUR.filter((_, i) => players.every(({ colour }) => colour !== i + 1));
  return players.map(({ colour }) => OF_COLOUR[colour - 1] ?? free[0] ?? 'p');
}

interface Course {
  pad: readonly DealSheet[];
  /** By deal: who took the tricks, in order where it is known, else seat by seat. */
  takers: readonly (readonly Seat[])[];
}

function wonIn(state: State, deal: number, seats: number): readonly number[] {
  const closed = state.pad[deal];
  if (closed) return closed.won;
  return state.phase === 'play' && state.pad.length === deal ? state.won : filled(seats, 0);
}

function courseOf(match: Finished): Course {
  const { seats } = match.setup;
  const takers: Seat[][] = Array.from({ length: DEALS }, () => []);
  let pad: readonly DealSheet[] = [];
  for (const step of match.steps()) {
    const [before, after] = [step.before as State, step.after as State];
    const deal = before.pad.length;
    const [had, has] = [wonIn(before, deal, seats), wonIn(after, deal, seats)];
    for (let seat = 0; seat < seats; seat += 1)
      for (let n = at(had, seat); n < at(has, seat); n += 1) takers[deal]?.push(seat);
    pad = after.pad;
  }
  return { pad, takers };
}

function dealShapes(
  deal: number,
  { pad, takers }: Course,
  glasses: readonly GlassColour[],
): Shape[] {
  const from = deal * QUARTER;
  const pane = QUARTER / TRICKS;
  const rim = (takers[deal] ?? []).map((seat, i) =>
    leaded(
      ringPane(...RIM, from + i * pane, from + (i + 1) * pane),
      GLASS[glasses[seat] ?? 'p'][TINTS[i % TINTS.length] ?? 'base'],
    ),
  );
  const sheet = pad[deal];
  const wide = QUARTER / glasses.length;
  const petals = glasses.flatMap((colour, seat): Shape[] => {
    const bid = sheet?.bids[seat];
    const made = bid && scoreDeal(deal + 1, bid, at(sheet.won, seat)).clause === 'P-5.3';
    const middle = from + (seat + 0.5) * wide;
    const { deep, shade, light, hi, base } = GLASS[colour];
    const [outer, inner] = made ? [light, hi] : [shade, base];
    return [
      leaded(ringPane(...PETALS, from + seat * wide, from + (seat + 1) * wide), deep),
      leaded(petal(101, 143, middle, wide * 0.36), outer, 1.6),
      leaded(petal(106, 133, middle, wide * 0.22), inner, 1.2),
    ];
  });
  return [...rim, ...petals];
}

/** The sun, and the deals' numbers between the quarters. */
function sunShapes(): Shape[] {
  const { b, y } = GLASS;
  return [
    ...Array.from({ length: DEALS }, (_, deal) =>
      numbered(deal + 1, placeAt(RIM[0], deal * QUARTER), y.light, '#322100'),
    ).flat(),
    ...Array.from({ length: 24 }, (_, i) =>
      leaded(ringPane(52, PETALS[0], i * 15, (i + 1) * 15), i % 2 === 0 ? b.base : b.light, 1.4),
    ),
    ...Array.from({ length: 16 }, (_, i): Shape => {
      const [reach, fill] = i % 2 === 0 ? [92, y.light] : [78, y.base];
      return leaded(spike(54, reach, i * 22.5, 7), fill, 1.5);
    }),
    disc(57, y.base),
    disc(50, y.light, y.deep, 1.5),
    disc(HUB, y.hi, '#2B231C', 1.6),
  ];
}

interface Deciding extends Decided {
  /** 1–4. */
  deal: number;
}

function decidedBy(
  match: Finished,
  pad: readonly DealSheet[],
  onlooker: Onlooker,
): Deciding | null {
  if (pad.length < DEALS) return null;
  const words = keepsakeWords[onlooker.locale];
  const { setup: table, standing } = match;
  const { winner, decidedBy: clause } = outcomeOf(table, pad);
  const after = [...pad.keys(), pad.length].map((deals) => totals(table, pad.slice(0, deals)));
  const turning = turningStep(after, winner);
  const deal = clause === 'P-6.1' ? turning?.index : DEALS;
  if (!turning || deal === undefined) return null;
  const notes = {
    'P-6.1': () => whoWasAhead(turning, onlooker),
    'P-6.2': () => words.tied(at(standing.points, winner)),
    'P-6.3': () => words.stillTied(at(standing.points, winner)),
  };
  const points = at(dealPoints(deal, at(pad, deal - 1)), winner);
  return {
    ...{ deal, clause, gain: points },
    title: words.decided(deal, signed(points)),
    note: notes[clause](),
  };
}

export function keepsake(match: Finished, onlooker: Onlooker): Keepsake {
  const words = keepsakeWords[onlooker.locale];
  const course = courseOf(match);
  const glasses = glassesOf(onlooker.players);
  const decided = decidedBy(match, course.pad, onlooker);
  const byDeal = course.pad.map((sheet, i) => dealPoints(i + 1, sheet));
  const sums = onlooker.players.map(({ seat }): Sums => {
    const won = match.standing.winners.includes(seat);
    const rows = byDeal.map((points, i) => ({
      mark: String(i + 1),
      points: at(points, seat),
      decisive: won && decided?.deal === i + 1,
    }));
    return { rows, pieces: [] };
  });
  return {
    layers: [
      ...Array.from({ length: DEALS }, (_, deal) => dealShapes(deal, course, glasses)),
      sunShapes(),
    ],
    hub: HUB,
    glow: glasses.map((colour) => GLASS[colour].base),
    legend: words.legend,
    lasted: words.lasted(course.pad.length),
    decided,
    sums,
    clauses: [
      { clause: 'P-5.3', note: words.made },
      { clause: 'P-5.4', note: words.missed },
    ],
  };
}
