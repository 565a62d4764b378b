/**
 * The trick that was just completed, kept while the phone changes hands: under the curtain the table is
 * not mounted, and the view has no trace of a collected trick. All of it has lain open; it is shown once.
 */
import type { View } from '../../types';
import type { FullTrick } from '../parts/trick';
import { TRICKS } from '../../scoring';
import type { SeatPlayer } from '../../../table';

let kept: { trick: FullTrick; table: string } | null = null;

/** Names and colours by seat: another match has other people or another deal. */
const tableOf = (players: readonly SeatPlayer[]): string =>
  players.map(({ name, colour }) => `${name} ${colour}`).join('\n');

export function keepTrick(trick: FullTrick | null, players: readonly SeatPlayer[]): void {
  kept = trick && { trick, table: tableOf(players) };
}

/** The trick that ended just before this view, if nobody has waved it on yet. */
export function trickBefore(view: View, players: readonly SeatPlayer[]): FullTrick | null {
  if (!kept || kept.table !== tableOf(players)) return null;
  const { trick } = kept;
  if (view.phase === 'play')
    return view.deal === trick.deal &&
      view.trick.number === trick.number + 1 &&
      view.trick.cards.length === 0
      ? trick
      : null;
  return trick.number === TRICKS && view.deal === trick.deal + 1 && view.phase !== 'over'
    ? trick
    : null;
}
