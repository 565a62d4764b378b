/** What phones and tables say to each other: types, limits, checks. */
export * from './types';
export * from './checks';
export * from './code';
export { patchBetween, patched, type Patch } from './patch';
