/**
 * A correction walks through what comes after it: what can stand is kept, what stands in another order is put in that
 * order, only what cannot stand is asked about. Two evenings as they were reported, then random matches of every game.
 */
import { games } from '../../src/games/rules';
import { MODES, type GameRules, type Mode, type Setup } from '../../src/engine/types';
import { answer, beginWalk, writtenAs, type Answer, type Walk } from '../../src/match/walk';
import type { CountedMove, Json } from '../../src/match/record';
import type { Entry } from '../conformance/kit';
import { KITS } from '../conformance/kits';
import { follow, playOut, type Match } from '../support/playout';
import { pick, quickRng } from '../support/quickRng';

const MATCHES = 40;
const KEEPING = 24;
const MOST_ASKED = 8;

/** The log of a match, entry 1 being its first move. */
function logOf(rules: GameRules, { moves, states, setup }: Match) {
  const drawnBy = (i: number): boolean => setup.mode === 'virtual' && rules.turn(states[i]).chance;
  const counted = moves.map((move, i): CountedMove => {
    const seq = i + 1;
    const made = { drawn: drawnBy(i), forced: false, bot: null, hinted: false, original: null };
    return { seq, move: move as unknown as Json, ...made };
  });
  return { rules, moves: counted, positions: { after: (count: number) => states[count] } };
}

function walked(walk: ReturnType<typeof beginWalk>): Walk {
  if ('ok' in walk) throw new Error(`refused: ${walk.clause}`);
  return walk;
}

/** What a walk is stored as in which nothing was added. */
function correctionOf(walk: Walk) {
  const [only, ...more] = writtenAs(walk, 0);
  if (only?.kind !== 'corrected' || more.length > 0) throw new Error('not in one piece');
  return only.payload;
}

const outcome = ({ passed }: Walk): string[] => passed.map(({ how }) => how);

describe('evenings that were told', () => {
  const setup: Setup = { seats: 4, first: 0, mode: 'score' };

  test('[P-3.6] a trick moved in deal one: deal four opens elsewhere, its bids stand in the new order', () => {
    const moves: Entry[] = [];
    // Deal d is opened by the dealer’s left neighbour; deal four by the leader.
    const bids = (opener: number, beads: readonly number[]): void => {
      for (let i = 0; i < 4; i += 1) {
        const seat = (opener + i) % 4;
        moves.push({ type: 'bid', seat, beads: beads[seat] ?? 0, shield: false });
      }
    };
    const rules = games.promin;
    const opener = (): number =>
      rules.turn(follow(rules, setup, moves).states.at(-1)).actors[0] ?? -1;
    const deal = (beads: readonly number[], won: readonly number[]): void => {
      bids(opener(), beads);
      moves.push({ type: 'tricks', won });
    };
    deal([3, 3, 3, 3], [3, 2, 3, 2]);
    deal([2, 2, 2, 4], [2, 3, 1, 4]);
    deal([2, 2, 2, 4], [3, 2, 2, 3]);
    deal([2, 2, 3, 4], [2, 2, 3, 3]);
    const match = follow(rules, setup, moves);
    expect(match.moves).toHaveLength(20);
    expect(rules.standing(match.states.at(-1)).over).toBe(true);
    const log = logOf(rules, match);
    const walk = walked(beginWalk(log, 5, { type: 'tricks', won: [3, 3, 2, 2] }));
    expect(walk.question).toBeNull();
    expect(outcome(walk)).not.toContain('taken out');
    expect(outcome(walk)).toContain('in another order');
    expect(correctionOf(walk).then).toHaveLength(16);
    expect(rules.standing(walk.state).over).toBe(true);
  });

  test('[V-2.6] a colour changed in the first turn: one later entry conflicts, the others stay', () => {
    const rules = games.veselka;
    const kept = ['red', 'blue', 'green', 'sky', 'orange', 'lime', 'yellow'];
    const moves: Entry[] = kept.flatMap((colour, i) =>
      [0, 1, 2, 3].map((seat) => ({
        type: 'tally',
        seat,
        length: 3,
        keep: seat === 0 ? colour : i === 0 ? 'violet' : null,
      })),
    );
    const match = follow(rules, setup, moves);
    expect(match.moves).toHaveLength(28);
    const log = logOf(rules, match);
    const first = { type: 'tally', seat: 0, length: 3, keep: 'green' };
    const walk = walked(beginWalk(log, 1, first));
    expect(walk.question).toMatchObject({
      entry: { seq: 9 },
      refusal: { clause: 'V-2.6' },
      mayChange: true,
    });
    const settled = walked(
      answer(rules, walk, { move: { type: 'tally', seat: 0, length: 3, keep: 'red' } }),
    );
    expect(settled.question).toBeNull();
    expect(outcome(settled).filter((how) => how === 'as it was')).toHaveLength(26);
    expect(correctionOf(settled).then).toHaveLength(28);
  });
});

/**
 * What somebody might answer: another move of the same seat, or that the entry goes; who `insists` lets all go only where
 * nothing else can be done.
 */
function someAnswer(
  rules: GameRules,
  walk: Walk,
  rng: ReturnType<typeof quickRng>,
  insists = false,
): Answer {
  const { question, state } = walk;
  if (!question) throw new Error('nothing was asked');
  const offers = rules
    .turn(state)
    .actors.flatMap((seat) => rules.offers(state, seat) as readonly unknown[]);
  const isChanged = question.mayChange && offers.length > 0 && (insists || rng.below(3) > 0);
  if (isChanged && !(insists && question.mayGo && rng.below(2) > 0))
    return { move: pick(rng, offers) };
  return question.mayGo ? 'out' : 'all out';
}

