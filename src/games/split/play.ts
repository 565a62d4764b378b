/** What a match of «Поділ» needs: one part in the browser. */
import { facts } from './facts';
import * as flow from './flow';
import { split as rules } from './rules';

export { facts, flow, rules };
