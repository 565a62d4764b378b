/** What a match of «Промінь» needs: one part in the browser. */
import { facts } from './facts';
import * as flow from './flow';
import { promin as rules } from './rules';

export { facts, flow, rules };
