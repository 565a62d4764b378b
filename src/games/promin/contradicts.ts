/** Which earlier plays a later card tells something about. Only the deal under way counts; everyone plays once a trick (P-4.1). */
import type { Refusal } from '../../engine/types';
import type { Colour } from './rules/cards';
import type { Move, PlayMove } from './rules/types';

/** The play that proves false: the facts name its trick. Or the one that entered the same card (P-1.1): that may be the wrong one. */
export function contradicts({ facts }: Refusal, moves: readonly Move[]): number | null {
  const { trick, seat, card, playedBy } = facts;
  const begun = moves.findLastIndex((move) => move.type === 'bid');
  const of = (move: Move, i: number): move is PlayMove => i > begun && move.type === 'play';
  let left = typeof trick === 'number' ? trick : 0;
  const index =
    playedBy === undefined
      ? moves.findIndex((move, i) => of(move, i) && move.seat === seat && (left -= 1) === 0)
      : moves.findIndex((move, i) => of(move, i) && move.seat === playedBy && move.card === card);
  return index < 0 ? null : index;
}

/**
 * The plays that broke P-4.4 and that the table let stand (A-P18), by their places. With the colours entered the card
 * itself is the guilty one; without them the card that was let stand is innocent, and those are that gave another colour
 * where its own was led.
 */
export function letStand(moves: readonly Move[]): readonly number[] {
  const guilty: number[] = [];
  let known = false;
  let seats = 0;
  let deal: { move: PlayMove; at: number; led: Colour }[] = [];
  moves.forEach((move, at) => {
    if (move.type === 'colours') known = true;
    if (move.type === 'bid') seats = deal.length === 0 ? seats + 1 : 1;
    if (move.type === 'bid' || move.type === 'tricks') deal = [];
    if (move.type === 'tricks') [known, seats] = [false, 0];
    if (move.type !== 'play') return;
    const first = deal.length % seats === 0;
    const colour = colourOf(move);
    if (move.stands && known) guilty.push(at);
    else if (move.stands)
      for (const one of deal)
        if (one.move.seat === move.seat && one.led === colour && colourOf(one.move) !== colour)
          guilty.push(one.at);
    deal.push({ move, at, led: first ? colour : (deal.at(-1)?.led ?? colour) });
    if (deal.length === seats * TRICKS) [known, seats, deal] = [false, 0, []];
  });
  return guilty;
}

const TRICKS = 10;
const colourOf = ({ card }: PlayMove): Colour => card.charAt(0) as Colour;
