/** Pearson’s test against known shares. Knows nothing about dice, cards or generators. */

function sumOf(xs: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < xs.length; i += 1) total += xs[i] ?? 0;
  return total;
}

/** How far the counts are from shares of their total: equal ones, or by these weights. */
export function chiSquare(counts: ArrayLike<number>, weights?: ArrayLike<number>): number {
  const each = sumOf(counts) / (weights ? sumOf(weights) : counts.length);
  let statistic = 0;
  for (let i = 0; i < counts.length; i += 1) {
    const expected = each * (weights ? (weights[i] ?? 0) : 1);
    const off = (counts[i] ?? 0) - expected;
    statistic += (off * off) / expected;
  }
  return statistic;
}

/** Γ(degrees / 2) in logarithms, from Γ(½) = √π and Γ(1) = 1 upwards. */
function logGammaHalf(degrees: number): number {
  let log = degrees % 2 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let k = degrees % 2 === 0 ? 2 : 1; k < degrees; k += 2) log += Math.log(k / 2);
  return log;
}

/** How often an honest source stays below the statistic: the series of the lower gamma integral. */
export function shareBelow(statistic: number, degrees: number): number {
  const a = degrees / 2;
  const x = statistic / 2;
  let term = 1 / a;
  let series = term;
  for (let k = 1; term > series * 1e-15; k += 1) {
    term *= x / (a + k);
    series += term;
  }
  return series * Math.exp(a * Math.log(x) - x - logGammaHalf(degrees));
}

/** The statistic that an honest source exceeds once in a thousand tests. */
export function critical999(degrees: number): number {
  let low = degrees;
  let high = degrees * 2 + 50;
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (shareBelow(middle, degrees) < 0.999) low = middle;
    else high = middle;
  }
  return high;
}