describe.each(Object.entries(KITS))('%s', (_, kit) => {
  const { rules } = kit;

  function playSome(mode: Mode, seed: number) {
    const rng = quickRng(seed);
    const { min, max } = rules.seats;
    const seats = min + rng.below(max - min + 1);
    const match = playOut(kit, { seats, first: rng.below(seats), mode }, rng);
    return { rng, match, log: logOf(rules, match) };
  }

  /** A random correction of a random entry: another move its seat could have made there. */
  function someCorrection({ rng, match, log }: ReturnType<typeof playSome>) {
    const index = rng.below(match.moves.length);
    const state = match.states[index];
    const seat = match.moves[index]?.seat;
    const others = seat === undefined ? [] : rules.offers(state, seat);
    if (log.moves[index]?.drawn || others.length === 0) return null;
    return { seq: index + 1, move: pick(rng, others) };
  }

  /** Walks a random correction to its end; answers how often it asked. */
  function walkThrough(evening: ReturnType<typeof playSome>): number {
    const correction = someCorrection(evening);
    if (!correction) return 0;
    let asked = 0;
    let walk = walked(beginWalk(evening.log, correction.seq, correction.move));
    const agreedToGo = new Set<number>();
    while (walk.question) {
      asked += 1;
      const { entry, refusal } = walk.question;
      // It really cannot stand here.
      expect(rules.judge(walk.state, entry.move)).toEqual(refusal);
      const given = someAnswer(rules, walk, evening.rng);
      if (given === 'out') agreedToGo.add(entry.seq);
      if (given === 'all out') for (const { seq } of walk.waiting) agreedToGo.add(seq);
      walk = walked(answer(rules, walk, given));
    }
    const { from, then } = correctionOf(walk);
    expect(from).toBe(correction.seq);
    const counting = new Set(then.map((item) => (typeof item === 'number' ? item : item.seq)));
    expect(counting.size).toBe(then.length);
    for (const { seq } of evening.log.moves.slice(from - 1))
      expect(counting.has(seq)).toBe(!agreedToGo.has(seq));
    // What is stored leads to the very position that was shown.
    const { match } = evening;
    const moves = then.map((item) =>
      typeof item === 'number' ? match.moves[item - 1] : item.move,
    ) as Entry[];
    const again = follow(rules, match.setup, [...match.moves.slice(0, from - 1), ...moves]);
    expect(again.moves).toHaveLength(from - 1 + moves.length);
    expect(again.states.at(-1)).toEqual(walk.state);
    return asked;
  }

  /**
   * Walks a random correction to its end, changing what may be changed or taking out what may go; gives what was taken
   * out, each with the place in the new order where it was.
   */
  function walkKeeping(evening: ReturnType<typeof playSome>) {
    const correction = someCorrection(evening);
    if (!correction) return null;
    let walk = walked(beginWalk(evening.log, correction.seq, correction.move));
    const out: { move: unknown; place: number }[] = [];
    const counting = ({ passed }: Walk) => passed.filter(({ how }) => how !== 'taken out');
    while (walk.question) {
      const { entry } = walk.question;
      const given = someAnswer(rules, walk, evening.rng, true);
      // Where neither will do, whatever waits is out of reach: nothing of it is held against the walk.
      if (given === 'all out' || walk.answered > MOST_ASKED) return null;
      if (given === 'out' && !entry.isProof)
        out.push({ move: entry.move, place: counting(walk).length });
      walk = walked(answer(rules, walk, given));
    }
    const before = evening.match.moves.slice(0, correction.seq - 1);
    return { out, before, after: counting(walk).map(({ move }) => move as unknown as Entry) };
  }

  test('what could be kept was kept: nothing that was taken out fits in behind, in the same deal or phase', () => {
    const misfits: string[] = [];
    let takenOut = 0;
    for (const mode of MODES)
      for (let seed = 1; seed <= KEEPING; seed += 1) {
        const evening = playSome(mode, 500 + seed);
        const kept = walkKeeping(evening);
        if (!kept) continue;
        const line = [...kept.before, ...kept.after];
        const { states } = follow(rules, evening.match.setup, line);
        const stretch = (state: unknown): string =>
          JSON.stringify([rules.turn(state).phase, rules.stage?.(state)]);
        for (const { move, place } of kept.out) {
          takenOut += 1;
          const from = kept.before.length + place;
          // Another deal has other cards, another turn of the same player is another turn.
          for (
            let at = from;
            at < states.length && stretch(states[at]) === stretch(states[from]);
            at += 1
          ) {
            if (!rules.judge(states[at], move).ok) continue;
            const more = [...line.slice(0, at), move as Entry, ...line.slice(at)];
            const again = follow(rules, evening.match.setup, more);
            if (again.moves.length === more.length)
              misfits.push(`${mode} ${seed} ${JSON.stringify(move)} ${from} ${at}`);
          }
        }
      }
    expect(misfits).toEqual([]);
    expect(takenOut).toBeGreaterThan(0);
  });

  test('nothing is dropped that nobody was asked about', () => {
    let asked = 0;
    for (const mode of MODES)
      for (let seed = 1; seed <= MATCHES; seed += 1) asked += walkThrough(playSome(mode, seed));
    expect(asked).toBeGreaterThan(0);
  });

  test.each(MODES)('%s: the same move again keeps everything as it was', (mode) => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const { log, match, rng } = playSome(mode, 100 + seed);
      const index = rng.below(match.moves.length);
      if (log.moves[index]?.drawn) continue;
      const walk = walked(beginWalk(log, index + 1, match.moves[index]));
      expect(walk.question).toBeNull();
      expect(walk.passed.slice(1).every(({ how }) => how === 'as it was')).toBe(true);
      expect(walk.state).toEqual(match.states.at(-1));
    }
  });
});
