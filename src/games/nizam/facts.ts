/** What statistics keep of a match of «Нізам»: turns, what they brought, and combinations by length. */
import { factSheet, type FactSheet, type Finished, type GameFact, type Step } from '../facts';
import { sheetPoints, type Sheet } from './rules/scoring';
import type { NizamMove, NizamState } from './rules/types';

const NAMES: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five' };

/** `turns`, `scored` in them, `biggest` of them; `three`, `four`, `five`: combinations of that length. */
export function facts({ standing, steps }: Finished): GameFact[] {
  const sheet = factSheet();
  standing.points.forEach((_, seat) => {
    for (const key of ['turns', 'scored', 'biggest', ...Object.values(NAMES)])
      sheet.add(seat, key, 0);
  });
  for (const step of steps()) countTurn(sheet, step);
  for (const { seat, clause, facts: line } of standing.lines) {
    const name = NAMES[Number(line['length'])];
    if (clause === 'N-4.2' && name) sheet.add(seat, name, Number(line['count']));
  }
  return sheet.facts();
}

/** A turn is a take, the end of shifting, a pass, or at a real table what was entered for it. */
function countTurn(sheet: FactSheet, { move, before, after }: Step): void {
  const made = move as NizamMove;
  switch (made.type) {
    case 'take':
    case 'done':
    case 'pass':
    case 'tally': {
      const points = pointsOf(after, made.seat) - pointsOf(before, made.seat);
      sheet.add(made.seat, 'turns', 1);
      sheet.add(made.seat, 'scored', points);
      sheet.most(made.seat, 'biggest', points);
    }
  }
}

function pointsOf(state: unknown, seat: number): number {
  const known = state as NizamState;
  const sheet: Sheet | undefined = known.phase === 'deal' ? undefined : known.sheets[seat];
  return sheet ? sheetPoints(sheet) : 0;
}
