/** «Перлина Сходу» by whole turns: shifts that complete most tasks for the cards they cost, or three cards more. */
import type { Seat } from '../../../engine/types';
import { quickFrom } from '../../../bots/kit/quick';
import {
  effortOf,
  notMyTurn,
  ofLevel,
  type Bot,
  type ByLevel,
  type Option,
  type Reason,
  type Thinking,
  type Wish,
} from '../../../bots/kit/types';
import { misjudged, thought } from '../../../bots/kit/weigh';
import { Planner, type Plan, type Rules } from '../../gems/bot/planner';
import { planOf, shiftOptions, shiftsIn } from '../../gems/bot/shifts';
import { countsOf } from '../../gems/rules/counts';
import { fieldOf, shiftField } from '../../gems/rules/field';
import { type LineEnd, SIDE } from '../../gems/rules/grid';
import { type Kind, KINDS, kindIndex } from '../../gems/rules/kinds';
import { TASKS } from '../rules/scoring';
import type { PerlynaMove, PerlynaView, TableView } from '../rules/types';
import { claimable, completed } from './tasks';

export type PerlynaChoice = Extract<PerlynaMove, { type: 'take' | 'shift' | 'done' | 'pass' }>;

export interface Skill {
  depth: number;
  cap: number;
  /** In tasks: what a card in hand is worth, and a turn that only takes. */
  card: number;
  take: number;
  /** By how much that is less with every card there is already. */
  fade: number;
  /** With so many cards one shift more is looked at. */
  rich: number;
  /** What a line that the next player may claim costs. */
  leave: number;
  /** Tasks by which a guess may be off, either way. */
  noise: number;
}

const SKILLS: ByLevel<Skill> = {
  easy: { depth: 1, cap: 2000, card: 0.15, take: 0.3, fade: 0, rich: 15, leave: 0, noise: 0.2 },
  medium: { depth: 2, cap: 6000, card: 0.2, take: 0.4, fade: 0, rich: 99, leave: 0, noise: 0.5 },
  strong: {
    depth: 4,
    cap: 14000,
    card: 0.1,
    take: 1.1,
    fade: 0.06,
    rich: 99,
    leave: 0.1,
    noise: 0,
  },
};

const MODEL_ERROR = 0.25;
const SLICE = 250;
/** The last task wins the match. */
const VICTORY = 20;

export const bot = botWith(SKILLS);

/** The same with other skills: for tournaments that tune them. */
export function botWith(skills: ByLevel<Skill>): Bot<PerlynaView, PerlynaChoice> {
  return {
    remember: () => null,
    think(view, seat, _memory, rng, wish) {
      const skill = ofLevel(skills, wish);
      if (view.mode !== 'virtual' || view.phase !== 'act' || view.toPlay !== seat)
        throw notMyTurn(seat, view.phase);
      return thinkTurn(view, seat, skill, quickFrom(rng).bits, wish);
    },
  };
}

function maskOf(kinds: readonly Kind[]): number {
  let mask = 0;
  for (const kind of kinds) mask |= 1 << kindIndex(kind);
  return mask;
}

/** Kinds this seat may still claim; tops of the others block (E-4.6) unless a deadlock lifts that. */
function openOf(view: TableView, seat: Seat): number {
  let open = 0xff & ~maskOf(view.piles[seat] as readonly Kind[]);
  if (view.lifted) return open;
  view.piles.forEach((pile, other) => {
    const top = pile[pile.length - 1];
    if (other !== seat && top !== undefined) open &= ~(1 << kindIndex(top));
  });
  return open;
}

