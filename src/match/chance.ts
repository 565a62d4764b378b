/**
 * How a match's seed becomes its dice and deals. README.md says the same in words, for whoever checks
 * a match from outside.
 */
import { createRng } from '../engine/rng';
import type { Rng } from '../engine/types';
import { sha256Hex } from '../storage/chain';

/** Shown before the match: whoever has it can later tell that the seed was not changed. */
export function commitTo(seed: string): string {
  return sha256Hex(seed);
}

/** The generator for the chance move that is written as entry `seq` of the log. */
export function rngFor(seed: string, words: readonly string[], seq: number): Rng {
  const mixed = words.length === 0 ? seed : sha256Hex([seed, ...words].join('\n'));
  return createRng(`${mixed}:${seq}`);
}
