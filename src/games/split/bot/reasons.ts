/** Why, as facts that lie on the table. */
import type { Seat } from '../../../engine/types';
import type { Reason } from '../../../bots/kit/types';
import type { Card, Front, SplitMove, SplitView } from '../rules/types';

function cardsOf(
  view: { table: { row: readonly { card: Card }[] } },
  from: number,
  to: number,
): Card[] {
  return view.table.row.slice(from, to).map(({ card }) => card);
}

/** The cards of the part, and how many may claim it. */
export function voteReasons(
  view: Extract<SplitView, { phase: 'vote' }>,
  _seat: Seat,
  choice: SplitMove,
): Reason[] {
  if (choice.type !== 'vote') return [];
  const { part, at } = view;
  const edges = [part.from, ...at.map((place) => part.from + place), part.to];
  const cards = cardsOf(view, edges[choice.part] as number, edges[choice.part + 1] as number);
  return [
    {
      key: 'part',
      facts: { part: choice.part, cards, voters: part.contenders.length },
    },
  ];
}

export function cutReasons(
  view: Extract<SplitView, { phase: 'cut' }>,
  choice: SplitMove,
): Reason[] {
  if (choice.type !== 'cut') return [];
  const { part } = view;
  const edges = [0, ...choice.at, part.to - part.from];
  const sizes = edges.slice(1).map((edge, i) => edge - (edges[i] as number));
  return [{ key: 'cut', facts: { sizes, voters: part.contenders.length } }];
}

/** Own cards of the value and the most that somebody else has. */
export function jokerReasons(fronts: readonly Front[], seat: Seat, choice: SplitMove): Reason[] {
  if (choice.type !== 'joker') return [];
  const i = choice.value - 1;
  const counts = fronts.map(
    ({ numbers, jokers }) => (numbers[i] as number) + (jokers[i] as number),
  );
  const most = Math.max(...counts.filter((_, s) => s !== seat));
  return [{ key: 'pile', facts: { value: choice.value, own: counts[seat], most } }];
}
