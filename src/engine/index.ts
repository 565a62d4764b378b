/** The rules' public face. Knows no game: which there are stands in src/games. */
export * from './types';
export { createRng } from './rng';
export { replay } from './replay';
