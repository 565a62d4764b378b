/** What training matches teach: whole matches of easy bots, the first chair being the one who learns. */
import { gameIds, gameOf, type GameId } from '../../src/games';
import { games } from '../../src/games/rules';
import { lessonIn, type Lessons } from '../../src/games/lessons';
import { lessonAt, type Taught } from '../../src/match/lessons';
import type { Moment } from '../../src/match/types';
import { LOCALES } from '../../src/text/define';
import { BOTS } from '../../src/tools/bots/ours';
import { seatedBot } from '../../src/tools/bots/player';
import { seeded } from '../../src/tools/bots/seeded';

const LEARNER = 0;
const MATCHES = 6;
/** What is rare (a combination that the refill made) is met by then, too. */
const MOST_MATCHES = 60;
const MOST_MOVES = 700;
/** What a learner can still take in at a glance on a phone. */
const LONGEST = 130;

function momentOf(id: GameId, state: unknown): Moment {
  const rules = games[id];
  return {
    turn: rules.turn(state),
    stage: null,
    standing: rules.standing(state),
    view: (viewer) => rules.view(state, viewer),
    offers: (seat) => rules.offers(state, seat),
    judge: (move) => rules.judge(state, move),
    foresee: () => rules.standing(state),
  };
}

/** Every sentence of one match, in order. */
function taughtIn(id: GameId, { all }: Lessons, seed: number): Taught[] {
  const rules = games[id];
  const seats = Math.min(4, rules.seats.max);
  const easy = seatedBot(BOTS[id], 'easy');
  const rng = seeded(seed);
  let state = rules.begin({ seats, first: 0, mode: 'virtual' });
  const met = new Set<string>();
  const said: Taught[] = [];
  for (let i = 0; i < MOST_MOVES && !rules.standing(state).over; i += 1) {
    const { chance, actors } = rules.turn(state);
    if (chance) {
      state = rules.apply(state, rules.chance(state, rng));
      continue;
    }
    const seat = actors[0] ?? 0;
    const taught = seat === LEARNER ? lessonAt(momentOf(id, state), LEARNER, all, met) : null;
    if (taught) said.push(taught);
    if (taught) met.add(taught.clause);
    const choice = easy.choose(rules.view(state, seat), seat, null, rng);
    state = rules.apply(state, rules.meant(state, seat, choice));
  }
  return said;
}

describe.each(gameIds())('%s', (id) => {
  let lessons: Lessons;
  let said: Taught[][];
  beforeAll(async () => {
    lessons = (await gameOf(id).lessons()) as Lessons;
    said = Array.from({ length: MATCHES }, (_, i) => taughtIn(id, lessons, 400 + i));
  });

  test('teaches clauses of its rulebook, each once a match', async () => {
    const { clauses } = await gameOf(id).book();
    const known = clauses.map((clause) => clause.id);
    expect(lessons.all.length).toBeGreaterThanOrEqual(8);
    for (const { clause } of lessons.all) expect(known).toContain(clause);
    for (const match of said)
      expect(new Set(match.map(({ clause }) => clause)).size).toBe(match.length);
  });

  test('the first decision is explained, and a match meets most of what there is to learn', () => {
    for (const match of said)
      expect(match.length).toBeGreaterThanOrEqual(Math.ceil(lessons.all.length / 2));
    const met = new Set(said.flat().map(({ clause }) => clause));
    const missing = (): string[] =>
      lessons.all.map(({ clause }) => clause).filter((one) => !met.has(one));
    for (let i = MATCHES; i < MOST_MATCHES && missing().length > 0; i += 1)
      for (const { clause } of taughtIn(id, lessons, 400 + i)) met.add(clause);
    expect(missing()).toEqual([]);
  });

  test('says it in three languages in a sentence that fits above the tray', () => {
    for (const taught of said.flat())
      for (const locale of LOCALES) {
        const sentence = lessonIn(lessons.words[locale], taught);
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
        expect(sentence).not.toMatch(/undefined|NaN|null/);
        expect(sentence.length).toBeLessThanOrEqual(LONGEST);
      }
  });
});
