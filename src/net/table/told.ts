/** The log as one viewer may be told it. What the deck did shows in the view; what is secret is in no line. */
import type { Seat, Viewer } from '../../engine/types';
import { payloadOf, type Json } from '../../match/record';
import { seatOf } from '../../match/seats';
import type { ToldLine } from '../protocol/types';
import type { Position } from './position';
import type { KeptEntry } from './store';

export interface Told {
  lines: ToldLine[];
  /** Up to here nothing will have to be told again. */
  upTo: number;
}

export function toldAfter(position: Position, viewer: Viewer, seen: number): Told {
  const { entries, veil, head } = position;
  const counted = new Set(position.folded.moves.map(({ seq }) => seq));
  const lines = entries.slice(Math.max(seen, 0) + 1).flatMap((entry) => {
    const line = lineOf(position, entry, viewer, entry.seq >= veil || !counted.has(entry.seq));
    return line ? [line] : [];
  });
  return { lines, upTo: Math.min(head, veil - 1) };
}

function lineOf(
  position: Position,
  entry: KeptEntry,
  viewer: Viewer,
  isCovered: boolean,
): ToldLine | null {
  const { seq, at, kind, payload } = entry;
  const base = { seq, at, seat: null, move: null };
  switch (kind) {
    case 'begun':
      return null;
    case 'happened': {
      const said = payloadOf('happened', payload);
      if (!said || said.drawn) return null;
      const seat = seatOf(said.move);
      const shown = shownTo(position, viewer, seat, said.move, isCovered);
      return {
        ...base,
        kind: 'move',
        seat,
        move: shown,
        ...(shown === null && { veiled: true as const }),
        ...(said.forced && { forced: true as const }),
        ...(said.bot && { bot: said.bot.level }),
      };
    }
    case 'undone':
    case 'redone': {
      const said = payloadOf(kind, payload);
      const seat = said && 'act' in said ? (said.by ?? null) : null;
      return { ...base, kind: kind === 'undone' ? 'undo' : 'redo', seat };
    }
    case 'corrected':
      return { ...base, kind: 'correction' };
    case 'seated': {
      const said = payloadOf(kind, payload);
      return said && { ...base, kind: 'seat', seat: said.seat, ...(said.bot && { bot: said.bot }) };
    }
    case 'ended':
      return { ...base, kind: 'end', seat: payloadOf(kind, payload)?.by ?? null };
  }
}

/** What was taken back before it was turned up stays covered for ever. */
function shownTo(
  { game, setup }: Position,
  viewer: Viewer,
  seat: Seat | null,
  move: Json,
  isCovered: boolean,
): Json | null {
  if (setup.mode !== 'virtual' || (seat !== null && viewer === seat)) return move;
  if (isCovered) return null;
  return (game.flow.outside?.(move) ?? move) as Json;
}
