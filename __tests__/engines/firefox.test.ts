/** Firefox, longer than `npm test` has time for: more kills, and every game dealt and played to its end. */
import { gameIds } from '../../src/games';
import { describeFirefox, FIREFOX } from '../support/engines/firefox';
import { engineForEach, matchTests, storeTests } from '../support/engines/suite';

jest.setTimeout(900_000);

describeFirefox('in Firefox', () => {
  const firefox = engineForEach(FIREFOX);
  storeTests(firefox, 10);
  matchTests(firefox, gameIds());
});
