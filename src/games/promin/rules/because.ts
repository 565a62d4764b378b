/**
 * Which clause governs here and now: why this card may not be played, why this player opens, what takes the trick, what a
 * deal pays. Tables, settle and the log ask here. Knows a view and what lies open; judges and changes nothing.
 */
import { argmax, at } from '../../../engine/arrays';
import type { LineOf, Refusal, ScoreLine, Seat } from '../../../engine/types';
import { refusing } from '../../../engine/verdict';
import { winningPlace } from './apply';
import { readCard, type Colour } from './cards';
import { DEALS } from './scoring';
import type { Lines, Refusals, View } from './types';

/** What a deal pays, and whether the bid was made. */
export { scoreDeal } from './scoring';

const no = refusing<Refusals>();

type PlayView = Extract<View, { phase: 'play' }>;

/** What is asked of a card: to lead, to follow, or nothing. `held`: cards of the lead colour, null where nobody knows. */
export function followClause(led: Colour | null, held: number | null): 'P-4.3' | 'P-4.4' | 'P-4.5' {
  if (led === null) return 'P-4.3';
  return held === 0 ? 'P-4.5' : 'P-4.4';
}

/** The backs of a dealt hand show their colours (P-1.2); null where no hand lies on the table. */
export function heldOf({ hands, trick }: PlayView, seat: Seat): number | null {
  const hand = hands?.[seat];
  return hand ? hand.filter(({ colour }) => colour === trick.led).length : null;
}

/** Why a dealt card of this colour may not be played. The judge says the same of the card, whose value its owner must not hear. */
export function colourRefusal(view: PlayView, seat: Seat, colour: Colour): Refusal | null {
  const { led } = view.trick;
  const held = heldOf(view, seat);
  if (led === null || colour === led || held === null) return null;
  return followClause(led, held) === 'P-4.4' ? no('P-4.4', { seat, led, held }) : null;
}

/** Which of these cards, from the leader on, takes the trick (P-4.6). */
export function takingPlace(cards: readonly { colour: Colour; value: number }[]): number {
  return winningPlace(cards.map(({ colour, value }) => readCard(`${colour}${value}`)));
}

/** Why somebody opens deal four with these points: alone ahead, or nearest to the first-player card. */
export function openerClause(points: readonly number[]): 'P-3.6' | 'P-3.7' {
  return argmax(points).length > 1 ? 'P-3.7' : 'P-3.6';
}

export interface WhyOpener {
  clause: 'P-3.6' | 'P-3.7';
  points: number;
  /** How many have these points. */
  tied: number;
  /** The opener has the first-player card. */
  holds: boolean;
}

/** Only deal four is opened by points; before it there is nothing to explain. */
export function whyOpener({ deal, totals, opener, holder }: View): WhyOpener | null {
  if (deal < DEALS) return null;
  return {
    clause: openerClause(totals),
    points: at(totals, opener),
    tied: argmax(totals).length,
    holds: opener === holder,
  };
}

type Decided = Pick<Extract<View, { phase: 'over' }>, 'totals' | 'winner'>;

/** Everybody with the winner's total, the winner first: those whom only deal four or the card told apart (P-6.2, P-6.3). */
export function rivalsOf({ totals, winner }: Decided): Seat[] {
  return [winner, ...argmax(totals).filter((seat) => seat !== winner)];
}

type DealLine = LineOf<Lines>;

/** The line of a finished deal; undefined while it is to come. */
export function dealLine(
  lines: readonly ScoreLine[],
  seat: Seat,
  deal: number,
): DealLine | undefined {
  return lines.find(
    (line): line is DealLine =>
      (line.clause === 'P-5.3' || line.clause === 'P-5.4') &&
      line.seat === seat &&
      line.facts.deal === deal,
  );
}

/** Why somebody else acts now: bets go round (P-3.1), and so do the cards of a trick (P-4.1, A-P29). */
export function turnClause({ clause, facts }: Refusal): 'P-3.1' | 'P-4.1' | null {
  if (clause !== 'turn' || !('turnOf' in facts)) return null;
  return facts['phase'] === 'bid' ? 'P-3.1' : 'P-4.1';
}
