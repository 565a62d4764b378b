/** «Промінь»: what a bot keeps in mind is true, and its play-outs follow the rules. */
import type { Seat } from '../../src/engine/types';
import { remembered, type Memory } from '../../src/games/promin/bot/memory';
import { place, pointsOf, type Deal } from '../../src/games/promin/bot/playout';
import { drawWorld, worldsOf } from '../../src/games/promin/bot/worlds';
import { promin } from '../../src/games/promin/rules';
import { packCard, valuesIn } from '../../src/games/promin/rules/cards';
import { scoreDeal } from '../../src/games/promin/rules/scoring';
import type { Move, State } from '../../src/games/promin/rules/types';
import { pick, seeded } from '../../src/tools/bots/seeded';

/** A random match, every state with the memories of all seats. */
function* moments(
  seats: number,
  seed: number,
): Generator<{ state: State; memories: (Memory | null)[] }> {
  const rng = seeded(seed);
  let state = promin.begin({ seats, first: 0, mode: 'virtual' });
  let memories: (Memory | null)[] = new Array<null>(seats).fill(null);
  while (promin.turn(state).phase !== 'over') {
    const turn = promin.turn(state);
    const move = turn.chance
      ? promin.chance(state, rng)
      : pick(rng, promin.offers(state, turn.actors[0] as Seat));
    state = promin.apply(state, move);
    const now = state;
    memories = memories.map((memory, seat) => {
      const kept = JSON.parse(JSON.stringify(memory)) as unknown;
      return remembered(kept, promin.view(now, seat), seat);
    });
    yield { state, memories };
  }
}

const handOf = (state: State, seat: Seat, colour: number): number[] =>
  'known' in state && state.known.by === 'deal'
    ? valuesIn(state.known.hands[seat * 5 + colour] as number)
    : [];

test.each([3, 4, 5])('what %i players keep in mind is true of their own cards', (seats) => {
  let narrowed = 0;
  for (const { state, memories } of moments(seats, 40 + seats))
    memories.forEach((memory, seat) => {
      if (memory === null) return;
      for (let colour = 0; colour < 5; colour += 1) {
        const values = handOf(state, seat, colour);
        const bounds = memory.own[colour] as [number, number][];
        expect(bounds).toHaveLength(values.length);
        values.forEach((value, i) => {
          const [low, high] = bounds[i] as [number, number];
          if (!(value > low && value < high)) throw new Error(`${value} not in ${low}–${high}`);
          if ((memory.seen[colour] as number) & (1 << value)) throw new Error(`${value} was seen`);
          if (low > 0 || high <= 2 * seats + 2) narrowed += 1;
        });
      }
    });
  expect(narrowed).toBeGreaterThan(100);
});

test('cards that have fallen are drawn into no imagined hand, and the last of a trick among them', () => {
  let fallen = 0;
  const rng = seeded(9);
  for (const { state, memories } of moments(4, 77)) {
    if (state.phase !== 'play' || state.trick.length > 0) continue;
    const view = promin.view(state, 0);
    if (view.phase !== 'play') continue;
    const memory = memories[0] as Memory;
    const hands: number[] = [];
    drawWorld(worldsOf(view, 0, memory), rng, hands);
    for (let colour = 0; colour < 5; colour += 1) {
      const lying = [1, 2, 3].flatMap((seat) => handOf(state, seat, colour));
      const gone = valuesIn(memory.seen[colour] as number).filter((v) => !lying.includes(v));
      fallen += gone.length;
      const own = valuesIn(hands[colour] as number);
      expect(own).toHaveLength(handOf(state, 0, colour).length);
      expect(own.filter((value) => gone.includes(value) || lying.includes(value))).toEqual([]);
    }
  }
  expect(fallen).toBeGreaterThan(100);
});

test('a deal played out in whole numbers ends as by the rules', () => {
  let deals = 0;
  for (const seats of [3, 4, 5]) {
    const rng = seeded(seats);
    let deal: Deal | null = null;
    let state = promin.begin({ seats, first: 0, mode: 'virtual' });
    while (state.phase !== 'over') {
      const before: State = state;
      const turn = promin.turn(before);
      const move: Move = turn.chance
        ? promin.chance(before, rng)
        : pick(rng, promin.offers(before, turn.actors[0] as Seat));
      state = promin.apply(before, move);
      if (before.phase === 'bid' && state.phase === 'play') deal = dealOf(state);
      if (move.type === 'play' && deal !== null) {
        const card = packCard(move.card);
        place(deal, move.seat, card >> 4, card & 15);
        if (state.phase !== 'play') {
          expect(deal.won).toEqual(state.pad[state.pad.length - 1]?.won);
          deals += 1;
        } else {
          expect(deal.won).toEqual(state.won);
          expect(deal.leader).toBe(state.leader);
        }
      }
    }
  }
  expect(deals).toBe(12);
});

function dealOf(state: Extract<State, { phase: 'play' }>): Deal {
  const hands = state.known.by === 'deal' ? state.known.hands.slice() : [];
  return {
    seats: state.table.seats,
    number: 1,
    hands,
    beads: [],
    shield: [],
    won: state.won.slice(),
    leader: state.leader,
    placed: 0,
    led: -1,
    best: 0,
    taker: 0,
    tricks: 0,
  };
}

test('a deal pays what the rules say', () => {
  for (const shield of [false, true])
    for (let beads = 0; beads <= 10; beads += 1)
      for (let won = 0; won <= 10; won += 1)
        expect(pointsOf(3, beads, shield, won)).toBe(scoreDeal(3, { beads, shield }, won).points);
});
