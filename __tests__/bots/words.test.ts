/** Every reason a bot gives has a sentence in every language, and none says more than its facts. */
import { gameIds, gameOf, type GameId } from '../../src/games';
import { reasonIn } from '../../src/games/botWords';
import { games } from '../../src/games/rules';
import { coach, coachAt, type Coached } from '../../src/bots/coach';
import type { Reason } from '../../src/bots/kit/types';
import { BOTS } from '../../src/tools/bots/ours';
import { seeded } from '../../src/tools/bots/seeded';

function finished<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** A match of easy ones, as far as so many decisions; and why each was made. */
function thoughts(id: GameId, most: number) {
  const [rules, bot, rng] = [games[id], BOTS[id], seeded(5)];
  const setup = { seats: Math.max(3, rules.seats.min), first: 0, mode: 'virtual' } as const;
  const moves: unknown[] = [];
  const reasons: Reason[] = [];
  let state = rules.begin(setup);
  for (let i = 0; i < most; i += 1) {
    const { chance, actors, phase } = rules.turn(state);
    if (phase === 'over') break;
    const seat = actors[0] ?? 0;
    const thought = chance
      ? null
      : finished(bot.think(rules.view(state, seat), seat, null, rng, { level: 'easy' }));
    reasons.push(...(thought?.reasons ?? []));
    const move = thought ? rules.meant(state, seat, thought.choice) : rules.chance(state, rng);
    moves.push(move);
    state = rules.applyJudged(state, move);
  }
  return { setup, moves, reasons };
}

test.each(gameIds())('%s: what a bot weighs can be said in three languages', async (id) => {
  const words = await gameOf(id).botWords();
  const known = (await gameOf(id).book()).clauses.map((clause) => clause.id);
  const { reasons } = thoughts(id, 90);
  expect(reasons.length).toBeGreaterThan(20);
  for (const locale of ['uk', 'ru', 'en'] as const) {
    const spoken = words?.[locale];
    if (!spoken) throw new Error(`${id} says nothing in ${locale}`);
    expect(spoken.sees.length).toBeGreaterThan(2);
    expect(spoken.hidden.length).toBe(words.uk.hidden.length);
    for (const reason of reasons) {
      const sentence = reasonIn(spoken, reason);
      expect(sentence).toMatch(/^\S.*\.$/);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
      // The rule it rests on, to be opened beside it.
      expect(known).toContain(spoken.clauses[reason.key]);
      // Numbers come from the facts, or count what is listed in them.
      const facts = JSON.stringify(reason.facts);
      const counted = Object.values(reason.facts).map((fact) =>
        Array.isArray(fact) ? String(fact.length) : '',
      );
      for (const [number] of (sentence ?? '').matchAll(/\d+/g))
        expect([facts.includes(number), counted.includes(number)]).toContain(true);
    }
  }
});

test('what a chair sees is drawn otherwise for every game', async () => {
  const drawn = gameIds().map(async (id) => (await gameOf(id).botWords())?.uk.sight);
  const pictures = (await Promise.all(drawn)).map((sight) => JSON.stringify(sight));
  expect(new Set(pictures).size).toBe(gameIds().length);
});

test('one decision is weighed as in the whole match', () => {
  const { setup, moves } = thoughts('qwinto', 12);
  const coached: Coached = {
    rules: games.qwinto,
    bot: BOTS.qwinto,
    effort: 1,
    rngAt: (move, seat) => seeded(move * 8 + seat),
  };
  const { decisions } = finished(coach(coached, setup, moves));
  expect(decisions.length).toBeGreaterThan(4);
  for (const decision of decisions)
    expect(finished(coachAt(coached, setup, moves, decision.move))).toEqual(decision);
  const some = decisions.filter((_, i) => i % 2 === 1);
  const isOne = (move: number): boolean => some.some((decision) => decision.move === move);
  expect(finished(coach(coached, setup, moves, isOne)).decisions).toEqual(some);
  const rolled = moves.findIndex((move) => !('seat' in (move as object)));
  expect(finished(coachAt(coached, setup, moves, rolled))).toBeNull();
});
