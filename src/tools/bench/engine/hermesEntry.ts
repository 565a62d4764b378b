/** What runs inside Hermes: the same measurements, the result as one line of JSON. */
import { speedOf } from './measure';
import type { Speed } from './measure';
import { benchRng, record } from './playouts';
import { SUBJECTS } from './rules';

declare const print: (line: string) => void;

const result: Record<string, Speed> = {};
for (const { rules, limit } of SUBJECTS) {
  const matches = record(rules, 'virtual', 4, limit);
  result[rules.id] = speedOf(rules, matches, limit, { batches: 3, moments: 9 }, benchRng(1));
}
print(JSON.stringify(result));
