/** What statistics keep of a match of «Веселка»: how long the runs were and how far the rainbow went. */
import { factSheet, type Finished, type GameFact } from '../facts';
import { FULL_RAINBOW } from './rules/scoring';

/** `runs` and `run.3` … `run.8`: how many; `rainbow`: colours in it, `rainbow.full`: 1 with all eight. */
export function facts({ standing }: Finished): GameFact[] {
  const sheet = factSheet();
  for (const { seat, clause, facts: line } of standing.lines) {
    if (clause === 'V-2.5') {
      const times = Number(line['times']);
      sheet.add(seat, 'runs', times);
      sheet.add(seat, `run.${Number(line['length'])}`, times);
    } else if (clause === 'V-4.3') {
      const colours = Number(line['colours']);
      sheet.add(seat, 'runs', 0);
      sheet.add(seat, 'rainbow', colours);
      sheet.add(seat, 'rainbow.full', colours === FULL_RAINBOW ? 1 : 0);
    }
  }
  return sheet.facts();
}
