/** What a match of Qwinto needs: one part in the browser. */
import { facts } from './facts';
import * as flow from './flow';
import { qwinto as rules } from './rules';

export { facts, flow, rules };
