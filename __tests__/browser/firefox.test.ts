/** Firefox: the store's contract, no network, a kill, a first visit, a match to its end. More of each is in `npm run engines`. */
import { describeFirefox, FIREFOX } from '../support/engines/firefox';
import {
  engineForEach,
  firstVisitTests,
  matchTests,
  offlineTests,
  storeTests,
} from '../support/engines/suite';

jest.setTimeout(300_000);

describeFirefox('in Firefox', () => {
  const firefox = engineForEach(FIREFOX);
  firstVisitTests(firefox);
  storeTests(firefox, 1);
  offlineTests(firefox);
  matchTests(firefox, ['nizam']);
});
