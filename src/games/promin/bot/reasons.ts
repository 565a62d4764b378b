/** Why, as facts that everybody can check on the table. */
import type { Seat } from '../../../engine/types';
import type { Reason } from '../../../bots/kit/types';
import { COLOURS, type Colour } from '../rules/cards';
import { TRICKS } from '../rules/scoring';
import type { Bid, SeenCard, View } from '../rules/types';
import { ownCounts } from './memory';

type Played = Extract<View, { phase: 'bid' | 'play' }>;
const TRUMP: Colour = 'y';

function fronts(view: Played, seat: Seat, colour: Colour): number[] {
  const values: number[] = [];
  view.hands?.forEach((hand, s) => {
    if (s !== seat)
      hand.forEach((card: SeenCard) => {
        if (card.colour === colour && 'value' in card) values.push(card.value);
      });
  });
  return values.sort((x, y) => y - x);
}

/** `trumps` in the own hand, `others` in the other hands; what the others have bet already. */
export function bidReasons(view: Played, seat: Seat): Reason[] {
  const counts = ownCounts(view, seat);
  const trumps = counts[COLOURS.indexOf(TRUMP)] as number;
  const others = fronts(view, seat, TRUMP);
  const reasons: Reason[] = [
    {
      key: 'trumps',
      facts: { own: trumps, others: others.length, highest: others[0] ?? null },
    },
  ];
  const bets = view.bids.filter((bid): bid is Bid => bid !== null);
  if (bets.length > 0) {
    const beads = bets.reduce((sum, bid) => sum + bid.beads, 0);
    reasons.push({
      key: 'bets',
      facts: { seats: bets.length, beads, tricks: TRICKS },
    });
  }
  return reasons;
}

/** How many tricks are still needed, and what the others hold of the colour played. */
export function playReasons(
  view: Extract<View, { phase: 'play' }>,
  seat: Seat,
  { colour }: { colour: Colour },
): Reason[] {
  const bid = view.bids[seat] as Bid;
  const won = view.won[seat] as number;
  const left = TRICKS + 1 - view.trick.number;
  const values = fronts(view, seat, colour);
  return [
    { key: 'need', facts: { beads: bid.beads, shield: bid.shield, won, left } },
    {
      key: 'colour',
      facts: { colour, others: values.length, highest: values[0] ?? null },
    },
  ];
}
