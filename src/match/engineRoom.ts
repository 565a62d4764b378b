/**
 * Everything of the match layer that brings the engine along, as one part to be loaded on demand: the
 * bundler makes one file of it, and the rules are not downloaded once for each way to them.
 */
export { commitTo } from './chance';
export { checkStored } from './checkStored';
export { openLiveMatch } from './live';
export { nothingYet } from './record';
export { recountAll } from './recount';
export { RULES_VERSION, rulesOf, summaryOf } from './rules';
