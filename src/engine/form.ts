/** Shape checks for moves that come from outside: any JSON value in, a plain yes or no out. */

export type Json = Record<string, unknown>;

const { hasOwnProperty } = Object.prototype;

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * How many keys there are. Once every field of a move has been found sound, the right number of keys means
 * that there are no others: quicker than comparing names.
 */
export function keyCount(value: Json): number {
  let keys = 0;
  // Unlike `Object.keys` this makes no list, and V8 knows the question: two thirds of the time.
  for (const key in value) if (hasOwnProperty.call(value, key)) keys += 1;
  return keys;
}

/** Exactly these keys, `optional` ones allowed beside them; nothing else. */
export function hasKeys(
  value: Json,
  required: readonly string[],
  optional: readonly string[] = [],
): boolean {
  const keys = Object.keys(value);
  let found = 0;
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i] as string;
    if (required.includes(key)) found += 1;
    else if (!optional.includes(key)) return false;
  }
  return found === required.length;
}

export function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

export function isOneOf<T>(value: unknown, allowed: readonly T[]): value is T {
  return (allowed as readonly unknown[]).includes(value);
}

export function isArrayOf<T>(
  value: unknown,
  is: (item: unknown) => item is T,
  min = 0,
  max = Infinity,
): value is T[] {
  if (!Array.isArray(value) || value.length < min || value.length > max) return false;
  // By index: `every` passes over holes, and then they would count as sound.
  for (let i = 0; i < value.length; i += 1) if (!is(value[i])) return false;
  return true;
}
