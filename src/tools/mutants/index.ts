/**
 * `npm run mutants [place …]`: breaks single rules, one at a time and in a copy of the sources, and
 * shows whether the tests notice each. Fails if one gets through that is not known to be harmless.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { HERDS } from './list';
import { ROOT, mutate, newPasture } from './pasture';
import type { Pasture } from './pasture';
import type { Herd, Mutant } from './types';

const WORKERS = 2;

interface Case {
  herd: Herd;
  mutant: Mutant;
}

interface Result extends Case {
  /** The tests that failed; null if none did. */
  noticedBy: string | null;
}

function chosen(names: readonly string[]): Herd[] {
  const unknown = names.filter((name) => !HERDS.some((herd) => herd.name === name));
  if (unknown.length > 0) throw new Error(`no such place: ${unknown.join(', ')}`);
  return HERDS.filter((herd) => names.length === 0 || names.includes(herd.name));
}

/** Every text to be replaced is where it should be, before an hour of tests is spent. */
function checkTexts(cases: readonly Case[]): void {
  const stale = cases.flatMap(({ mutant }) => {
    try {
      mutate(readFileSync(join(ROOT, mutant.file), 'utf8'), mutant);
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
  if (stale.length > 0) throw new Error(stale.join('\n'));
}

/** Tests that fail without any mutant would notice everything. */
async function checkHealth(herds: readonly Herd[], pasture: Pasture): Promise<void> {
  for (const { tests } of herds)
    for (const pattern of tests)
      if ((await pasture.outcome(pattern, null)) === 'noticed')
        throw new Error(`${pattern} fails although nothing is broken`);
}

async function tryOne(pasture: Pasture, { herd, mutant }: Case): Promise<Result> {
  for (const tests of herd.tests)
    if ((await pasture.outcome(tests, mutant)) === 'noticed')
      return { herd, mutant, noticedBy: tests };
  return { herd, mutant, noticedBy: null };
}

function describe({ herd, mutant, noticedBy }: Result): string {
  const by = noticedBy === herd.tests[0] ? 'noticed' : 'noticed by conformance';
  const fate = noticedBy === null ? (mutant.survives ? 'survives, known' : 'SURVIVES') : by;
  return `${fate.padEnd(22)} ${herd.name.padEnd(8)} ${mutant.rule.padEnd(8)} ${mutant.breaks}`;
}

async function tryAll(cases: readonly Case[], pastures: readonly Pasture[]): Promise<Result[]> {
  const waiting = cases.slice();
  const results: Result[] = [];
  await Promise.all(
    pastures.map(async (pasture) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const result = await tryOne(pasture, next);
        results.push(result);
        console.log(describe(result));
      }
    }),
  );
  return results;
}

function sumUp(results: readonly Result[]): void {
  const survivors = results.filter(({ noticedBy }) => noticedBy === null);
  const surprises = survivors.filter(({ mutant }) => mutant.survives === undefined);
  const cured = results.filter(({ mutant, noticedBy }) => mutant.survives && noticedBy !== null);
  console.log(
    `\n${results.length} broken rules: ${results.length - survivors.length} noticed, ${survivors.length} survive`,
  );
  for (const { mutant } of survivors)
    console.log(`  ${mutant.file}, ${mutant.rule}: ${mutant.survives ?? 'no test notices it'}`);
  for (const { mutant } of cured)
    console.log(`  ${mutant.rule} is noticed by now; take its reason out of the list`);
  if (surprises.length + cured.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const herds = chosen(process.argv.slice(2));
  const cases = herds.flatMap((herd) => herd.mutants.map((mutant) => ({ herd, mutant })));
  checkTexts(cases);
  const pastures = Array.from({ length: WORKERS }, newPasture);
  try {
    const [first] = pastures;
    if (first) await checkHealth(herds, first);
    sumUp(await tryAll(cases, pastures));
  } finally {
    for (const pasture of pastures) pasture.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
