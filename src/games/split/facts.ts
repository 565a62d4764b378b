/** What statistics keep of a match of Split: which values were won, and which of them alone. */
import { factSheet, type Finished, type GameFact } from '../facts';

/** `values`: how many were won, `alone`: without sharing; `value.1` … `value.10`: 1 where it was won. */
export function facts({ standing }: Finished): GameFact[] {
  const sheet = factSheet();
  standing.points.forEach((_, seat) => {
    sheet.add(seat, 'values', 0);
    sheet.add(seat, 'alone', 0);
  });
  for (const { seat, clause, facts: line } of standing.lines) {
    if (clause !== 'S-7.3' && clause !== 'S-7.4') continue;
    sheet.add(seat, 'values', 1);
    sheet.add(seat, 'alone', clause === 'S-7.3' ? 1 : 0);
    sheet.add(seat, `value.${Number(line['value'])}`, 1);
  }
  return sheet.facts();
}
