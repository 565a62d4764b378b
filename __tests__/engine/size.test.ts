import { gzippedBytes } from '../../src/tools/bench/engine/bundle';

test('the rules of all games weigh at most 60 kB, minified and gzipped', () => {
  const bytes = gzippedBytes('src/games/rules.ts');
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(60_000);
});
