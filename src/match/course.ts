/**
 * The course of a match, decided without a screen: what is due by itself – a draw, an act that is the only one
 * possible, the device going to other hands – and what should be looked at before. Pure.
 */
import type { Pace } from '../bots/pace';
import type { Seat, Turn } from '../engine/types';
import { type After, gameEntry } from '../games';
import { isBotAt } from './botChairs';
import type { Live } from './load';
import { hasCurtain } from './holding';
import { latestOf } from './latest';
import { isChoice } from './record';
import { seatOf } from './seats';
import { standingOf, turnOf } from './rules';
import type { Look } from './types';

/** How far whoever looks at the table has seen. */
export interface Seen {
  /** Up to this entry everything has reached its place. */
  landed: number;
  /** Up to this decision what lay open was waved on. */
  wavedOn: number;
}

export interface AdvanceOptions {
  /** People want to be asked even where there is no choice. */
  askForced?: boolean;
  /** How the app's opponents act; at once unless somebody follows it. */
  pace?: Pace;
  /** Something lies over the table: until it is put away the app's opponents wait. */
  botsWait?: boolean;
}

export type Due =
  | { what: 'nothing' }
  | { what: 'draw' }
  | { what: 'forced'; move: unknown }
  | { what: 'hand'; to: Seat | 'table' }
  | { what: 'bot'; seat: Seat };

const NOTHING: Due = { what: 'nothing' };

export function dueNow(live: Live): Due {
  const { match, rules, state, folded, holder, brokenAt } = live;
  if (brokenAt !== null || live.asked || lookNow(live)) return NOTHING;
  const turn = turnOf(rules, state, folded);
  const bot = botAsked(live, turn);
  if (match.mode !== 'virtual') return bot;
  if (turn.chance && (!gameEntry(match.game).byHand.includes(turn.phase) || isAfterBot(live)))
    return { what: 'draw' };
  const to = hasCurtain({ info: match }) ? nextHolder(live) : holder.who;
  const hand: Due = to === holder.who ? NOTHING : { what: 'hand', to };
  const forced = onlyActOf(live);
  if (forced === undefined) return hand === NOTHING ? bot : hand;
  // What lies open takes the device out of everybody's hands, also where nobody is asked.
  return to === 'table' && hand !== NOTHING ? hand : { what: 'forced', move: forced };
}

/** Where several are asked, the app does not keep people waiting. */
function botAsked({ match }: Live, { actors, chance }: Turn): Due {
  const seat = actors.find((actor) => isBotAt(match.players, actor));
  return chance || seat === undefined ? NOTHING : { what: 'bot', seat };
}

/** Who has no hands rolls all the same. */
function isAfterBot({ folded: { moves } }: Live): boolean {
  return (moves.findLast(isChoice)?.bot ?? null) !== null;
}

/** All that whoever is asked can do, where the game lets the app do it and people do not want to be asked. */
function onlyActOf({ flow: { forces }, rules, state, folded, askForced }: Live): unknown {
  if (askForced) return undefined;
  const { actors, chance } = turnOf(rules, state, folded);
  const [seat, ...others] = actors;
  if (!forces || chance || seat === undefined || others.length > 0) return undefined;
  const offers = rules.offers(state, seat);
  return offers.length === 1 && forces(offers[0]) ? offers[0] : undefined;
}

/** What was just decided and should be seen by all before the match goes on. */
export function lookNow(live: Live): Look | null {
  const { match, rules, state, folded, seen } = live;
  const { lingers, flies, brings } = live.flow;
  if (match.mode !== 'virtual' || (!lingers && !flies && !brings)) return null;
  const decision = latestOf(live);
  if (!decision) return null;
  const drawn = match.headSeq - decision.seq;
  const isFlying = match.headSeq > seen.landed && (flies?.(decision.move, drawn) ?? false);
  const after: After = {
    over: standingOf(rules, state, folded).over,
    // Asked only where a game wants to know: hundreds of offers are listed for it.
    get forced() {
      return onlyActOf(live) !== undefined;
    },
  };
  const isUnseen = decision.seq > seen.wavedOn;
  const isOpen =
    isUnseen && (lingers?.(decision.before.view('table'), decision.move, after) ?? false);
  const isOwn =
    isUnseen && drawn > 0 && !after.over && isHeldBy(live, seatOf(decision.move)) && isBrought();
  return isFlying || isOpen || isOwn ? { decision, isFlying, isOpen, isOwn } : null;

  function isBrought(): boolean {
    return brings?.(decision?.move) ?? false;
  }
}

/** Under a curtain, or behind it. */
function isHeldBy({ match, holder }: Live, seat: Seat | null): boolean {
  return hasCurtain({ info: match }) && seat !== null && holder.who === seat;
}

// ── whose hands the device is in ────────────────────────────────────────────────────────────────

/** The holder keeps the device while it is their turn; a deck that plays by itself does not take it away. */
function nextHolder({ match, rules, state, folded, holder }: Live): Seat | 'table' {
  const { secret, byHand } = gameEntry(match.game);
  const turn = turnOf(rules, state, folded);
  if (standingOf(rules, state, folded).over) return 'table';
  if (turn.chance) return byHand.includes(turn.phase) ? 'table' : holder.who;
  if (!secret.includes(turn.phase)) return 'table';
  const asked = turn.actors.filter((seat) => !isBotAt(match.players, seat));
  if (holder.who !== 'table' && asked.includes(holder.who)) return holder.who;
  return asked[0] ?? 'table';
}
