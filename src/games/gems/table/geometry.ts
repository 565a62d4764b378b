/** Where things lie on the drawn field: cells, handles, bands. Numbers only. */
import { type Edge, type LineEnd, type LineName, SIDE } from '../rules/grid';

export interface Geometry {
  cell: number;
  /** How thick a handle is across its line; 0 where there are none. */
  handle: number;
  gap: number;
  /** From the left or upper edge of the field to the first cell. */
  origin: number;
  /** The whole square. */
  side: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 5;

export function geometryOf(cell: number, handle: number): Geometry {
  const origin = handle === 0 ? GAP : handle + GAP + 1;
  return { cell, handle, gap: GAP, origin, side: 2 * origin + SIDE * cell + (SIDE - 1) * GAP };
}

/** The largest cell that fits into a square of this width. */
export function cellFor(side: number, handle: number): number {
  const { side: bare } = geometryOf(0, handle);
  return Math.floor((side - bare) / SIDE);
}

export function placeAt(geometry: Geometry, place: number): number {
  return geometry.origin + place * (geometry.cell + geometry.gap);
}

export function cellBox(geometry: Geometry, index: number): Box {
  const { cell } = geometry;
  return {
    left: placeAt(geometry, index % SIDE),
    top: placeAt(geometry, Math.floor(index / SIDE)),
    width: cell,
    height: cell,
  };
}

export function handleBox(geometry: Geometry, { line, index, edge }: LineEnd): Box {
  const { cell, handle, side } = geometry;
  const along = placeAt(geometry, index);
  const across = edge === 'start' ? 0 : side - handle;
  return line === 'row'
    ? { left: across, top: along, width: handle, height: cell }
    : { left: along, top: across, width: cell, height: handle };
}

/** Round a run of cells, a little wider than they are. */
export function bandBox(
  geometry: Geometry,
  run: { line: LineName; index: number; start: number; length: number },
): Box {
  const { cell, gap } = geometry;
  const from = placeAt(geometry, run.start) - gap;
  const across = placeAt(geometry, run.index) - gap;
  const long = run.length * (cell + gap) + gap;
  const wide = cell + 2 * gap;
  return run.line === 'row'
    ? { left: from, top: across, width: long, height: wide }
    : { left: across, top: from, width: wide, height: long };
}

/** The cell under a point of the field, or −1. */
export function cellAt(geometry: Geometry, x: number, y: number): number {
  const unit = geometry.cell + geometry.gap;
  const column = Math.floor((x - geometry.origin + geometry.gap / 2) / unit);
  const row = Math.floor((y - geometry.origin + geometry.gap / 2) / unit);
  const inside = column >= 0 && column < SIDE && row >= 0 && row < SIDE;
  return inside ? row * SIDE + column : -1;
}

/** Which line's end a drag over the field pulls: the way it goes is the way the line moves. */
export function pulledEnd(
  geometry: Geometry,
  from: number,
  dx: number,
  dy: number,
): LineEnd | null {
  const far = geometry.cell * 0.45;
  if (from < 0 || Math.max(Math.abs(dx), Math.abs(dy)) < far) return null;
  const across = Math.abs(dx) > Math.abs(dy);
  const edge: Edge = (across ? dx : dy) < 0 ? 'start' : 'end';
  return across
    ? { line: 'row', index: Math.floor(from / SIDE), edge }
    : { line: 'column', index: from % SIDE, edge };
}
