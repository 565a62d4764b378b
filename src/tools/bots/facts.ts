/** Reasons worked out a second time from the state, by the rules and not by what the bots think with. */
import type { GameRules, Seat } from '../../engine/types';
import type { Reason, Thought } from '../../bots/kit/types';

type Any = Record<string, unknown>;
type Check = (facts: Any, table: Table) => boolean;

interface Table {
  rules: GameRules;
  state: Any;
  seat: Seat;
  choice: Any;
  options: Thought['options'];
  /** What the open table and this seat see. */
  own: Any;
}

const list = (value: unknown): Any[] => value as Any[];
const numbers = (value: unknown): number[] => value as number[];

/** Everybody else's cards of a colour in «Промінь», from the masks of the state. */
function valuesOf({ state, seat }: Table, colour: string): number[] {
  const hands = numbers((state.known as Any).hands);
  const values: number[] = [];
  for (let s = 0; s * 5 < hands.length; s += 1)
    for (let value = 1; s !== seat && value <= 12; value += 1)
      if (((hands[s * 5 + 'rygbp'.indexOf(colour)] as number) >> value) & 1) values.push(value);
  return values;
}

const held = ({ state, seat }: Table, colour: string): number => {
  let mask = numbers((state.known as Any).hands)[seat * 5 + 'rygbp'.indexOf(colour)] as number;
  let count = 0;
  for (; mask !== 0; mask &= mask - 1) count += 1;
  return count;
};

function offered({ rules, seat }: Table, state: unknown): Any[] {
  return list(rules.offers(state, seat));
}

/**
 * Whether the shifts of a plan can be made for so many cards and lead where it says. The first is paid as chosen; of the
 * other payments any will do: three cards for one shift may be the very ones that a later shift needs.
 */
function shifted(
  table: Table,
  shifts: readonly Any[],
  cards: number,
  isTrue: (state: unknown) => boolean,
  state: unknown = table.state,
): boolean {
  const [end, ...later] = shifts;
  if (end === undefined) return cards === 0 && isTrue(state);
  const paid = state === table.state ? JSON.stringify(table.choice.pay) : null;
  return offered(table, state).some(
    (move) =>
      move.type === 'shift' &&
      move.line === end.line &&
      move.index === end.index &&
      move.edge === end.edge &&
      (paid === null || JSON.stringify(move.pay) === paid) &&
      list(move.pay).length <= cards &&
      shifted(
        table,
        later,
        cards - list(move.pay).length,
        isTrue,
        table.rules.applyJudged(state, move),
      ),
  );
}

const pointsOf = ({ rules, seat }: Table, state: unknown): number =>
  rules.standing(state).points[seat] as number;

