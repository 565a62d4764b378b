/** What changed between two plain values, as places and what stands there now. Pure. */
import type { Json } from '../../match/record/types';

type Place = (string | number)[];

export interface Patch {
  set: [Place, Json][];
  gone: Place[];
}

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function patchBetween(before: Json, after: Json): Patch {
  const patch: Patch = { set: [], gone: [] };
  compare(before, after, [], patch);
  return patch;
}

function compare(before: Json, after: Json, at: Place, patch: Patch): void {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after) && after.length >= before.length)
    return compareLists(before, after, at, patch);
  if (isObject(before) && isObject(after)) return compareObjects(before, after, at, patch);
  if (JSON.stringify(before) !== JSON.stringify(after)) patch.set.push([at, after]);
}

/** What was there is compared place by place, what is new at the end is set. */
function compareLists(
  before: readonly Json[],
  after: readonly Json[],
  at: Place,
  patch: Patch,
): void {
  const own: Patch = { set: [], gone: [] };
  after.forEach((value, i) => {
    if (i < before.length) compare(before[i] as Json, value, [...at, i], own);
    else own.set.push([[...at, i], value]);
  });
  const whole: [Place, Json] = [at, after as Json];
  // Where most of it changed, the list itself is shorter.
  if (JSON.stringify(own).length <= JSON.stringify(whole).length) {
    patch.set.push(...own.set);
    patch.gone.push(...own.gone);
  } else patch.set.push(whole);
}

function compareObjects(
  before: Record<string, Json>,
  after: Record<string, Json>,
  at: Place,
  patch: Patch,
): void {
  for (const key of Object.keys(before))
    if (!Object.hasOwn(after, key)) patch.gone.push([...at, key]);
  for (const [key, value] of Object.entries(after)) {
    if (!Object.hasOwn(before, key)) patch.set.push([[...at, key], value]);
    else compare(before[key] as Json, value, [...at, key], patch);
  }
}

/** A new value; what did not change is shared with the old one. Throws RangeError where a place does not exist. */
export function patched(before: Json, { set, gone }: Patch): Json {
  let value = before;
  for (const place of gone) value = changed(value, place, 0, undefined);
  for (const [place, next] of set) value = changed(value, place, 0, next);
  return value;
}

function changed(value: Json, place: Place, depth: number, next: Json | undefined): Json {
  const key = place[depth];
  if (key === undefined) {
    if (next === undefined) throw new RangeError('nothing is left');
    return next;
  }
  const isLast = depth === place.length - 1;
  if (Array.isArray(value) && typeof key === 'number' && key >= 0 && key <= value.length) {
    const copy = value.slice() as Json[];
    if (isLast && next !== undefined) copy[key] = next;
    else copy[key] = changed(copy[key] as Json, place, depth + 1, next);
    return copy;
  }
  if (!isObject(value) || typeof key !== 'string' || key === '__proto__')
    throw new RangeError(`no place ${place.join('.')}`);
  const copy = { ...value };
  if (isLast && next === undefined) delete copy[key];
  else if (isLast) copy[key] = next as Json;
  else copy[key] = changed(copy[key] as Json, place, depth + 1, next);
  return copy;
}
