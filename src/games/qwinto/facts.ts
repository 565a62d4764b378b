/** What statistics keep of a match of Qwinto: how full the sheet got, misthrows, and what the dice gave. */
import { factSheet, type FactSheet, type Finished, type GameFact, type Step } from '../facts';
import type { Move, State } from './rules/types';

/**
 * `rows`: completed ones; `numbers` and `row.orange` …: cells written; `bonus`: points of the pentagons;
 * `misthrows`; `dice` thrown by this seat, second throws too, and the `pips` they showed.
 */
export function facts({ standing, steps }: Finished): GameFact[] {
  const sheet = factSheet();
  standing.points.forEach((_, seat) => {
    for (const key of ['rows', 'numbers', 'bonus', 'misthrows']) sheet.add(seat, key, 0);
  });
  for (const { seat, clause, points, facts: line } of standing.lines) {
    if (clause === 'Q-6.3') sheet.add(seat, 'bonus', points);
    if (clause === 'Q-6.4') sheet.add(seat, 'misthrows', Number(line['misthrows']));
    if (clause !== 'Q-6.1' && clause !== 'Q-6.2') continue;
    const numbers = Number(line['numbers']);
    sheet.add(seat, 'rows', clause === 'Q-6.2' ? 1 : 0);
    sheet.add(seat, 'numbers', numbers);
    sheet.add(seat, `row.${String(line['row'])}`, numbers);
  }
  for (const step of steps()) countThrow(sheet, step);
  return sheet.facts();
}

function countThrow(sheet: FactSheet, { move, before }: Step): void {
  const made = move as Move;
  if (made.type !== 'roll') return;
  const { active } = before as State;
  sheet.add(active, 'dice', made.values.length);
  sheet.add(
    active,
    'pips',
    made.values.reduce((pips, value) => pips + value, 0),
  );
}
