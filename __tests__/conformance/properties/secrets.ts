/** Secrets: two worlds that differ in something hidden look the same. */
import { isDeepStrictEqual } from 'node:util';

import type { Viewer } from '../../../src/engine/types';
import { deepFreeze } from '../../support/playout';
import type { Match } from '../../support/playout';
import { quickRng } from '../../support/quickRng';
import type { Entry, Kit } from '../kit';
import { MATCHES, everyMatch, seatsOf } from '../moments';
import type { Matches } from '../moments';

export function describeSecrets(kit: Kit, at: Matches): void {
  const { rules } = kit;

  test(`${kit.rules.id}: no view shows what its viewer may not know`, () => {
    let compared = 0;
    everyMatch(at, (match, seed) => {
      const rng = quickRng(seed + 31);
      for (const viewer of [...seatsOf(match), 'table'] as Viewer[])
        match.moves.forEach((_, index) => {
          const other = kit.disguised(match, index, viewer, rng);
          if (other !== null) compared += compareViews(match, index, other, viewer);
        });
    });
    expect(compared).toBeGreaterThan(MATCHES * 3);
  });

  /** Two worlds that differ in one secret: the viewer’s view is the same as long as it is one. */
  function compareViews(match: Match, index: number, other: Entry, viewer: Viewer): number {
    if (!rules.judge(match.states[index], other).ok) return 0;
    let state = deepFreeze(rules.apply(match.states[index], other));
    const until = Math.min(match.states.length - 1, index + 25);
    for (let i = index + 1; ; i += 1) {
      const before = rules.turn(match.states[i - 1]);
      const after = rules.turn(match.states[i]);
      if (!kit.staysSecret(before, after)) return i - index - 1;
      const seen = rules.view(match.states[i], viewer);
      if (!isDeepStrictEqual(rules.view(state, viewer), seen))
        expect(rules.view(state, viewer)).toEqual(seen);
      const move = match.moves[i];
      if (i === until || move === undefined || !rules.judge(state, move).ok) return i - index;
      state = deepFreeze(rules.apply(state, move));
    }
  }
}
