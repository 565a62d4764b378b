/**
 * Whole turns on the 5×5 field: every sequence of a few shifts that the hand can pay for, and what the best of those that
 * begin with a given shift comes to. Fields are five packed rows as in ../rules/field, one below the other on a stack, so
 * that nothing is made on the way. What a field is worth is the game's.
 */
import { countOf, type Counts } from '../rules/counts';
import type { Field } from '../rules/field';
import { ENDS, SIDE } from '../rules/grid';
import { KINDS, type Kind } from '../rules/kinds';

const BITS = 4;
const CARD = 15;
const LAST_BITS = (SIDE - 1) * BITS;
const ROW = (1 << (SIDE * BITS)) - 1;
const END_COUNT = ENDS.length;
const THREE = 3;
const DEEPEST = 8;

export interface Rules {
  /** Points of the field at this depth of the stack; at least 0. */
  worth(planner: Planner, depth: number): number;
  /** What a card is worth to its holder. */
  card: number;
}

/** The best turn that begins with one shift. */
export interface Plan {
  end: number;
  pay: Kind[];
  value: number;
  /** Of `value`, before the cards are counted. */
  points: number;
  /** The ends in their order, this one first. */
  path: number[];
  cards: number;
  nodes: number;
}

export class Planner {
  /** Five rows a depth. */
  readonly rows: number[] = new Array<number>(SIDE * (DEEPEST + 1)).fill(0);
  /** Which end was shifted to come to a depth. */
  readonly path: number[] = new Array<number>(DEEPEST + 1).fill(-1);
  readonly hand: number[] = KINDS.map(() => 0);
  size = 0;
  nodes = 0;
  private limit = 0;
  private budget = 0;
  private best = 0;
  private bestPoints = 0;
  private bestPath: number[] = [];
  private bestCards = 0;

  constructor(
    field: Field,
    cards: Counts,
    private readonly game: Rules,
    /** Going back is worth a thought only where something lies that may be broken and joined. */
    private readonly back: boolean,
  ) {
    for (let row = 0; row < SIDE; row += 1) this.rows[row] = field[row] as number;
    for (let kind = 0; kind < KINDS.length; kind += 1) {
      this.hand[kind] = countOf(cards, kind);
      this.size += countOf(cards, kind);
    }
  }

  /** The kind of the card that this end sends round, 8 and more for the pearl. */
  private edge(depth: number, end: number): number {
    const line = end >> 1;
    const base = depth * SIDE;
    const last = (end & 1) === 1;
    if (line < SIDE) return ((this.rows[base + line] as number) >>> (last ? LAST_BITS : 0)) & CARD;
    const row = this.rows[base + (last ? SIDE - 1 : 0)] as number;
    return (row >>> ((line - SIDE) * BITS)) & CARD;
  }

  /** Writes the shifted field one depth further down. */
  private shift(depth: number, end: number): void {
    const { rows } = this;
    const from = depth * SIDE;
    const to = from + SIDE;
    const line = end >> 1;
    const last = (end & 1) === 1;
    if (line < SIDE) {
      for (let row = 0; row < SIDE; row += 1) rows[to + row] = rows[from + row] as number;
      const row = rows[from + line] as number;
      rows[to + line] = last
        ? ((row << BITS) & ROW) | (row >>> LAST_BITS)
        : (row >>> BITS) | ((row & CARD) << LAST_BITS);
    } else {
      const column = CARD << ((line - SIDE) * BITS);
      const a = rows[from] as number;
      const b = rows[from + 1] as number;
      const c = rows[from + 2] as number;
      const d = rows[from + 3] as number;
      const e = rows[from + 4] as number;
      rows[to] = (a & ~column) | ((last ? e : b) & column);
      rows[to + 1] = (b & ~column) | ((last ? a : c) & column);
      rows[to + 2] = (c & ~column) | ((last ? b : d) & column);
      rows[to + 3] = (d & ~column) | ((last ? c : e) & column);
      rows[to + 4] = (e & ~column) | ((last ? d : a) & column);
    }
    this.path[depth + 1] = end;
  }

  /** The same turn is found in another order, or this only takes the last shift back. */
  private idle(depth: number, end: number): boolean {
    const before = this.path[depth] as number;
    if (depth === 0 || before < 0) return false;
    const line = end >> 1;
    const earlier = before >> 1;
    if (line === earlier) return end !== before && !this.back;
    return line < SIDE === earlier < SIDE && line < earlier;
  }

  private look(depth: number, cards: number): void {
    this.nodes += 1;
    const points = this.game.worth(this, depth);
    const value = points - this.game.card * cards;
    if (value <= this.best) return;
    this.best = value;
    this.bestPoints = points;
    this.bestPath = this.path.slice(1, depth + 1);
    this.bestCards = cards;
  }

