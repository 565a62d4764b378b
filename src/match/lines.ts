/** The log as lines to read: what happened, what was taken back, what was corrected. Words are the games' business. */
import type { Entry } from '../storage';
import type { Live } from './load';
import { payloadOf, type LaterKind } from './record';
import { veiledFrom } from './told';
import type { LogLine, Moment } from './types';

const KINDS = {
  happened: 'move',
  undone: 'undo',
  redone: 'redo',
  corrected: 'correction',
  seated: 'seat',
  ended: 'end',
} as const satisfies Record<LaterKind, LogLine['kind']>;

export function logLines(live: Live): LogLine[] {
  const { folded, entries } = live;
  const indexBySeq = new Map(folded.moves.map(({ seq }, i) => [seq, i]));
  const veil = veiledFrom(live);
  const lines: LogLine[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'begun')
      lines.push({
        ...lineOf(live, entry, entry.kind, indexBySeq),
        veiled: entry.kind === 'happened' && entry.seq >= veil,
      });
  }
  return lines;
}

function lineOf(
  live: Live,
  entry: Entry,
  kind: LaterKind,
  indexBySeq: ReadonlyMap<number, number>,
): Omit<LogLine, 'veiled'> {
  const { folded } = live;
  const index = indexBySeq.get(entry.seq);
  const counted = index === undefined ? undefined : folded.moves[index];
  const at = (count: number): Moment | null =>
    index === undefined ? null : momentOrNull(live, index + count);
  return {
    seq: entry.seq,
    at: entry.at,
    kind: KINDS[kind],
    ...writtenIn(kind, entry),
    ...(counted ? { move: counted.move } : {}),
    undone: kind === 'happened' ? !counted : folded.takenBack.has(entry.seq),
    place: index ?? null,
    original: counted?.original ?? null,
    about: folded.about.get(entry.seq) ?? [],
    before: () => at(0),
    after: () => at(1),
  };
}

type Written = Pick<
  LogLine,
  'move' | 'drawn' | 'forced' | 'bot' | 'hinted' | 'by' | 'agreed' | 'chair'
>;

const NOTHING: Written = {
  move: null,
  drawn: false,
  forced: false,
  bot: null,
  hinted: false,
  by: null,
  agreed: [],
  chair: null,
};

/** What the entry itself says. */
function writtenIn(kind: LaterKind, { payload }: Entry): Written {
  switch (kind) {
    case 'happened': {
      const said = payloadOf(kind, payload);
      if (!said) return NOTHING;
      const { move, drawn = false, forced = false, bot, hinted = false } = said;
      return { ...NOTHING, move, drawn, forced, bot: bot?.level ?? null, hinted };
    }
    case 'undone':
    case 'redone': {
      const said = payloadOf(kind, payload);
      if (!said || 'to' in said) return NOTHING;
      return { ...NOTHING, by: said.by ?? null, agreed: said.agreed ?? [] };
    }
    case 'corrected': {
      const said = payloadOf(kind, payload);
      if (said && 'seq' in said) return { ...NOTHING, move: said.move };
      const changed = said?.then.find((item) => typeof item === 'object');
      return { ...NOTHING, move: changed?.move ?? null };
    }
    case 'seated': {
      const said = payloadOf(kind, payload);
      if (!said) return NOTHING;
      const { seat, player, bot = null } = said;
      return { ...NOTHING, chair: { seat, name: player?.name ?? null, bot } };
    }
    case 'ended':
      return { ...NOTHING, by: payloadOf(kind, payload)?.by ?? null };
  }
}

/** Null where the rules no longer follow the log. */
function momentOrNull({ positions }: Live, count: number): Moment | null {
  try {
    return positions.moment(count);
  } catch {
    return null;
  }
}
