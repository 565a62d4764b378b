/** What a bot stands on: the state it imagines from its view is seen from its chair as that very view (shared/design/bots.md). */
import { isDeepStrictEqual } from 'node:util';

import type { Seat, Setup } from '../../src/engine/types';
import { gameIds, type GameId } from '../../src/games';
import { games } from '../../src/games/rules';
import { agreementsOf } from '../../src/tools/bots/ours';
import { seeded } from '../../src/tools/bots/seeded';
import { KITS } from '../conformance/kits';
import { playOut } from '../support/playout';
import { quickRng } from '../support/quickRng';

const POSITIONS = 5000;

/** Every size of table under every agreement, dealt and with real cards, the first player going round. */
function* setups(id: GameId): Generator<Setup> {
  const { min, max } = games[id].seats;
  for (let n = 0; ; n += 1)
    for (const house of agreementsOf(id))
      for (let seats = min; seats <= max; seats += 1)
        for (const mode of ['virtual', 'referee'] as const)
          yield { seats, first: n % seats, mode, ...(house ? { house } : {}) };
}

test.each(gameIds())('%s: view(imagine(v)) = v on 5000 positions', (id) => {
  const { [id]: rules } = games;
  const met = new Set<string>();
  let positions = 0;
  let match = 0;
  for (const setup of setups(id)) {
    // Not before every kind of table was there.
    const kind = JSON.stringify({ ...setup, first: 0 });
    if (positions >= POSITIONS && met.has(kind)) break;
    met.add(kind);
    match += 1;
    const { states } = playOut(KITS[id], setup, quickRng(match * 7 + 1));
    const every = Math.max(1, Math.floor(states.length / 40));
    const rng = seeded(match);
    for (let i = match % every; i < states.length; i += every) {
      for (let seat: Seat = 0; seat < setup.seats; seat += 1) {
        const view = JSON.parse(JSON.stringify(rules.view(states[i], seat))) as unknown;
        positions += 1;
        const again: unknown = JSON.parse(
          JSON.stringify(rules.view(rules.imagine(view, seat, rng), seat)),
        );
        if (!isDeepStrictEqual(again, view)) throw new Error(`${kind}, state ${i}, seat ${seat}`);
      }
    }
  }
  expect(positions).toBeGreaterThanOrEqual(POSITIONS);
  const { min, max } = rules.seats;
  expect(met.size).toBe(2 * (max - min + 1) * agreementsOf(id).length);
});
