/** WebKitGTK, the nearest to Safari there is here: what that engine can. */
import { gameIds } from '../../src/games';
import { engineForEach, matchTests, offlineTests, storeTests } from '../support/engines/suite';
import { describeWebkit, WEBKIT } from '../support/engines/webkit';

jest.setTimeout(900_000);

describeWebkit('in WebKitGTK', () => {
  const webkit = engineForEach(WEBKIT);
  storeTests(webkit, 0);
  offlineTests(webkit);
  matchTests(webkit, gameIds());
});
