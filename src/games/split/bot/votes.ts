/**
 * The vote as a game of its own: what everybody gets from every way the votes can fall, and by regret matching how often
 * each part is chosen. Votes have to be mixed: who always takes the best part meets everybody else there.
 */
import { contested, partWorth, type Table } from './parts';

export interface Ballot {
  voters: number[];
  parts: number;
  /** By voter · parts + part: worth of the part alone. */
  alone: number[];
  sizes: number[];
}

export function ballotOf(
  table: Table,
  contenders: readonly number[],
  from: number,
  to: number,
  at: readonly number[],
): Ballot {
  const edges = [from, ...at.map((place) => from + place), to];
  const parts = at.length + 1;
  const alone: number[] = [];
  for (const seat of contenders)
    for (let p = 0; p < parts; p += 1)
      alone.push(partWorth(table, seat, edges[p] as number, edges[p + 1] as number));
  const sizes = Array.from(
    { length: parts },
    (_, p) => (edges[p + 1] as number) - (edges[p] as number),
  );
  return { voters: contenders.slice(), parts, alone, sizes };
}

/** What a vote brings where so many others vote for the same part. */
export function gets(
  { parts, alone, sizes }: Ballot,
  voter: number,
  part: number,
  others: number,
): number {
  const worth = alone[voter * parts + part] as number;
  return others === 0 ? worth : worth * contested(sizes[part] as number, others + 1);
}

/**
 * What a voter expects of each part when the others choose as `mix` says: for each part the chances that none, one, two
 * … of them are there. `out` gets one number a part.
 */
function expectations(ballot: Ballot, mix: readonly number[], voter: number, out: number[]): void {
  const { voters, parts } = ballot;
  for (let part = 0; part < parts; part += 1) {
    let none = 1;
    let one = 0;
    let two = 0;
    let three = 0;
    for (let other = 0; other < voters.length; other += 1) {
      if (other === voter) continue;
      const there = mix[other * parts + part] as number;
      const away = 1 - there;
      three = three * away + two * there;
      two = two * away + one * there;
      one = one * away + none * there;
      none *= away;
    }
    out[part] =
      none * gets(ballot, voter, part, 0) +
      one * gets(ballot, voter, part, 1) +
      two * gets(ballot, voter, part, 2) +
      three * gets(ballot, voter, part, 3);
  }
}

export interface Mixed {
  /** By voter · parts + part. */
  mix: number[];
  /** What each part is worth to each voter against the others' mix. */
  expected: number[];
}

export class Matching {
  private readonly regrets: number[];
  private readonly sums: number[];
  private readonly now: number[];
  private readonly out: number[] = [0, 0, 0];

  constructor(readonly ballot: Ballot) {
    const size = ballot.voters.length * ballot.parts;
    this.regrets = new Array<number>(size).fill(0);
    this.sums = new Array<number>(size).fill(0);
    this.now = new Array<number>(size).fill(1 / ballot.parts);
  }

  run(iterations: number): void {
    for (let i = 0; i < iterations; i += 1)
      for (let voter = 0; voter < this.ballot.voters.length; voter += 1) this.step(voter);
  }

  private step(voter: number): void {
    const { parts } = this.ballot;
    const { regrets, sums, now, out } = this;
    expectations(this.ballot, now, voter, out);
    const at = voter * parts;
    let mean = 0;
    for (let p = 0; p < parts; p += 1) mean += (now[at + p] as number) * (out[p] as number);
    let positive = 0;
    for (let p = 0; p < parts; p += 1) {
      // Regrets that fell below nothing are forgotten: it settles sooner.
      const regret = Math.max(0, (regrets[at + p] as number) + (out[p] as number) - mean);
      regrets[at + p] = regret;
      positive += regret;
    }
    for (let p = 0; p < parts; p += 1) {
      const share = positive > 0 ? (regrets[at + p] as number) / positive : 1 / parts;
      now[at + p] = share;
      sums[at + p] = (sums[at + p] as number) + share;
    }
  }

  result(): Mixed {
    const { parts, voters } = this.ballot;
    const mix: number[] = [];
    for (let voter = 0; voter < voters.length; voter += 1) {
      let total = 0;
      for (let p = 0; p < parts; p += 1) total += this.sums[voter * parts + p] as number;
      for (let p = 0; p < parts; p += 1)
        mix.push(total > 0 ? (this.sums[voter * parts + p] as number) / total : 1 / parts);
    }
    return { mix, expected: expectedOf(this.ballot, mix) };
  }
}

export function expectedOf(ballot: Ballot, mix: readonly number[]): number[] {
  const out = [0, 0, 0];
  const expected: number[] = [];
  for (let voter = 0; voter < ballot.voters.length; voter += 1) {
    expectations(ballot, mix, voter, out);
    for (let p = 0; p < ballot.parts; p += 1) expected.push(out[p] as number);
  }
  return expected;
}
