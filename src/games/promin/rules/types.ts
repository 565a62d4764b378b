/** State by phase, moves and views of «Промінь». Data only. */
import type { Mode, Seat, Viewer } from '../../../engine/types';
import type { Card, Colour } from './cards';

export interface Bid {
  beads: number;
  shield: boolean;
}

/** What the pad keeps of a finished deal, by seat. */
export interface DealSheet {
  bids: readonly Bid[];
  won: readonly number[];
}

/** Chosen before the first deal and never changed. */
export interface Table {
  seats: number;
  first: Seat;
  mode: Mode;
  /** House reading of A-P11. */
  openerFirst: boolean;
}

/**
 * What the app knows about the cards of this deal. Arrays are by seat · 5 + colour; masks have bit v
 * set for value v.
 */
export type Known =
  /** virtual: masks of the cards in hand. */
  | { by: 'deal'; hands: readonly number[] }
  /** referee, colours entered: how many the hand had, how many are left; masks of the cards shown. */
  | {
      by: 'colours';
      said: readonly number[];
      left: readonly number[];
      shown: readonly number[];
    }
  /** referee: the first trick in which the colour was not followed, 0 for none; masks of the cards shown. */
  | { by: 'plays'; failed: readonly number[]; shown: readonly number[] }
  /** score: nothing. */
  | { by: 'paper' };

interface Common {
  table: Table;
  pad: readonly DealSheet[];
}

export interface Dealing extends Common {
  phase: 'deal';
}

export interface Bidding extends Common {
  phase: 'bid';
  known: Known;
  opener: Seat;
  /** In bidding order: from the opener clockwise. */
  bids: readonly Bid[];
}

export interface Playing extends Common {
  phase: 'play';
  known: Known;
  /** By seat. */
  bids: readonly Bid[];
  won: readonly number[];
  leader: Seat;
  /** Packed cards, from the leader clockwise. */
  trick: readonly number[];
}

export interface Over extends Common {
  phase: 'over';
}

export type State = Dealing | Bidding | Playing | Over;

export type ColourCounts = Readonly<Record<Colour, number>>;

export interface DealMove {
  type: 'deal';
  hands: readonly (readonly Card[])[];
}
export interface ColoursMove {
  type: 'colours';
  counts: readonly ColourCounts[];
}
export interface BidMove {
  type: 'bid';
  seat: Seat;
  beads: number;
  shield: boolean;
}
export interface PlayMove {
  type: 'play';
  seat: Seat;
  card: Card;
  stands?: true;
}
export interface TricksMove {
  type: 'tricks';
  won: readonly number[];
}
export type Move = DealMove | ColoursMove | BidMove | PlayMove | TricksMove;

/** What the sentence of each refusal can rely on. */
export type Refusals = {
  turn:
    | { phase: State['phase']; turnOf: readonly Seat[] }
    | { phase: State['phase']; mode: Mode }
    | { phase: State['phase'] }
    | { phase: 'bid'; late: 'bids' | 'colours' };
  form: Record<string, never>;
  'P-1.1':
    | { card: string; highest: number }
    | { card: string; twice: true }
    | { card: string; playedBy: Seat }
    | { colour: Colour; count: number; highest: number };
  'P-1.2': { seat: Seat; colour: Colour; said: number };
  'P-1.7': { sum: number; tricks: number };
  'P-2.1': { seat: Seat; count: number; size: number };
  'P-3.2': { beads: number; most: number };
  'P-4.1': { seat: Seat; card: string };
  'P-4.4':
    /** The card is named at a real table only: dealt, its value is not the owner's to hear (P-4.2). */
    | { seat: Seat; card?: string; led: Colour; held: number }
    | { seat: Seat; card: string; led: Colour; trick: number };
  'P-4.7': { seat: Seat; won: number; seen: number };
};

interface DealFacts extends Bid {
  deal: number;
  won: number;
}

/** What the words of each score line can rely on. */
export type Lines = { 'P-5.3': DealFacts; 'P-5.4': DealFacts };

/** A card as somebody sees it: the back shows its colour only (P-1.2). */
export type SeenCard = { colour: Colour } | { colour: Colour; value: number };

export interface PadRow extends DealSheet {
  points: readonly number[];
}

interface CommonView {
  viewer: Viewer;
  mode: Mode;
  seats: number;
  /** The deck's highest value. */
  highest: number;
  /** 1–4. */
  deal: number;
  dealer: Seat;
  /** Whoever has the first-player card after the pass (P-2.6). */
  holder: Seat;
  /** Whoever bets first and leads the first trick. */
  opener: Seat;
  pad: readonly PadRow[];
  totals: readonly number[];
  /** Rulings on which this table agreed otherwise. */
  house: readonly string[];
}

/**
 * What the entries of a refereed deal tell, as `Known` keeps it. Everyone has seen the cards fall and the log
 * names them, but a screen shows no collected trick (A-P17).
 */
export type Entered =
  | { by: 'colours'; said: readonly number[]; shown: readonly number[] }
  | { by: 'plays'; failed: readonly number[]; shown: readonly number[] };

interface CardsView {
  /** virtual: by seat, colours in canonical order, each lowest first; the «+» lies at the end. */
  hands: readonly (readonly SeenCard[])[] | null;
  /** referee with colours entered: how many of each colour are still in each hand. */
  colours: readonly ColourCounts[] | null;
  /** referee: what later entries are judged by. */
  entered: Entered | null;
  /** By seat; null for who has not bet. */
  bids: readonly (Bid | null)[];
}

export interface TrickCard {
  seat: Seat;
  card: { colour: Colour; value: number };
  /** virtual: how many cards of this colour its hand still has below it; all saw where it was drawn from. */
  rank: number | null;
}

export interface TrickView {
  /** 1–10. */
  number: number;
  leader: Seat;
  led: Colour | null;
  cards: readonly TrickCard[];
}

export type View = CommonView &
  (
    | { phase: 'deal' }
    | ({ phase: 'bid'; toAct: Seat } & CardsView)
    | ({
        phase: 'play';
        /** Null where tricks are not entered card by card. */
        toAct: Seat | null;
        won: readonly number[];
        trick: TrickView;
      } & CardsView)
    | {
        phase: 'over';
        winner: Seat;
        decidedBy: 'P-6.1' | 'P-6.2' | 'P-6.3';
        /** Who counts as the first player in a tie (A-P11). */
        firstPlayer: Seat;
      }
  );
