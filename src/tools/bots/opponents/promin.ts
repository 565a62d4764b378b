/** Who the bot of «Промінь» is tried against. */
import { filled } from '../../../engine/arrays';
import type { Rng, Seat } from '../../../engine/types';
import { promin } from '../../../games/promin/rules';
import { COLOURS, type Colour, colourIndex } from '../../../games/promin/rules/cards';
import { ranges } from '../../../games/promin/rules/ranges';
import type { Bid, Move, State, View } from '../../../games/promin/rules/types';
import { player, type Player } from '../player';
import { pick } from '../seeded';

type Bidding = Extract<View, { phase: 'bid' }>;
type Playing = Extract<View, { phase: 'play' }>;
interface Play {
  type: 'play';
  seat: Seat;
  colour: Colour;
  rank: number;
  /** Mean of what the card can be. */
  about: number;
}

const TRUMP: Colour = 'y';

function plays(view: Playing, seat: Seat): Play[] {
  const hand = view.hands?.[seat] ?? [];
  const expected = ranges(view);
  const all: Play[] = [];
  let rank = 0;
  hand.forEach(({ colour }, i) => {
    rank = i > 0 && hand[i - 1]?.colour === colour ? rank + 1 : 0;
    const range = expected[i] ?? [];
    const about = range.reduce((a, b) => a + b, 0) / Math.max(1, range.length);
    all.push({ type: 'play', seat, colour, rank, about });
  });
  const { led } = view.trick;
  const following = all.filter(({ colour }) => colour === led);
  return following.length > 0 ? following : all;
}

const said = ({ type, seat, colour, rank }: Play) => ({ type, seat, colour, rank });

function by(list: readonly Play[], worth: (play: Play) => number): Play {
  return list.reduce((best, play) => (worth(play) > worth(best) ? play : best));
}

function wants(view: Playing, seat: Seat): boolean {
  return (view.won[seat] as number) < (view.bids[seat] as Bid).beads;
}

/** Bids by length and trumps, then follows the need of its bid. */
export const rulePlayer: Player = player<View>('rule player', (view, seat) => {
  if (view.phase === 'bid') {
    const hand = view.hands?.[seat] ?? [];
    const count = (colour: Colour) => hand.filter((card) => card.colour === colour).length;
    const long = COLOURS.filter((colour) => colour !== TRUMP && count(colour) >= 3).length;
    const beads = Math.round(10 / view.seats - 1.2 + 0.55 * count(TRUMP) + 0.15 * long);
    return { type: 'bid', seat, beads: Math.max(0, Math.min(10, beads)), shield: false };
  }
  const now = view as Playing;
  const list = plays(now, seat);
  const trump = (play: Play) => (play.colour === TRUMP ? 1 : 0);
  if (wants(now, seat)) {
    if (now.trick.led === null) return said(by(list, (p) => p.about + 3 * trump(p)));
    const follows = list[0]?.colour === now.trick.led;
    if (follows) return said(by(list, (p) => p.about));
    return said(by(list, (p) => 20 * trump(p) - p.about));
  }
  if (now.trick.led === null) return said(by(list, (p) => -p.about - 6 * trump(p)));
  const follows = list[0]?.colour === now.trick.led;
  if (follows) return said(duck(now, list));
  return said(by(list, (p) => p.about - 20 * trump(p)));
});

/** The highest that should stay below the best card of the trick. */
function duck(view: Playing, list: readonly Play[]): Play {
  const { led, cards } = view.trick;
  const trumped = led !== TRUMP && cards.some(({ card }) => card.colour === TRUMP);
  const best = Math.max(
    ...cards.filter(({ card }) => card.colour === led).map((c) => c.card.value),
  );
  const below = trumped ? list : list.filter(({ about }) => about < best);
  return below.length > 0 ? by(below, (p) => p.about) : by(list, (p) => -p.about);
}

/** Every option in turn, then anything at all to the end of the deal. */
export function monteCarlo(iterations: number): Player {
  return player<View>(`Monte Carlo ${iterations}, random play-outs`, (view, seat, rng) => {
    const options: unknown[] = optionsOf(view, seat);
    if (options.length === 1) return options[0];
    const sums = filled(options.length, 0);
    const visits = filled(options.length, 0);
    for (let i = 0; i < iterations; i += 1) {
      const option = i % options.length;
      const state = promin.imagine(view, seat, rng);
      const move = promin.meant(state, seat, options[option]) as Move;
      sums[option] =
        (sums[option] as number) + randomDeal(promin.applyJudged(state, move), seat, rng);
      visits[option] = (visits[option] as number) + 1;
    }
    let best = 0;
    options.forEach((_, i) => {
      const mean = (j: number) => (sums[j] as number) / Math.max(1, visits[j] as number);
      if (visits[i] && mean(i) > mean(best)) best = i;
    });
    return options[best];
  });
}

