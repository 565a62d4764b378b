/** «Промінь»: everybody on a phone of their own, a tablet in the middle. */
import { wholeMatch } from '../support/browser/wholeMatch';

wholeMatch('promin', { watched: true });
