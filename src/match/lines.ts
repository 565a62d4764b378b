/** The log for reading: every entry in order, with what became of it. Words are the games' business. */
import type { Entry } from '../storage';
import type { CorrectedPayload, HappenedPayload } from './fold';
import type { Live } from './load';
import type { LogLine, Moment } from './types';

const KINDS = {
  happened: 'move',
  undone: 'undo',
  redone: 'redo',
  corrected: 'correction',
} as const;

export function logLines(live: Live): LogLine[] {
  const { folded, entries } = live;
  const indexBySeq = new Map(folded.moves.map(({ seq }, i) => [seq, i]));
  const lines: LogLine[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'begun') lines.push(lineOf(live, entry, entry.kind, indexBySeq));
  }
  return lines;
}

function lineOf(
  live: Live,
  entry: Entry,
  kind: keyof typeof KINDS,
  indexBySeq: ReadonlyMap<number, number>,
): LogLine {
  const { folded } = live;
  const index = indexBySeq.get(entry.seq);
  const counted = index === undefined ? undefined : folded.moves[index];
  const at = (count: number): Moment | null =>
    index === undefined ? null : momentOrNull(live, index + count);
  return {
    seq: entry.seq,
    at: entry.at,
    kind: KINDS[kind],
    move: counted?.move ?? writtenMove(entry),
    drawn: kind === 'happened' && (entry.payload as HappenedPayload).drawn === true,
    undone: kind === 'happened' && !counted,
    original: counted?.original ?? null,
    about: folded.about.get(entry.seq) ?? [],
    before: () => at(0),
    after: () => at(1),
  };
}

function writtenMove({ kind, payload }: Entry): unknown {
  if (kind === 'happened') return (payload as HappenedPayload).move;
  if (kind === 'corrected') return (payload as CorrectedPayload).move;
  return null;
}

/** Null where the rules no longer follow the log. */
function momentOrNull({ positions }: Live, count: number): Moment | null {
  try {
    return positions.moment(count);
  } catch {
    return null;
  }
}
