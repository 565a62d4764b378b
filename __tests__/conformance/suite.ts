/**
 * The properties of engine.md, over one game in every mode and at every size of table. They prove that
 * a game agrees with itself and with its log; whether it agrees with the rulebook is for
 * __tests__/games.
 */
import type { Setup } from '../../src/engine/types';
import { MODES } from '../../src/engine/types';
import { impossibleSetups } from './broken';
import type { Kit } from './kit';
import { matchesOf } from './moments';
import type { Matches } from './moments';
import { describeChair, describeHidden, describeSeen, Seen } from './properties/chair';
import { describeOffers } from './properties/offers';
import { describePurity } from './properties/purity';
import { describeSecrets } from './properties/secrets';
import { describeStanding } from './properties/standing';
import { describeVerdicts } from './properties/verdicts';
import { describeWatching } from './properties/watching';

export function describeConformance(kit: Kit): void {
  const matches = matchesOf(kit);
  const seen = new Seen();
  describe.each(MODES)(`${kit.rules.id}, %s`, (mode) => {
    const at: Matches = (seed) => matches(mode, seed);
    describeOffers(kit, mode, at);
    describePurity(kit, at);
    describeVerdicts(kit, mode, at);
    describeStanding(kit, at);
    describeChair(kit, mode, at, seen);
  });
  describeSecrets(kit, (seed) => matches('virtual', seed));
  describeWatching(kit, (seed) => matches('virtual', seed));
  describeSeen(kit, seen);
  describeHidden(kit);
  describeSetups(kit);
}

function describeSetups(kit: Kit): void {
  test.each(MODES)(
    `${kit.rules.id}, %s: a first player of −0, which JSON knows, is seat 0`,
    (mode) => {
      const setup = { seats: kit.rules.seats.min, first: -0, mode };
      expect(kit.rules.begin(setup)).toEqual(kit.rules.begin({ ...setup, first: 0 }));
    },
  );

  test.each(impossibleSetups(kit.rules.seats))(
    `${kit.rules.id}: no table can be set up with %j`,
    (setup) => {
      expect(() => kit.rules.begin(setup as Setup)).toThrow(RangeError);
    },
  );
}
