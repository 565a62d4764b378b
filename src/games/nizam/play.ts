/** What a match of «Нізам» needs: one part in the browser. */
import { facts } from './facts';
import * as flow from './flow';
import { nizam as rules } from './rules';

export { facts, flow, rules };
