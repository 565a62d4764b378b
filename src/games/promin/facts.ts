/** What statistics keep of a match of «Промінь»: bids made by deal and with the shield, and how far off. */
import { factSheet, type Finished, type GameFact } from '../facts';

/**
 * `made.1` … `made.4`: 1 where the bid of that deal was made; `shields`, `shields.made`: bids with the
 * shield; `missed`: bids not made, `off`: by how many tricks altogether; `beads`: all that was bid.
 */
export function facts({ standing }: Finished): GameFact[] {
  const sheet = factSheet();
  for (const { seat, clause, facts: line } of standing.lines) {
    if (clause !== 'P-5.3' && clause !== 'P-5.4') continue;
    const made = clause === 'P-5.3';
    const beads = Number(line['beads']);
    sheet.add(seat, `made.${Number(line['deal'])}`, made ? 1 : 0);
    sheet.add(seat, 'beads', beads);
    sheet.add(seat, 'missed', made ? 0 : 1);
    sheet.add(seat, 'off', made ? 0 : Math.abs(Number(line['won']) - beads));
    if (line['shield'] !== true) continue;
    sheet.add(seat, 'shields', 1);
    sheet.add(seat, 'shields.made', made ? 1 : 0);
  }
  return sheet.facts();
}
