/** What a match of «Перлина Сходу» needs: one part in the browser. */
import { facts } from './facts';
import * as flow from './flow';
import { perlyna as rules } from './rules';

export { facts, flow, rules };
