/**
 * How a card is read, and how it is named to whoever may not see its value: by its colour and its rank in the hand, and by
 * what it can still be.
 */
export { colourName, colourOf, highestValue, readCard, valueOf } from './cards';
export { playByRank } from './offers';
export { ranges } from './ranges';
