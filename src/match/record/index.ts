/** The record of a match: its kinds of entries, the one schema, the fold. */
export * from './types';
export {
  BOUNDS,
  isAbout,
  isColour,
  isId,
  isName,
  isNewer,
  isResult,
  isTime,
  payloadOf,
  toldBy,
  type Told,
} from './schema';
export { closingFingerprint } from './closing';
export {
  BrokenLog,
  copyOf,
  fold,
  foldAsFarAsPossible,
  foldIn,
  foldTold,
  isChoice,
  isDecision,
  movesOfAct,
  nothingYet,
  type Act,
  type Chair,
  type CountedMove,
  type Folded,
} from './fold';
