/** Fields, shifts and hands from a link or a file: known gems, bounded sizes, or null. */
import { hasKeys, isArrayOf, isOneOf, isRecord, isWhole } from '../../../engine/form';
import { isKind, type Kind } from '../rules/kinds';
import { CELLS, EDGES, type Gem, LINE_NAMES, type LineEnd, PEARL, SIDE } from '../rules/grid';

/** A field being entered: null where nothing has been painted. */
export type Painted<Cell extends Gem = Gem> = readonly (Cell | null)[];

export const BLANK_FIELD: Painted<never> = new Array<null>(CELLS).fill(null);

function isKindOrNull(value: unknown): value is Kind | null {
  return value === null || isKind(value);
}

function isGemOrNull(value: unknown): value is Gem | null {
  return value === PEARL || isKindOrNull(value);
}

/** A field without the pearl. */
export function readField(value: unknown): Painted<Kind> | null {
  return isArrayOf(value, isKindOrNull, CELLS, CELLS) ? value : null;
}

export function readPearlField(value: unknown): Painted | null {
  return isArrayOf(value, isGemOrNull, CELLS, CELLS) ? value : null;
}

export function readEnd(value: unknown): LineEnd | null {
  if (!isRecord(value) || !hasKeys(value, ['line', 'index', 'edge'])) return null;
  const { line, index, edge } = value;
  if (!isOneOf(line, LINE_NAMES) || !isOneOf(edge, EDGES) || !isWhole(index, 0, SIDE - 1))
    return null;
  // JSON can bring in a minus zero, but not out again.
  return { line, index: index + 0, edge };
}

/** All of them, or null if one is none. */
export function readEnds(value: unknown, most: number): readonly LineEnd[] | null {
  if (!Array.isArray(value) || value.length > most) return null;
  const ends: LineEnd[] = [];
  for (const entry of value as unknown[]) {
    const end = readEnd(entry);
    if (end === null) return null;
    ends.push(end);
  }
  return ends;
}

export function readCards(value: unknown, most: number): readonly Kind[] | null {
  return isArrayOf(value, isKind, 0, most) ? value : null;
}