const CHECKS: Record<string, Record<string, Check>> = {
  promin: {
    trumps: (facts, table) => {
      const others = valuesOf(table, 'y');
      return (
        facts.own === held(table, 'y') &&
        facts.others === others.length &&
        facts.highest === (others.length > 0 ? Math.max(...others) : null)
      );
    },
    bets: (facts, { state }) => {
      const beads = list(state.bids).reduce((sum, bid) => sum + (bid.beads as number), 0);
      return (
        facts.seats === list(state.bids).length && facts.beads === beads && facts.tricks === 10
      );
    },
    need: (facts, { state, seat }) => {
      const bid = list(state.bids)[seat] as Any;
      const played = numbers(state.won).reduce((a, b) => a + b, 0);
      return (
        facts.beads === bid.beads &&
        facts.shield === bid.shield &&
        facts.won === numbers(state.won)[seat] &&
        facts.left === 10 - played
      );
    },
    colour: (facts, table) => {
      const others = valuesOf(table, facts.colour as string);
      return (
        facts.colour === table.choice.colour &&
        facts.others === others.length &&
        facts.highest === (others.length > 0 ? Math.max(...others) : null)
      );
    },
  },
  qwinto: {
    writable: (facts, table) => sumsFit(facts, table),
    again: (facts, table) => facts.sum === table.own.sum && sumsFit(facts, table),
    pass: (facts, { state, seat }) =>
      facts.sum === state.sum && facts.misthrows === (list(state.sheets)[seat] as Any).misthrows,
    between: (facts, { state, seat, choice }) => {
      const cells = (list(state.sheets)[seat] as Any)[choice.row as string] as (number | null)[];
      const { left, right } = facts as { left: number | null; right: number | null };
      const known = [left, right].every((number) => number === null || cells.includes(number));
      const sum = state.sum as number;
      const none = cells.every(
        (number) => number === null || number <= (left ?? 0) || number >= (right ?? 99),
      );
      return known && none && (left ?? 0) < sum && sum < (right ?? 99) && facts.sum === sum;
    },
  },
  nizam: {
    plan: (facts, table) => {
      const scores = (state: unknown): boolean => {
        const scored = table.rules.applyJudged(state, { type: 'done', seat: table.seat });
        return pointsOf(table, scored) - pointsOf(table, table.state) === facts.points;
      };
      return (
        shifted(table, list(facts.shifts), facts.cards as number, scores) && handIs(facts, table)
      );
    },
    score: (facts, table) => {
      const runs = list(table.own.runs).filter(({ scores }) => scores).length;
      return facts.runs === runs && facts.shifts === (table.state.made as string).length;
    },
    take: handAndDeck,
    pass: handAndDeck,
  },
  perlyna: {
    plan: (facts, table) => {
      const claims = (state: unknown): boolean => {
        const done = offered(table, state).filter(({ type }) => type === 'done');
        return Math.max(...done.map(({ tasks }) => list(tasks).length)) === facts.tasks;
      };
      return (
        shifted(table, list(facts.shifts), facts.cards as number, claims) && handIs(facts, table)
      );
    },
    claim: (facts, { state, seat, choice }) =>
      JSON.stringify(facts.tasks) === JSON.stringify(choice.tasks) &&
      facts.shifts === state.shifts &&
      facts.done === (list(state.piles)[seat] as unknown as unknown[]).length,
    take: handAndDeck,
    pass: handAndDeck,
  },
  split: {
    part: (facts, { state, choice }) => {
      const { part, at } = state as unknown as { part: Any; at: number[] };
      const from = part.from as number;
      const edges = [from, ...at.map((place) => from + place), part.to as number];
      const index = choice.part as number;
      const cards = list((state.table as Any).row).slice(edges[index], edges[index + 1]);
      return (
        JSON.stringify(facts.cards) === JSON.stringify(cards) &&
        facts.part === index &&
        facts.voters === list(part.contenders).length
      );
    },
    // Only where it did not choose what is worth most: then as many parts are worth nearly that.
    mixed: (facts, { options, choice }) => {
      const [best, ...others] = options.map(({ value }) => value) as [number, ...number[]];
      const near = others.filter((value) => best - value <= 0.75).length + 1;
      return facts.parts === near && near > 1 && options[0]?.choice !== choice;
    },
    cut: (facts, { state }) => {
      const part = state.part as Any;
      const total = numbers(facts.sizes).reduce((a, b) => a + b, 0);
      return (
        total === (part.to as number) - (part.from as number) &&
        facts.voters === list(part.contenders).length
      );
    },
    pile: (facts, { state, seat, choice }) => {
      const i = (choice.value as number) - 1;
      const counts = list((state.table as Any).fronts).map(
        (front) => (numbers(front.numbers)[i] as number) + (numbers(front.jokers)[i] as number),
      );
      const others = counts.filter((_, s) => s !== seat);
      return facts.own === counts[seat] && facts.most === Math.max(...others);
    },
  },
  veselka: {
    run: (facts, { rules, state, seat, choice }) => {
      const after = rules.applyJudged(state, choice);
      const gained =
        (rules.standing(after).points[seat] as number) -
        (rules.standing(state).points[seat] as number);
      const rainbow = list((list(state.sheets)[seat] as Any).rainbow).length;
      return (
        facts.points === gained &&
        facts.length === list(choice.cards).length &&
        facts.keep === choice.keep &&
        facts.rainbow === rainbow
      );
    },
    swap: (facts, { own, state, choice }) =>
      facts.cards === list(choice.cards).length &&
      facts.colours === new Set(list(own.hand)).size &&
      facts.top === (state.stock as Any).top,
  },
};

function handIs(facts: Any, { own, seat }: Table): boolean {
  return facts.hand === (list(own.hands)[seat] as Any).size;
}

function handAndDeck(facts: Any, table: Table): boolean {
  return handIs(facts, table) && facts.deck === (table.state.stock as Any).size;
}

/** Each sum of these dice is tried as a write. */
function sumsFit(facts: Any, { rules, state, seat }: Table): boolean {
  const dice = facts.dice as string[];
  let sums = 0;
  let of = 0;
  for (let sum = dice.length; sum <= 6 * dice.length; sum += 1) {
    of += 1;
    const { mode, active, sheets, rolls } = state;
    const entries = list(sheets).map(() => null);
    const writing = { phase: 'write', mode, active, sheets, rolls, dice, values: [], sum, entries };
    if (list(rules.offers(writing, seat)).length > 1) sums += 1;
  }
  return facts.sums === sums && facts.of === of;
}

export function factsFaults(
  rules: GameRules,
  state: unknown,
  seat: Seat,
  { choice, options, reasons }: Thought,
): string[] {
  const table = {
    rules,
    state: state as Any,
    seat,
    choice: choice as Any,
    options,
    own: rules.view(state, seat) as Any,
  };
  if (reasons.length === 0) return ['no reason'];
  return reasons.flatMap(({ key, facts }: Reason) => {
    const check = CHECKS[rules.id]?.[key];
    if (check === undefined) return [`unknown reason ${key}`];
    return check(facts as Any, table) ? [] : [`${key} is not true: ${JSON.stringify(facts)}`];
  });
}
