/** What a match of «Веселка. Восьмий колір» needs: one part in the browser. */
import { facts } from './facts';
import * as flow from './flow';
import { veselka as rules } from './rules';

export { facts, flow, rules };
