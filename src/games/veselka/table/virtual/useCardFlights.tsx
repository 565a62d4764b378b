/** Sends the holder's cards on their way: into the run, back, on to the pile and the rainbow, or away. */
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { View } from 'react-native';

import { GemCard } from '../../../gems/table/Gem';
import { leaveFrom, type Box } from '../../../../ui/motion';
import type { Kind } from '../../../gems/rules/kinds';
import type { VeselkaMove, VeselkaView } from '../../rules/types';
import {
  discardPlace,
  handPlace,
  pilePlace,
  rainbowPlace,
  runPlace,
  type Spots,
} from '../parts/flights';

export interface CardFlights {
  hand: Spots;
  run: Spots;
  top: RefObject<View | null>;
  /** The card at a place of the hand joins the run. */
  join(at: number, cards: readonly Kind[]): void;
  /** The cards of the run from this one on go back to the hand. */
  back(from: number, cards: readonly Kind[], held: readonly Kind[]): void;
  lay(move: VeselkaMove): void;
  /** Face down, whoever looks on. */
  swap(chosen: readonly number[]): void;
}

/** As large as the place it flies to. */
function looksOf(kind: Kind): (at: Box) => ReactNode {
  return function looks({ width, height }) {
    return <GemCard kind={kind} size={width} height={height} decorative />;
  };
}

export function useCardFlights({ pile, discard, top: lies }: VeselkaView): CardFlights {
  const top = useRef<View>(null);
  const [{ hand, run }] = useState(() => ({ hand: new Map() as Spots, run: new Map() as Spots }));
  const at = (spots: Spots, i: number) => spots.get(i) ?? null;
  return {
    hand,
    run,
    top,
    join: (i, cards) => leaveFrom(runPlace(cards.length), at(hand, i)),
    back(from, cards, held) {
      const all = held.slice();
      cards.slice(from).forEach((kind, i) => {
        const nth = all.filter((other) => other === kind).length;
        all.push(kind);
        leaveFrom(handPlace(kind, nth), at(run, from + i));
      });
    },
    lay(move) {
      if (move.type !== 'run') return;
      const { cards, keep, seat } = move;
      const laid = keep ? cards.slice(0, -1) : cards;
      const place = pilePlace((pile ?? 0) + laid.length);
      // What lies on top stays in sight until the others have landed on it.
      if (lies) leaveFrom(place, top.current, looksOf(lies));
      laid.forEach((kind, i) => leaveFrom(place, at(run, i), looksOf(kind)));
      const kept = keep ? cards.at(-1) : undefined;
      if (kept) leaveFrom(rainbowPlace(seat, kept), at(run, laid.length));
    },
    swap(chosen) {
      const place = discardPlace((discard ?? 0) + chosen.length);
      for (const i of chosen) leaveFrom(place, at(hand, i));
    },
  };
}
