/** Fifty disputes entered by touch: each is settled as the law says, and half of them cost no more than eight touches. */
import { type GameId, gameOf } from '../../../src/games';
import { DISPUTES } from '../../support/disputes';
import { renderQuestion } from '../../support/settleHarness';

/** Half of the fifty may cost no more. */
const MOST_TOUCHES = 8;

const cost: number[] = [];

test.each(DISPUTES)('$game: $title', async ({ game, question, touches, headline }) => {
  const book = await gameOf(game).settle();
  if (!book) throw new Error(`no questions about ${game}`);
  const bench = renderQuestion(book, question);
  for (const touch of touches) bench.press(touch);
  expect(bench.said()[0]).toBe(headline);
  // A game opens with its first question; another one is a touch away.
  cost.push(touches.length + (book.questions[0]?.id === question ? 0 : 1));
});

test('there are fifty and more, about every question of every game', async () => {
  expect(DISPUTES).toHaveLength(54);
  const games: readonly GameId[] = [...new Set(DISPUTES.map(({ game }) => game))];
  for (const game of games) {
    const asked = DISPUTES.filter((one) => one.game === game).map(({ question }) => question);
    const all = (await gameOf(game).settle())?.questions.map(({ id }) => id);
    expect([...new Set(asked)].sort()).toEqual([...(all ?? [])].sort());
  }
  expect(games).toHaveLength(6);
});

test(`the median costs at most ${MOST_TOUCHES} touches`, () => {
  const sorted = [...cost].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const above = sorted.filter((touches) => touches > MOST_TOUCHES).length;
  process.stdout.write(
    `touches a dispute: median ${at(0.5)}, nine in ten ≤ ${at(0.9)}, most ${at(1)}; above ${MOST_TOUCHES}: ${above} of ${sorted.length}\n`,
  );
  expect(sorted).toHaveLength(DISPUTES.length);
  expect(at(0.5)).toBeLessThanOrEqual(MOST_TOUCHES);
});
