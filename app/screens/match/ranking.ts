/** Who stands where, and what the last deal, round or lap changed about it. Pure. */
import type { Standing } from '../../../src/engine/types';
import type { SeatPlayer } from '../../../src/games/table';
import type { Chapter } from './logChapters';

export interface Rank {
  player: SeatPlayer;
  /** Equal totals share a place; a tie-break that has decided counts. */
  place: number;
  points: number;
  /** What the last chapter brought; null before there was one. */
  gain: number | null;
  /** By how many places it went up; down is negative. */
  climbed: number;
}

function placesOf(points: readonly number[], won: readonly number[] = []): number[] {
  const beats = (a: number, b: number): boolean => {
    if ((points[a] ?? 0) !== (points[b] ?? 0)) return (points[a] ?? 0) > (points[b] ?? 0);
    return won.includes(a) && !won.includes(b);
  };
  return points.map((_, seat) => 1 + points.filter((__, other) => beats(other, seat)).length);
}

/** The newest chapter that brought somebody something. */
export function lastGainful(chapters: readonly Chapter[]): Chapter | null {
  return chapters.find(({ gains }) => gains.some((gain) => gain !== 0)) ?? null;
}

export function ranking(
  players: readonly SeatPlayer[],
  standing: Standing,
  chapter: Chapter | null,
): Rank[] {
  const { points, winners, places } = standing;
  const now = places ?? placesOf(points, winners);
  const before = chapter ? placesOf(points.map((n, seat) => n - (chapter.gains[seat] ?? 0))) : now;
  return players
    .map((player) => {
      const { seat } = player;
      const place = now[seat] ?? 1;
      return {
        player,
        place,
        points: points[seat] ?? 0,
        gain: chapter ? (chapter.gains[seat] ?? 0) : null,
        climbed: (before[seat] ?? place) - place,
      };
    })
    .sort((a, b) => a.place - b.place || a.player.seat - b.player.seat);
}
