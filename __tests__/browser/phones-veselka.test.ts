/** «Веселка»: everybody on a phone of their own. */
import { wholeMatch } from '../support/browser/wholeMatch';

wholeMatch('veselka');
