/** Who the bot of «Веселка» is tried against. */
import type { Rng, Seat } from '../../../engine/types';
import { countKinds, KINDS } from '../../../games/gems/rules/kinds';
import { veselka } from '../../../games/veselka/rules';
import type { Run, VeselkaMove, VeselkaView } from '../../../games/veselka/rules/types';
import { player, type Player } from '../player';

const NO_CHANCE: Rng = { below: () => 0, shuffle: (xs) => xs.slice() };

function runsOf(view: VeselkaView, seat: Seat): Run[] {
  const offers = veselka.offers(veselka.imagine(view, seat, NO_CHANCE), seat) as VeselkaMove[];
  return offers.filter((move): move is Run => move.type === 'run');
}

function doubles(view: VeselkaView): string[] {
  const counts = countKinds(view.hand ?? []);
  const cards: string[] = [];
  KINDS.forEach((kind, i) => {
    for (let n = (counts[i] as number) - 1; n > 0; n -= 1) cards.push(kind);
  });
  return cards.length > 0 ? cards : [...(view.hand ?? [])].slice(0, 4);
}

const longest = (runs: readonly Run[]): Run | null =>
  runs.reduce<Run | null>((best, run) => {
    if (best === null || run.cards.length > best.cards.length) return run;
    return run.cards.length === best.cards.length && run.keep ? run : best;
  }, null);

/** The longest run, kept where it can be; otherwise whatever is held twice goes. */
export const longestRun: Player = player<VeselkaView>('longest run', (view, seat) => {
  const run = longest(runsOf(view, seat));
  return run ?? { type: 'swap', seat, cards: doubles(view) };
});

/** Hurries to the rainbow: any run that ends in a missing colour, the shortest first. */
export const collector: Player = player<VeselkaView>('rainbow collector', (view, seat) => {
  const runs = runsOf(view, seat);
  const keeping = runs.filter(({ keep }) => keep).sort((x, y) => x.cards.length - y.cards.length);
  return keeping[0] ?? longest(runs) ?? { type: 'swap', seat, cards: doubles(view) };
});

/** What is not in the longest chain of neighbours goes. */
function besideChain(view: VeselkaView): string[] {
  const counts = countKinds(view.hand ?? []);
  let from = 0;
  let most = 0;
  KINDS.forEach((_, i) => {
    let length = 0;
    while (length < KINDS.length && (counts[(i + length) % KINDS.length] as number) > 0)
      length += 1;
    if (length > most) [from, most] = [i, length];
  });
  const cards = KINDS.flatMap((kind, i) => {
    const kept = (i - from + KINDS.length) % KINDS.length < most ? 1 : 0;
    return Array.from({ length: (counts[i] as number) - kept }, () => kind);
  });
  return cards.length > 0 ? cards : [...(view.hand ?? [])].slice(0, 1);
}

/** The longest run; otherwise all but the longest chain goes. */
export const chain: Player = player<VeselkaView>('chain', (view, seat) => {
  const run = longest(runsOf(view, seat));
  return run ?? { type: 'swap', seat, cards: besideChain(view) };
});

/** Waits for runs of five and more. */
export const patient: Player = player<VeselkaView>('patient', (view, seat) => {
  const run = longest(runsOf(view, seat));
  const worth = run !== null && (run.cards.length >= 5 || view.lap !== null);
  return worth ? run : { type: 'swap', seat, cards: doubles(view) };
});