function optionsOf(view: View, seat: Seat): unknown[] {
  if (view.phase === 'play') return plays(view, seat).map(said);
  const out: unknown[] = [];
  for (let beads = 0; beads <= 6; beads += 1)
    for (const shield of [false, true]) out.push({ type: 'bid', seat, beads, shield });
  return out;
}

function randomDeal(from: State, seat: Seat, rng: Rng): number {
  const deals = from.pad.length;
  let state = from;
  while (state.pad.length === deals) {
    const actor = promin.turn(state).actors[0] as Seat;
    const offers = promin.offers(state, actor);
    const few = state.phase === 'bid' ? offers.slice(0, 10) : offers;
    state = promin.applyJudged(state, pick(rng, few));
  }
  const points = promin.standing(state).points;
  const earlier = promin.standing(from).points;
  const got = points.map((p, s) => p - (earlier[s] as number));
  const total = got.reduce((a, b) => a + b, 0);
  const own = got[seat] as number;
  return own - (total - own) / (got.length - 1);
}

/** Always takes the shield, counts on expected values, ducks with the middle and wins with the ends. */
export const shieldPlayer: Player = player<View>('shield player', (view, seat) => {
  if (view.phase === 'bid') {
    const strong = ranges(view).filter((range, i) => {
      const colour = view.hands?.[seat]?.[i]?.colour as Colour;
      const about = range.reduce((a, b) => a + b, 0) / range.length;
      return about > view.highest * (colour === TRUMP ? 0.4 : 0.78);
    }).length;
    return { type: 'bid', seat, beads: strong, shield: true };
  }
  const now = view as Playing;
  const list = plays(now, seat);
  const bid = now.bids[seat] as Bid;
  const short = bid.beads - (now.won[seat] as number);
  const left = 11 - now.trick.number;
  if (short > 0 && short * 2 >= left)
    return said(by(list, (p) => p.about + (p.colour === TRUMP ? 5 : 0)));
  if (short > 0) {
    const takes = by(list, (p) => p.about);
    return said(takes.about > now.highest * 0.7 ? takes : by(list, (p) => -p.about));
  }
  return said(by(list, (p) => -p.about - (p.colour === TRUMP ? 4 : 0)));
});

/** What is always bet, whatever lies in the hand; then the need of the bet. */
export function always(beads: number, shield: boolean): Player {
  return player<View>(`always ${beads}${shield ? ' and a shield' : ''}`, (view, seat, rng) =>
    view.phase === 'bid'
      ? { type: 'bid', seat, beads, shield }
      : rulePlayer.choose(view, seat, null, rng),
  );
}

/** Looks at the others' fronts: how many higher cards of the colour are about, and plays by that alone. */
export const counter: Player = player<View>('counter of higher cards', (view, seat) => {
  if (view.phase === 'bid') {
    const top = ranges(view);
    let tricks = 0;
    (view.hands?.[seat] ?? []).forEach((card, i) => {
      const range = top[i] ?? [];
      const about = range.reduce((a, b) => a + b, 0) / Math.max(1, range.length);
      const higher = frontsOf(view, seat, card.colour).filter((value) => value > about).length;
      tricks += card.colour === TRUMP ? 1 / (1 + 0.5 * higher) : 0.8 / (1 + higher * higher);
    });
    return { type: 'bid', seat, beads: Math.min(10, Math.round(tricks * 0.8)), shield: tricks > 4 };
  }
  const now = view as Playing;
  const list = plays(now, seat);
  const higher = (p: Play) =>
    frontsOf(now, seat, p.colour).filter((value) => value > p.about).length -
    (p.colour === TRUMP ? 3 : 0);
  return said(wants(now, seat) ? by(list, (p) => -higher(p)) : by(list, higher));
});

function frontsOf(view: Bidding | Playing, seat: Seat, colour: Colour): number[] {
  return (view.hands ?? []).flatMap((hand, s) =>
    s === seat
      ? []
      : hand.flatMap((card) =>
          colourIndex(card.colour) === colourIndex(colour) && 'value' in card ? [card.value] : [],
        ),
  );
}
