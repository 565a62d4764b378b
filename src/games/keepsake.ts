/**
 * What a finished match leaves to be looked at: a window made of its own data, what decided it, and the sums that
 * stand in the steps. Data and words only: the end screen draws it, the shared picture prints it. Each game's
 * `keepsake.ts` makes it. Knows no particular game.
 */
import type { Seat } from '../engine/types';
import type { Locale } from '../text/define';
import type { Shape } from '../ui/drawings/shape';
import type { Dye } from '../ui/theme/ThemeProvider';
import type { Finished } from './facts';
import { keepsakeText } from './keepsakeText';
import type { SeatPlayer } from './table';

/** Who sat there, in whose colours and language it is drawn and told. */
export interface Onlooker {
  players: readonly SeatPlayer[];
  dye(colour: number): Dye;
  locale: Locale;
}

/** One line on a player's step: a sign and what it brought. */
export interface SumRow {
  /** Short («1», «+1»), or drawn on a grid of 24 high. */
  mark: string | { shapes: readonly Shape[]; width: number };
  points: number;
  /** Turned gold: this is what decided. */
  decisive?: boolean;
}

/** Things instead of sums: cards or gems, each drawn on a grid of 24 × 24. */
export type Pieces = readonly (readonly Shape[])[];

export interface Sums {
  rows: readonly SumRow[];
  pieces: Pieces;
  /** Behind the total: «з 8». */
  of?: string;
}

export interface Decided {
  /** «Вирішила роздача 4: +40» */
  title: string;
  note: string;
  clause: string;
  /** What it brought the winner; missing where it is no sum of points. */
  gain?: number;
}

export interface Keepsake {
  /**
   * The glass, on the grid of `ui/drawings/rose`, in the order in which it lights up. The frame and the token in the
   * hub are not the game's business.
   */
  layers: readonly (readonly Shape[])[];
  /** The radius that is kept free for the winner's token. */
  hub: number;
  /** Light that falls through it, clockwise from the top. */
  glow: readonly string[];
  /** What the window shows, in a sentence or two. */
  legend: string;
  /** «4 роздачі» */
  lasted: string;
  decided: Decided | null;
  /** By seat. */
  sums: readonly Sums[];
  /** The clauses the sums rest on, and in a word or two what they pay. */
  clauses: readonly { clause: string; note: string }[];
}

export type MakeKeepsake = (match: Finished, onlooker: Onlooker) => Keepsake;

/** A match without rounds: points after every turn that somebody had, the beginning first. */
export function pointsByTurn(
  match: Finished,
  isTurn: (move: unknown) => boolean,
  pointsAfter: (state: unknown) => readonly number[],
): readonly (readonly number[])[] {
  const points: (readonly number[])[] = [match.standing.points.map(() => 0)];
  for (const { move, after } of match.steps()) if (isTurn(move)) points.push(pointsAfter(after));
  // What is counted only at the end belongs to whoever had the last turn.
  if (points.length > 1) points[points.length - 1] = match.standing.points;
  return points;
}

export interface Turning {
  /** Which of the steps it was. */
  index: number;
  /** What the winner got in it. */
  gain: number;
  /** Who led until then and with how much, and what the winner had; null if nobody was ever ahead of the winner. */
  before: { leader: Seat; points: number; own: number } | null;
}

/** «До того попереду Оля: 31 проти 29», or that nobody ever was. */
export function whoWasAhead({ before }: Turning, { players, locale }: Onlooker): string {
  const words = keepsakeText[locale];
  const leader = before ? players[before.leader]?.name : undefined;
  return before && leader !== undefined
    ? words.before(leader, before.points, before.own)
    : words.always;
}

/**
 * The step that decided: the last one before which somebody else was ahead; or, where the winner was always ahead, the
 * one that brought most. `points` by step and seat, the beginning first.
 */
export function turningStep(points: readonly (readonly number[])[], winner: Seat): Turning | null {
  const at = (step: number, seat: Seat): number => points[step]?.[seat] ?? 0;
  const gain = (step: number): number => at(step, winner) - at(step - 1, winner);
  for (let step = points.length - 1; step > 0; step -= 1) {
    const own = at(step - 1, winner);
    const theirs = points[step - 1] ?? [];
    const best = Math.max(...theirs);
    if (best > own && gain(step) > 0)
      return {
        index: step,
        gain: gain(step),
        before: { leader: theirs.indexOf(best), points: best, own },
      };
  }
  let most = 0;
  for (let step = 1; step < points.length; step += 1) if (gain(step) >= gain(most)) most = step;
  return most > 0 && gain(most) > 0 ? { index: most, gain: gain(most), before: null } : null;
}