function* thinkTurn(
  view: TableView,
  seat: Seat,
  skill: Skill,
  bits: () => number,
  wish: Wish,
): Thinking<PerlynaChoice> {
  const open = openOf(view, seat);
  const next = openOf(view, (seat + 1) % view.seats);
  const missing = TASKS - (view.piles[seat] as readonly Kind[]).length;
  const worth = (complete: number): number => {
    const tasks = claimable(complete, open);
    if (tasks >= missing) return VICTORY;
    // One of them the own top will block.
    const left =
      skill.leave === 0 ? 0 : Math.max(0, claimable(complete, next) - (tasks > 0 ? 1 : 0));
    return tasks - skill.leave * left;
  };
  const game: Rules = {
    worth: (planner, depth) => worth(completed(planner.rows, depth * SIDE)),
    card: skill.card,
  };
  const hand = view.hands[seat]?.cards ?? [];
  const planner = new Planner(fieldOf(view.grid), countsOf(hand), game, false);
  const effort = effortOf(wish);
  const deeper = (effort >= 4 && skill.depth > 2 ? 1 : 0) + (hand.length >= skill.rich ? 1 : 0);
  const plans = yield* planner.plans(skill.depth + deeper, skill.cap * effort, SLICE);
  const guess = (value: number): number => misjudged(value, skill.noise, bits);
  const options: Option<PerlynaChoice>[] = [];
  // Before the shifts: of what is worth the same, that which costs no card.
  const complete = completed(planner.rows, 0);
  const now = view.shifts > 0 ? worth(complete) : 0;
  if (view.shifts > 0)
    for (const tasks of claimsOf(view, seat, complete & 0xff & open, (complete >>> 8) & open))
      options.push(option({ type: 'done', seat, tasks }, now, 1));
  else if (view.deck > 0 || view.discard.length > 0)
    options.push(option({ type: 'take', seat }, skill.take - skill.fade * hand.length, 1));
  options.push(...shiftOptions(plans, seat, now, MODEL_ERROR, guess));
  if (options.length === 0) options.push(option({ type: 'pass', seat }, 0, 1));
  const made = thought(options, []);
  return { ...made, reasons: reasonsFor(made.choice, plans, view, seat) };
}

function option(choice: PerlynaChoice, value: number, visits: number): Option<PerlynaChoice> {
  return { choice, value, spread: MODEL_ERROR, visits };
}

/** All that lies there, with each kind that needs the pearl; what hinders the others most comes to lie on top. */
function claimsOf(view: TableView, seat: Seat, natural: number, withPearl: number): Kind[][] {
  const hinders = (kind: Kind): number => {
    let sum = 0;
    view.piles.forEach((pile, other) => {
      if (other === seat || pile.includes(kind)) return;
      const after = (other - seat + view.seats) % view.seats;
      sum += pile.length + 1 + (after === 1 ? 2 : 0);
    });
    return sum;
  };
  const inOrder = (mask: number): Kind[] =>
    KINDS.filter((_, i) => ((mask >> i) & 1) === 1).sort((x, y) => hinders(x) - hinders(y));
  if (withPearl === 0) return [inOrder(natural)];
  const claims: Kind[][] = [];
  for (let kind = 0; kind < KINDS.length; kind += 1)
    if ((withPearl >> kind) & 1) claims.push(inOrder(natural | (1 << kind)));
  const last = (claim: Kind[]): number => hinders(claim[claim.length - 1] as Kind);
  return claims.sort((x, y) => last(y) - last(x));
}

/** What the plan completes, with how many shifts and cards; what is claimed; or hand and deck. */
function reasonsFor(
  choice: PerlynaChoice,
  plans: readonly Plan[],
  view: TableView,
  seat: Seat,
): Reason[] {
  const hand = view.hands[seat]?.size ?? 0;
  const done = (view.piles[seat] as readonly Kind[]).length;
  if (choice.type === 'shift') {
    const plan = planOf(plans, choice);
    const shifts = shiftsIn(plan);
    const tasks = tasksAfter(view, seat, shifts);
    return [{ key: 'plan', facts: { tasks, shifts, cards: plan.cards, hand, done } }];
  }
  if (choice.type === 'done')
    return [
      {
        key: 'claim',
        facts: { tasks: choice.tasks.slice(), shifts: view.shifts, done },
      },
    ];
  return [{ key: choice.type, facts: { hand, deck: view.deck } }];
}

/** How many tasks could be claimed after these shifts. */
function tasksAfter(view: TableView, seat: Seat, shifts: readonly LineEnd[]): number {
  let field = fieldOf(view.grid);
  for (const { line, index, edge } of shifts) field = shiftField(field, line, index, edge);
  return claimable(completed(field, 0), openOf(view, seat));
}
