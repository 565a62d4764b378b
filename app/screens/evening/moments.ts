/** What an evening is remembered for: at most three moments, as words and numbers. Pure. */
import type { Decided } from '../../../src/games/keepsake';
import type { CloseFinish, NewRecord } from '../../../src/stats';
import type { MatchRow, SeatedPlayer } from '../../../src/storage';
import { minus, signed } from '../../../src/text/plural';
import type { eveningText } from './text';

export interface Moment {
  kind: 'decided' | 'record' | 'closest';
  match: MatchRow;
  player: SeatedPlayer;
  title: string;
  note: string;
  /** Large, at the right. */
  value: string;
}

export interface DecidedMatch {
  match: MatchRow;
  winner: SeatedPlayer;
  decided: Decided;
}

const MOST = 3;
/** What is further apart than a tenth of the winner's points was no close finish. */
const CLOSE = 0.1;

/** How much of the winner's own points one entry brought. */
function weight({ match, winner, decided }: DecidedMatch): number {
  const points = Math.abs(match.summary.points[winner.seat] ?? 0);
  return (decided.gain ?? 0) / Math.max(1, points);
}

/** The entry that decided most of its match. */
export function biggest(decided: readonly DecidedMatch[]): DecidedMatch | null {
  const known = decided.filter((one) => (one.decided.gain ?? 0) > 0);
  return known.reduce<DecidedMatch | null>(
    (best, one) => (best && weight(best) >= weight(one) ? best : one),
    null,
  );
}

export interface Told {
  words: (typeof eveningText)['uk'];
  gameName(match: MatchRow): string;
  nameOf(player: string): string;
  day(at: number): string;
  time(at: number): string;
}

export function momentsOf(
  evening: {
    decided: readonly DecidedMatch[];
    records: readonly NewRecord[];
    closest: CloseFinish | null;
  },
  { words, gameName, nameOf, day, time }: Told,
): Moment[] {
  const moments: Moment[] = [];
  const deciding = biggest(evening.decided);
  if (deciding) {
    const { match, winner, decided } = deciding;
    moments.push({
      ...{ kind: 'decided', match, player: winner },
      // The number stands large beside it.
      title: decided.title.replace(/:[^:]*$/, ''),
      note: `${gameName(match)} · ${time(match.finishedAt ?? match.createdAt)}`,
      value: signed(decided.gain ?? 0),
    });
  }
  for (const { match, player, points, before } of evening.records)
    moments.push({
      ...{ kind: 'record', match, player },
      title: words.record(gameName(match)),
      note: words.recordWas(minus(before.points), nameOf(before.player), day(before.at)),
      value: minus(points),
    });
  const { closest } = evening;
  if (closest && isClose(closest)) {
    const { match, first, second, points } = closest;
    moments.push({
      ...{ kind: 'closest', match, player: first },
      title: points[0] === points[1] ? words.level : words.closest,
      note: `${gameName(match)} · ${words.ahead(first.name, second.name)}`,
      value: points.map(minus).join('\u00a0:\u00a0'),
    });
  }
  return moments.slice(0, MOST);
}

function isClose({ points: [first, second] }: CloseFinish): boolean {
  return first - second <= Math.max(1, Math.abs(first) * CLOSE);
}
