/** What the last rolls say about the dice: how often each face fell and how odd that is. Pure. */

export interface Roll {
  sides: number;
  values: readonly number[];
}

export const KEPT_ROLLS = 50;
export const SIDES = [4, 6, 8, 10, 12, 20] as const;

/** χ² that fair dice exceed once in a hundred series, by degrees of freedom (sides − 1). */
const CHI_99: Readonly<Record<number, number>> = {
  3: 11.345,
  5: 15.086,
  7: 18.475,
  9: 21.666,
  11: 24.725,
  19: 36.191,
};

/** Five of every face expected is the usual bound under which χ² means nothing. */
const EXPECTED_MIN = 5;

export interface DiceStats {
  /** By face, from 1. */
  counts: number[];
  total: number;
  chi: number;
  limit: number;
  verdict: 'few' | 'fine' | 'odd';
}

/** Only rolls of the same kind of die are compared. */
export function diceStats(rolls: readonly Roll[], sides: number): DiceStats {
  const counts = new Array<number>(sides).fill(0);
  let total = 0;
  for (const roll of rolls) {
    if (roll.sides !== sides) continue;
    for (const value of roll.values) {
      counts[value - 1] = (counts[value - 1] ?? 0) + 1;
      total += 1;
    }
  }
  const expected = total / sides;
  const chi =
    total === 0 ? 0 : counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const limit = CHI_99[sides - 1] ?? Infinity;
  const verdict = expected < EXPECTED_MIN ? 'few' : chi > limit ? 'odd' : 'fine';
  return { counts, total, chi, limit, verdict };
}

/** Whatever was stored, as rolls; anything that is none is left out. */
export function readRolls(value: unknown): Roll[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRoll).slice(0, KEPT_ROLLS);
}

function isRoll(value: unknown): value is Roll {
  if (typeof value !== 'object' || value === null) return false;
  const { sides, values } = value as { sides?: unknown; values?: unknown };
  return (
    (SIDES as readonly unknown[]).includes(sides) &&
    Array.isArray(values) &&
    values.length > 0 &&
    values.every((n) => Number.isInteger(n) && n >= 1 && n <= (sides as number))
  );
}
