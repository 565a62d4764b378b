/** Trials of several options, and the options in their order. */
import type { Option, Thinking, Thought, Reason } from './types';

/** Sums of what came of one option. */
export interface Trials {
  n: number;
  sum: number;
  squares: number;
}

function noTrials(): Trials {
  return { n: 0, sum: 0, squares: 0 };
}

export function note(trials: Trials, worth: number): void {
  trials.n += 1;
  trials.sum += worth;
  trials.squares += worth * worth;
}

function meanOf({ n, sum }: Trials): number {
  return n === 0 ? 0 : sum / n;
}

/** Standard error of the mean; of one trial nobody can say more than its size. */
export function spreadOf(trials: Trials): number {
  const { n, squares } = trials;
  const mean = meanOf(trials);
  if (n < 2) return n === 0 ? 0 : Math.abs(mean) + 1;
  return Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1));
}

/** Off by at most `noise`, either way, as `bits` come. */
export function misjudged(value: number, noise: number, bits: () => number): number {
  return noise === 0 ? value : value + (noise * ((bits() % 2001) - 1000)) / 1000;
}

/** Highest value first; equal ones stay as they came. */
export function bestFirst<Choice>(options: readonly Option<Choice>[]): Option<Choice>[] {
  return options
    .map((option, i) => ({ option, i }))
    .sort((x, y) => y.option.value - x.option.value || x.i - y.i)
    .map(({ option }) => option);
}

/** The first of the options is the choice. */
export function thought<Choice>(
  options: readonly Option<Choice>[],
  reasons: readonly Reason[],
): Thought<Choice> {
  const sorted = bestFirst(options);
  return { choice: (sorted[0] as Option<Choice>).choice, options: sorted, reasons: [...reasons] };
}

/** Nothing to weigh. */
export function* forced<Choice>(choice: Choice, reasons: readonly Reason[]): Thinking<Choice> {
  return thought([{ choice, value: 0, spread: 0, visits: 0 }], reasons);
}

/** Only what would be tried again after half of the rest has fallen out. */
const FINALISTS = 2;

/**
 * Tries options in rounds, after each of which the weaker half falls out. Every world is shown to all that are left, so
 * they differ by what they do and not by their luck. Who fell out is measured by the distance to the later best at that time.
 */
export class Rounds {
  readonly trials: Trials[];
  left: number[];
  private readonly fallen: { option: number; behind: number[] }[] = [];

  constructor(readonly count: number) {
    this.trials = Array.from({ length: count }, noTrials);
    this.left = Array.from({ length: count }, (_, i) => i);
  }

  /** How many rounds until two are left, at least one. */
  get rounds(): number {
    let rounds = 1;
    for (let n = this.count; n > FINALISTS; n = Math.max(FINALISTS, n >> 1)) rounds += 1;
    return rounds;
  }

  mean(option: number): number {
    return meanOf(this.trials[option] as Trials);
  }

  private ranked(): number[] {
    return this.left.slice().sort((x, y) => this.mean(y) - this.mean(x) || x - y);
  }

  halve(): void {
    if (this.left.length <= FINALISTS) return;
    const ranked = this.ranked();
    const keep = Math.max(FINALISTS, ranked.length >> 1);
    const means = this.trials.map(meanOf);
    for (const option of ranked.slice(keep)) {
      const own = means[option] as number;
      this.fallen.push({ option, behind: means.map((mean) => mean - own) });
    }
    this.left = ranked.slice(0, keep);
  }

  /** By option: means of those left, and below the best of them those that fell out. */
  values(): number[] {
    const out = this.trials.map(meanOf);
    const best = this.ranked()[0] as number;
    const top = out[best] as number;
    for (const { option, behind } of this.fallen) out[option] = top - (behind[best] as number);
    return out;
  }
}
