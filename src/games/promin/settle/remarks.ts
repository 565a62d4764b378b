/** Everything the questions of «Промінь» can say, with the facts each sentence relies on. */
import { remarksOf } from '../../settleWords';
import type { CaseRemarks } from '../../settleCases';
import type { Colour } from '../rules/cards';
import type { NowCase } from './now';

export interface Said extends CaseRemarks<NowCase> {
  'trick.more': { seat: number; left: number };
  'card.beyond': { card: string; highest: number; seats: number };
  'card.twice': { card: string };
  'trick.takes': { seat: number; card: string };
  'trick.led': { seat: number; card: string };
  'trick.noTrump': { led: Colour };
  'trick.ledAlone': { card: string };
  'trick.ledCards': { cards: readonly string[]; led: Colour };
  'trick.trump': { card: string };
  'trick.trumps': { cards: readonly string[] };
  'trick.highest': { seat: number; card: string };
  'trick.alone': { seat: number };
  'trick.leadsNext': { seat: number };

  'play.hand': Record<never, never>;
  'play.card': Record<never, never>;
  'play.handTooLarge': { count: number; size: number };
  'play.colourTooMany': { colour: Colour; count: number; highest: number; led: boolean };
  'play.notHeld': { colour: Colour };
  'play.may': { colour: Colour };
  'play.mayNot': { colour: Colour };
  'play.leads': Record<never, never>;
  'play.led': { led: Colour };
  'play.holds': { led: Colour; held: number };
  'play.lacks': { led: Colour };
  'play.follows': { colour: Colour };
  'play.free': { colour: Colour };
  'play.mustFollow': { led: Colour; colour: Colour };

  'bid.beads': Record<never, never>;
  'bid.won': Record<never, never>;
  'bid.tooMany': { beads: number; most: number };
  'bid.wonTooMany': { won: number; tricks: number };
  'bid.scores': { points: number };
  'bid.target': { beads: number; shield: boolean; targets: readonly number[] };
  'bid.made': { won: number };
  'bid.missed': { won: number; beads: number; off: number };
  'bid.pays': { deal: number; rate: number; shield: boolean; points: number };
  'bid.costs': { off: number; points: number };

  'points.missing': { seat: number };
  'points.never': { seat: number; points: number; deals: number };
  'points.lastMissing': { seat: number };
  'points.lastNever': { seat: number; points: number };
  'points.most': { seats: readonly number[]; points: number };
  'points.holder': { seat: number };
  'points.nearest': { holder: number; seat: number };
  'opener.opens': { seat: number };
  'opener.leads': { seat: number };
  'tie.wins': { seat: number };
  /** A-P11 as the table reads it. */
  'tie.opener': { opener: number; seat: number };
  'tie.lastDeal': { seats: readonly number[]; points: readonly number[] };
  'tie.lastMost': { seat: number; points: number };
  'tie.lastSame': { seats: readonly number[]; points: number };
}

export const remark = remarksOf<Said>();
