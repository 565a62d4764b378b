/** «Нізам» by whole turns: every sequence of a few shifts, points against the cards they cost, or three cards more. */
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
import { linesAlike } from '../../gems/bot/lines';
import { Planner, type Plan, type Rules } from '../../gems/bot/planner';
import { planOf, shiftOptions, shiftsIn } from '../../gems/bot/shifts';
import { countsOf } from '../../gems/rules/counts';
import { type Field, fieldOf, unshiftField } from '../../gems/rules/field';
import { type LineEnd, LINES } from '../../gems/rules/grid';
import type { Kind } from '../../gems/rules/kinds';
import { TAKE } from '../rules/position';
import type { NizamMove, NizamView, TableView } from '../rules/types';
import { pointsAt, signature } from './runs';

export type NizamChoice = Extract<NizamMove, { type: 'take' | 'shift' | 'done' | 'pass' }>;

export interface Skill {
  depth: number;
  /** Fields looked at for one decision. */
  cap: number;
  /** What a card in hand is worth, and what a turn is that only takes. */
  card: number;
  take: number;
  /** Points by which a guess may be off, either way. */
  noise: number;
}

const SKILLS: ByLevel<Skill> = {
  easy: { depth: 1, cap: 2000, card: 0.5, take: 1.6, noise: 1 },
  medium: { depth: 2, cap: 6000, card: 0.8, take: 3, noise: 0.3 },
  strong: { depth: 4, cap: 7000, card: 1, take: 6, noise: 0 },
};

/** How far such an estimate usually is off. */
const MODEL_ERROR = 0.7;
/** Fields between two frames. */
const SLICE = 250;

export const bot = botWith(SKILLS);

/** The same with other skills: for tournaments that tune them. */
export function botWith(skills: ByLevel<Skill>): Bot<NizamView, NizamChoice> {
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

function* thinkTurn(
  view: TableView,
  seat: Seat,
  skill: Skill,
  bits: () => number,
  wish: Wish,
): Thinking<NizamChoice> {
  const field = fieldOf(view.grid);
  const earlier = signaturesBefore(field, view.made);
  const hand = view.hands[seat]?.cards ?? [];
  const late = lateness(view);
  const game: Rules = {
    worth: (planner, depth) => pointsAt(planner, depth, earlier),
    card: skill.card * late,
  };
  const lies = linesAlike(field, 0) !== 0 || earlier.length > 0;
  const planner = new Planner(field, countsOf(hand), game, lies);
  const effort = effortOf(wish);
  const deeper = effort >= 4 && skill.depth > 3 ? 1 : 0;
  const plans = yield* planner.plans(skill.depth + deeper, skill.cap * effort, SLICE);
  const guess = (value: number): number => misjudged(value, skill.noise, bits);
  const options: Option<NizamChoice>[] = [];
  // Before the shifts: of what is worth the same, that which costs no card.
  const now = view.made.length > 0 ? pointsAt(planner, 0, earlier) : 0;
  if (view.made.length > 0) options.push(option({ type: 'done', seat }, now, 1));
  else if (canTake(view, seat)) options.push(option({ type: 'take', seat }, skill.take * late, 1));
  options.push(...shiftOptions(plans, seat, now, MODEL_ERROR, guess));
  if (options.length === 0) options.push(option({ type: 'pass', seat }, 0, 1));
  const made = thought(options, []);
  return { ...made, reasons: reasonsFor(made.choice, plans, view, seat) };
}

function option(choice: NizamChoice, value: number, visits: number): Option<NizamChoice> {
  return { choice, value, spread: MODEL_ERROR, visits };
}

function canTake(view: TableView, seat: Seat): boolean {
  if (view.deck === 0 && view.discard.length === 0) return false;
  if (view.handLimit === null) return true;
  const room = view.handLimit - (view.hands[seat]?.size ?? 0);
  return view.house.includes('A-N20') ? room > 0 : room >= TAKE;
}

/** Cards are worth less when few turns are left to use them. */
function lateness({ deck, outs, outsToEnd, seats }: TableView): number {
  const left = deck + (outsToEnd - outs - 1) * 40;
  return Math.min(1, left / (6 * seats));
}

/** Every line's run on each field of this turn before the present one. */
function signaturesBefore(field: Field, made: readonly LineEnd[]): number[] {
  const out: number[] = [];
  let before = field;
  for (let i = made.length - 1; i >= 0; i -= 1) {
    before = unshiftField(before, made[i] as LineEnd);
    for (let line = 0; line < LINES; line += 1) out.push(signature(before, 0, line));
  }
  return out;
}

/** What the plan scores, with how many shifts and cards; or how many cards are in hand and in the deck. */
function reasonsFor(
  choice: NizamChoice,
  plans: readonly Plan[],
  view: TableView,
  seat: Seat,
): Reason[] {
  const held: readonly Kind[] = view.hands[seat]?.cards ?? [];
  if (choice.type === 'shift') {
    const plan = planOf(plans, choice);
    const { points, cards } = plan;
    return [{ key: 'plan', facts: { points, shifts: shiftsIn(plan), cards, hand: held.length } }];
  }
  if (choice.type === 'done') {
    const runs = view.runs.filter(({ scores }) => scores).length;
    return [{ key: 'score', facts: { runs, shifts: view.shifts } }];
  }
  return [{ key: choice.type, facts: { hand: held.length, deck: view.deck } }];
}
