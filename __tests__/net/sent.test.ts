/** What a table sends: how much, and nothing that its reader may not know. `npm run torture net` has the full numbers. */
import { gameIds } from '../../src/games';
import { KITS } from '../conformance/kits';
import { runBytes } from '../support/torture/net/bytes';
import { runSecrets } from '../support/torture/net/secrets';

test.each(gameIds())('%s: a move is at most a kilobyte a phone', async (game) => {
  const { moves, mean } = await runBytes(game, 12, 3);
  expect(moves).toBeGreaterThan(10);
  expect(mean).toBeLessThanOrEqual(1000);
});

test.each(gameIds())(
  '%s: with hidden cards, decks or votes exchanged every byte sent is the same, refusals included',
  async (game) => {
    const { worlds, messages, leaks } = await runSecrets(KITS[game], 1, 5);
    expect(leaks).toEqual([]);
    expect(worlds).toBeGreaterThan(0);
    expect(messages).toBeGreaterThan(worlds);
  },
);
