/** Who the bot of «Поділ» is tried against. */
import type { Rng, Seat } from '../../../engine/types';
import { split } from '../../../games/split/rules';
import type { Card, Front, SplitMove, SplitView } from '../../../games/split/rules/types';
import { player, type Player } from '../player';
import { pick } from '../seeded';

type Voting = Extract<SplitView, { phase: 'vote' }>;

/** A card more of a value counts the more the nearer one is to having most of it. */
function worthOf(cards: readonly Card[], fronts: readonly Front[], seat: Seat): number {
  let worth = 0;
  for (const card of cards) {
    if (card === 'joker') {
      worth += 3;
      continue;
    }
    const count = (s: Seat): number => {
      const { numbers, jokers } = fronts[s] as Front;
      return (numbers[card - 1] as number) + (jokers[card - 1] as number);
    };
    const most = Math.max(0, ...fronts.map((_, s) => (s === seat ? 0 : count(s))));
    const behind = most - count(seat);
    worth += card * (behind < 0 ? 0.3 : behind <= 1 ? 0.7 : 0.4 / behind);
  }
  return worth;
}

function partsOf(view: Voting): Card[][] {
  const { part, at } = view;
  const edges = [part.from, ...at.map((place) => part.from + place), part.to];
  return edges
    .slice(1)
    .map((to, i) => view.table.row.slice(edges[i] as number, to).map(({ card }) => card));
}

function offers(view: SplitView, seat: Seat, rng: Rng): readonly SplitMove[] {
  return split.offers(split.imagine(view, seat, rng), seat);
}

function drawn(weights: readonly number[], rng: Rng): number {
  const total = weights.reduce((a, b) => a + b, 0);
  let left = (rng.below(100_000) / 100_000) * total;
  for (let i = 0; i < weights.length; i += 1) {
    left -= weights[i] as number;
    if (left < 0) return i;
  }
  return 0;
}

function joker(view: Extract<SplitView, { phase: 'joker' }>, seat: Seat): SplitMove {
  return { type: 'joker', seat, value: view.piles[view.piles.length - 1] as number };
}

/** Votes for a part the more often the more it is worth; cuts as evenly as it can. */
export function softmax(heat: number): Player {
  return player<SplitView>('softmax voter', (view, seat, rng) => {
    if (view.phase === 'vote') {
      const worths = partsOf(view).map((cards) => worthOf(cards, view.table.fronts, seat));
      const weights = worths.map((worth) => Math.exp(worth / heat));
      return { type: 'vote', seat, part: drawn(weights, rng) };
    }
    if (view.phase === 'joker') return joker(view, seat);
    return evenCut(view as Extract<SplitView, { phase: 'cut' }>, seat, rng);
  });
}

function evenCut(view: Extract<SplitView, { phase: 'cut' }>, seat: Seat, rng: Rng): SplitMove {
  const { part, table } = view;
  const spreadOf = (move: SplitMove): number => {
    if (move.type !== 'cut') return 0;
    const edges = [part.from, ...move.at.map((place) => part.from + place), part.to];
    const worths = edges.slice(1).map((to, i) =>
      worthOf(
        table.row.slice(edges[i] as number, to).map(({ card }) => card),
        table.fronts,
        seat,
      ),
    );
    return Math.max(...worths) - Math.min(...worths);
  };
  return offers(view, seat, rng)
    .slice()
    .sort((x, y) => spreadOf(x) - spreadOf(y))[0] as SplitMove;
}

/** Any part, any cut. */
export const uniform: Player = player<SplitView>('uniform voter', (view, seat, rng) =>
  view.phase === 'joker' ? joker(view, seat) : pick(rng, offers(view, seat, rng)),
);

/** Shuns what everybody wants: mostly the second best part. */
export const contrarian: Player = player<SplitView>('contrarian', (view, seat, rng) => {
  if (view.phase === 'joker') return joker(view, seat);
  if (view.phase !== 'vote')
    return evenCut(view as Extract<SplitView, { phase: 'cut' }>, seat, rng);
  const ranked = partsOf(view)
    .map((cards, part) => ({ part, worth: worthOf(cards, view.table.fronts, seat) }))
    .sort((x, y) => y.worth - x.worth);
  const place = drawn([3, 5, 2].slice(0, ranked.length), rng);
  return { type: 'vote', seat, part: ranked[place]?.part ?? 0 };
});

/** Thinks one step: the others take what is best for them, so what most of them would take is worth little. */
export const oneStep: Player = player<SplitView>('one step ahead', (view, seat, rng) => {
  if (view.phase !== 'vote') return greedy.choose(view, seat, null, rng);
  const parts = partsOf(view);
  const worthTo = (s: Seat): number[] => parts.map((cards) => worthOf(cards, view.table.fronts, s));
  const wanted = view.part.contenders.flatMap((s) => {
    const worths = worthTo(s);
    return s === seat ? [] : [worths.indexOf(Math.max(...worths))];
  });
  const worths = worthTo(seat).map(
    (worth, part) => worth / (1 + 2 * wanted.filter((other) => other === part).length),
  );
  return { type: 'vote', seat, part: worths.indexOf(Math.max(...worths)) };
});

/** Always the best part: three of them collide for ever. */
export const greedy: Player = player<SplitView>('greedy voter', (view, seat, rng) => {
  if (view.phase === 'joker') return joker(view, seat);
  if (view.phase !== 'vote')
    return evenCut(view as Extract<SplitView, { phase: 'cut' }>, seat, rng);
  const worths = partsOf(view).map((cards) => worthOf(cards, view.table.fronts, seat));
  return { type: 'vote', seat, part: worths.indexOf(Math.max(...worths)) };
});
