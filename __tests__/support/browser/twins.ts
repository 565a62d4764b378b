/**
 * Two matches that differ only in something hidden, played side by side with the same chance. What a
 * viewer sees of both by the rules is the same; so must be everything that is on the page.
 */
import { games } from '../../../src/games/rules';
import type { GameRules, Rng, Setup, Viewer } from '../../../src/engine/types';
import type { GameId } from '../../../src/games';
import { rngFor } from '../../../src/match/chance';
import { quickRng, pick } from '../quickRng';

export interface Entry {
  readonly type: string;
  readonly seat?: number;
  readonly [key: string]: unknown;
}

export interface Step {
  /** What is played on either side; the same unless it is the secret itself. */
  moves: readonly [Entry, Entry];
  /** The deck's move: the app makes it by itself once the deal has been given. */
  drawn: boolean;
}

export interface Twins {
  game: GameId;
  setup: Setup;
  seed: string;
  /** Who does not know the secret. */
  viewer: Viewer;
  /** Given before the screen is opened: on either side its own. */
  opening: readonly [readonly Entry[], readonly Entry[]];
  steps: readonly Step[];
}

/** After so many steps another match tells more. */
const MOST_STEPS = 10;

type Worlds = readonly [unknown, unknown];

export function sameFor(rules: GameRules, [a, b]: Worlds, viewer: Viewer): boolean {
  return JSON.stringify(rules.view(a, viewer)) === JSON.stringify(rules.view(b, viewer));
}

/** Twins of this game, or null where this number gives none that lasts. */
export function twinsOf(game: GameId, n: number): Twins | null {
  const rng = quickRng(n * 7919 + 13);
  const rules = games[game];
  const seats = 3;
  const setup: Setup = { seats, first: n % seats, mode: 'virtual' };
  const seed = Array.from({ length: 64 }, () => rng.below(16).toString(16)).join('');
  const begun = rules.begin(setup);
  const first = rules.chance(begun, rngFor(seed, [], 1)) as Entry;
  const viewer = n % seats;
  const other = game === 'split' ? first : otherDeal(game, first, viewer, rng);
  if (!other || !rules.judge(begun, other).ok) return null;
  const worlds: Worlds = [rules.apply(begun, first), rules.apply(begun, other)];
  if (!sameFor(rules, worlds, viewer) || !sameFor(rules, worlds, 'table')) return null;
  const steps = game === 'split' ? votes(worlds[0], viewer, rng) : follow(rules, worlds, seed, rng);
  return steps.length < 2
    ? null
    : { game, setup, seed, viewer, opening: [[first], [other]], steps };
}

/** The same deal with something changed that the viewer cannot see: a value, or two others' cards. */
function otherDeal(game: GameId, deal: Entry, viewer: number, rng: Rng): Entry | null {
  const hands = (deal['hands'] as string[][]).map((hand) => [...hand]);
  const own = hands[viewer] ?? [];
  if (game === 'promin') {
    const dealt = new Set(hands.flat());
    const changes = own.flatMap((card, at) => {
      const [colour, value] = [card[0], Number(card.slice(1))];
      return [value - 1, value + 1]
        .map((near) => `${colour}${near}`)
        .filter((near) => /[1-8]$/.test(near) && !dealt.has(near))
        .map((near) => ({ at, near }));
    });
    if (changes.length === 0) return null;
    const { at, near } = pick(rng, changes);
    own[at] = near;
    return { ...deal, hands };
  }
  const [left, right] = hands.filter((_, seat) => seat !== viewer);
  const mine = left?.[0];
  const at = right?.findIndex((card) => card !== mine) ?? -1;
  const theirs = right?.[at];
  if (!left || !right || mine === undefined || theirs === undefined) return null;
  left[0] = theirs;
  right[at] = mine;
  return { ...deal, hands };
}

/** Moves that both worlds allow, with the chance of the app between them. */
function follow(rules: GameRules, from: Worlds, seed: string, rng: Rng): Step[] {
  const steps: Step[] = [];
  let worlds = from;
  while (steps.length < MOST_STEPS) {
    const turn = rules.turn(worlds[0]);
    const seq = steps.length + 2;
    const seat = turn.actors[0];
    if (!turn.chance && seat === undefined) break;
    const moves = turn.chance
      ? worlds.map((world) => rules.chance(world, rngFor(seed, [], seq)) as Entry)
      : common(rules, worlds, seat ?? 0, rng);
    const [a, b] = moves;
    if (!a || !b || JSON.stringify(a) !== JSON.stringify(b)) break;
    steps.push({ moves: [a, b], drawn: turn.chance });
    worlds = [rules.apply(worlds[0], a), rules.apply(worlds[1], b)];
  }
  return steps;
}

function common(rules: GameRules, [a, b]: Worlds, seat: number, rng: Rng): Entry[] {
  const both = (rules.offers(a, seat) as readonly Entry[]).filter(
    (move) => move.type !== 'pass' && rules.judge(b, move).ok,
  );
  if (both.length === 0) return [];
  const type = pick(rng, [...new Set(both.map((move) => move.type))]);
  const move = pick(
    rng,
    both.filter((one) => one.type === type),
  );
  return [move, move];
}

/** A cut, then one vote that differs: until all have voted nobody else may notice. */
function votes(row: unknown, viewer: number, rng: Rng): Step[] {
  const rules = games.split;
  const cut = pick(rng, rules.offers(row, rules.turn(row).actors[0] ?? 0)) as Entry;
  const state = rules.apply(row, cut);
  const voters = rules.turn(state).actors.filter((seat) => seat !== viewer);
  const [secret, open] = voters;
  if (secret === undefined || open === undefined) return [];
  const vote = (seat: number, part: number): Entry => ({ type: 'vote', seat, part });
  const first: Step = { moves: [vote(secret, 0), vote(secret, 1)], drawn: false };
  const same: Step = { moves: [vote(open, 2), vote(open, 2)], drawn: false };
  return [{ moves: [cut, cut], drawn: false }, first, same];
}
