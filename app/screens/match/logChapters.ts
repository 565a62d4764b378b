/** The log in chapters: by deal or round where the game counts them, else by lap. Newest first. Pure. */
import type { Seat, Stage } from '../../../src/engine/types';
import { gameEntry } from '../../../src/games';
import { inOrderOfPlay } from '../../../src/match/played';
import { seatOf } from '../../../src/match/seats';
import type { KeptMatch, LogLine } from '../../../src/match/types';

export interface Chapter {
  key: string;
  /** Null for a lap. */
  stage: Stage | null;
  /** From 1. */
  number: number;
  /** What it brought, by seat. */
  gains: readonly number[];
  data: readonly LogLine[];
}

interface Open {
  stage: Stage | null;
  number: number;
  data: LogLine[];
  from: readonly number[];
  to: readonly number[];
}

export function chaptersOf(match: KeptMatch): Chapter[] {
  const { setup, game } = match.info;
  const { together } = gameEntry(game);
  const chapters: Open[] = [];
  let owner: Seat | null = null;
  const open = (stage: Stage | null, from: readonly number[]): void => {
    chapters.push({ stage, number: stage?.now ?? chapters.length + 1, data: [], from, to: from });
  };
  for (const line of inOrderOfPlay(match.log)) {
    const before = line.before();
    const last = chapters[chapters.length - 1];
    if (before) {
      const { stage, standing, turn } = before;
      const seat = together.includes(turn.phase) || line.drawn ? null : seatOf(line.move);
      const comesRound = stage === null && seat === setup.first && owner !== null && owner !== seat;
      if (!last || (stage && last.stage?.now !== stage.now) || comesRound)
        open(stage, standing.points);
      owner = seat ?? owner;
    } else if (!last) open(null, []);
    const current = chapters[chapters.length - 1];
    current?.data.push(line);
    const after = line.after();
    if (current && after) current.to = after.standing.points;
  }
  return chapters.reverse().map(({ stage, number, data, from, to }) => ({
    key: String(data[0]?.seq ?? 0),
    stage,
    number,
    gains: to.map((points, seat) => points - (from[seat] ?? 0)),
    data: data.reverse(),
  }));
}

/** Points by chapter and seat, the beginning first: chapters without points have their place too. */
export function pointsByChapter(match: KeptMatch): readonly (readonly number[])[] {
  // A result that was entered afterwards knows nothing of how it came about.
  if (match.info.late) return [];
  let points: readonly number[] = match.info.players.map(() => 0);
  const gains = chaptersOf(match)
    .reverse()
    .map((chapter) => chapter.gains);
  return [
    points,
    ...gains.map((gain) => (points = points.map((n, seat) => n + (gain[seat] ?? 0)))),
  ];
}

/** Under the points of a chart: so few that they can be read. */
export function chapterTicks(count: number): string[] {
  const every = Math.ceil(count / MOST_TICKS);
  return Array.from({ length: count }, (_, i) => (i > 0 && i % every === 0 ? String(i) : ''));
}

const MOST_TICKS = 9;
