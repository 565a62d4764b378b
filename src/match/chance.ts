/**
 * How a match's seed becomes its dice and deals. README.md says the same in words, for whoever checks
 * a match from outside.
 */
import { createRng } from '../engine/rng';
import type { Rng, Seat } from '../engine/types';
import { sha256Hex } from '../storage/chain';

/** Shown before the match: whoever has it can later tell that the seed was not changed. */
export function commitTo(seed: string): string {
  return sha256Hex(seed);
}

/** The generator for the chance move that is written as entry `seq` of the log. */
export function rngFor(seed: string, words: readonly string[], seq: number): Rng {
  return createRng(`${mixedSeed(seed, words)}:${seq}`);
}

/** What an opponent of the app's draws from when it decides on entry `seq`. */
export function botRngFor(seed: string, words: readonly string[], seq: number, seat: Seat): Rng {
  return createRng(`${mixedSeed(seed, words)}:bot:${seq}:${seat}`);
}

/** The seed, or the seed with what people added. */
export function mixedSeed(seed: string, words: readonly string[]): string {
  return words.length === 0 ? seed : mixed(seed, words);
}

/** A match asks for it with every deal and roll; the last answer is kept. */
let last = { text: '', hash: sha256Hex('') };

function mixed(seed: string, words: readonly string[]): string {
  const text = [seed, ...words].join('\n');
  if (text !== last.text) last = { text, hash: sha256Hex(text) };
  return last.hash;
}
