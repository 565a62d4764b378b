/** Ways to break a move or a setup from outside, and which of `turn` and `form` may answer. */
import type { Entry } from './kit';

export interface Malformation {
  broken: unknown;
  allowed: readonly string[];
}

const FORM = ['form'];
/** Without a proper seat nobody can say whether it is that seat’s turn. */
const EITHER = ['form', 'turn'];

/** The same move with one thing wrong about its form; `optional` fields may be left out of it. */
export function malformations(move: Entry, optional: readonly string[]): Malformation[] {
  const out: Malformation[] = [
    { broken: { ...move, more: true }, allowed: FORM },
    { broken: { ...move, type: `${move.type} ` }, allowed: FORM },
    { broken: { ...move, type: 7 }, allowed: FORM },
    { broken: [move], allowed: FORM },
    { broken: JSON.stringify(move), allowed: FORM },
    { broken: withOwnProto(move), allowed: FORM },
  ];
  for (const key of Object.keys(move)) {
    if (key === 'type') continue;
    const allowed = key === 'seat' ? EITHER : FORM;
    const value = move[key];
    if (!optional.includes(key)) out.push({ broken: without(move, key), allowed });
    for (const other of otherTypes(value)) out.push({ broken: { ...move, [key]: other }, allowed });
  }
  return out;
}

function without(move: Entry, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(move).filter(([name]) => name !== key));
}

function withOwnProto(move: Entry): unknown {
  return JSON.parse(JSON.stringify(move).replace(/}$/, ',"__proto__":{"type":"stop"}}'));
}

/** Values of types that this field never has; a nullable field keeps its null. */
function otherTypes(value: unknown): unknown[] {
  const wrong: unknown[] = [{}, '', { length: 1 }];
  if (typeof value === 'number') return [...wrong, value + 0.5, String(value), [value], null, true];
  if (typeof value === 'boolean') return [...wrong, Number(value), null, String(value)];
  if (typeof value === 'string')
    return [...wrong, `${value} `, value.toUpperCase() + '?', 3, [value]];
  if (Array.isArray(value))
    return [...wrong, null, 5, [...value, { x: 1 }], [...value, null, 0.5], ...withHoles(value)];
  return [{ length: 1 }, 0.5, []];
}

/** As long, but with nothing in it: no JSON text says that, a caller in the same process can. */
function withHoles(value: readonly unknown[]): unknown[] {
  if (value.length === 0) return [];
  const inside = Array.isArray(value[0]) ? withHoles(value[0]) : [];
  const holes: unknown[] = new Array(value.length);
  return [holes, ...inside.map((first) => [first, ...value.slice(1)])];
}

/** Tables at which nobody can sit down. */
export function impossibleSetups({ min, max }: { min: number; max: number }): unknown[] {
  return [
    { seats: min - 1, first: 0, mode: 'virtual' },
    { seats: max + 1, first: 0, mode: 'virtual' },
    { seats: min + 0.5, first: 0, mode: 'virtual' },
    { seats: String(min), first: 0, mode: 'virtual' },
    { seats: min, first: min, mode: 'virtual' },
    { seats: min, first: -1, mode: 'referee' },
    { seats: min, first: 0.5, mode: 'score' },
    { seats: min, first: 0, mode: 'online' },
    { seats: min, first: 0 },
    { seats: min, first: 0, mode: 'score', house: { 'A-X99': 'any' } },
    { seats: min, first: 0, mode: 'score', house: { constructor: 'any' } },
    { seats: min, first: 0, mode: 'score', house: [] },
    { seats: min, first: 0, mode: 'score', house: null },
    [],
    null,
  ];
}