  private dive(depth: number, cards: number): void {
    if (depth >= this.limit) return;
    for (let end = 0; end < END_COUNT; end += 1) {
      if (this.nodes >= this.budget) return;
      const kind = this.edge(depth, end);
      const held = kind < KINDS.length ? (this.hand[kind] as number) : 0;
      if (held === 0 || this.idle(depth, end)) continue;
      this.hand[kind] = held - 1;
      this.shift(depth, end);
      this.look(depth + 1, cards + 1);
      this.dive(depth + 1, cards + 1);
      this.hand[kind] = held;
    }
  }

  /** The ends that can be paid for, each with its payment. */
  payments(depth: number): { end: number; pay: Kind[] }[] {
    const out: { end: number; pay: Kind[] }[] = [];
    for (let end = 0; end < END_COUNT; end += 1) {
      const kind = this.edge(depth, end);
      if (kind < KINDS.length && (this.hand[kind] as number) > 0)
        out.push({ end, pay: [KINDS[kind] as Kind] });
      else if (kind <= KINDS.length && this.size >= THREE)
        out.push({ end, pay: this.threeFor(kind, depth) });
    }
    return out;
  }

  /** The three that will be missed least: kinds that no end asks for first, then those there are most of. */
  private threeFor(kind: number, depth: number): Kind[] {
    const asked = KINDS.map(() => 0);
    for (let end = 0; end < END_COUNT; end += 1) {
      const edge = this.edge(depth, end);
      if (edge < KINDS.length) asked[edge] = (asked[edge] as number) + 1;
    }
    const left = this.hand.slice();
    const paid: number[] = [];
    while (paid.length < THREE) {
      let least = -1;
      for (let k = 0; k < KINDS.length; k += 1) {
        if (left[k] === 0 || k === kind) continue;
        const missed = (asked[k] as number) - 3 * (left[k] as number);
        const other = least < 0 ? Infinity : (asked[least] as number) - 3 * (left[least] as number);
        if (missed < other) least = k;
      }
      if (least < 0) least = kind;
      left[least] = (left[least] as number) - 1;
      paid.push(least);
    }
    return paid.sort((x, y) => x - y).map((k) => KINDS[k] as Kind);
  }

  private pay(pay: readonly Kind[], sign: number): void {
    for (const card of pay) {
      const kind = KINDS.indexOf(card);
      this.hand[kind] = (this.hand[kind] as number) + sign;
    }
    this.size += sign * pay.length;
  }

  /**
   * All plans, one for each end that can be paid for. `depth` shifts at most and about `cap` fields, shared evenly; up to
   * three shifts first, then deeper as far as the cap goes. Yields every `slice` fields.
   */
  *plans(depth: number, cap: number, slice: number): Generator<void, Plan[]> {
    const first = this.payments(0);
    const plans: Plan[] = [];
    let yielded = this.nodes;
    for (const full of depth > THREE ? [THREE, depth] : [depth]) {
      const share = Math.max(1, Math.floor((cap - this.nodes) / Math.max(1, first.length)));
      for (let i = 0; i < first.length; i += 1) {
        const { end, pay } = first[i] as { end: number; pay: Kind[] };
        const known = plans[i];
        const begun = this.nodes;
        this.best = known === undefined ? -Infinity : known.value;
        this.bestPath = [];
        this.limit = full;
        this.pay(pay, -1);
        this.shift(0, end);
        if (known === undefined) this.look(1, pay.length);
        const second = full > 1 ? this.payments(1) : [];
        for (let j = 0; j < second.length; j += 1) {
          const next = second[j] as { end: number; pay: Kind[] };
          if (this.idle(1, next.end)) continue;
          const rest = begun + share - this.nodes;
          if (rest <= 0) break;
          this.budget = this.nodes + Math.min(slice, Math.ceil((2 * rest) / (second.length - j)));
          this.pay(next.pay, -1);
          this.shift(1, next.end);
          this.look(2, pay.length + next.pay.length);
          this.dive(2, pay.length + next.pay.length);
          this.pay(next.pay, 1);
          if (this.nodes - yielded < slice) continue;
          yielded = this.nodes;
          yield;
        }
        this.pay(pay, 1);
        const nodes = (known?.nodes ?? 0) + this.nodes - begun;
        plans[i] =
          this.bestPath.length === 0 && known !== undefined
            ? { ...known, nodes }
            : {
                end,
                pay,
                value: this.best,
                points: this.bestPoints,
                path: this.bestPath,
                cards: this.bestCards,
                nodes,
              };
      }
    }
    return plans;
  }
}
