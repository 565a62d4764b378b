/**
 * The Hermes column: bundles the measurements, lowers them as Metro would, and runs them in the Linux
 * binary of `hermes-engine-cli`. Also compiles the bundle with React Native’s own `hermesc`, whose
 * bytecode the older binary cannot run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { HERE, ROOT, bundled } from './bundle';
import type { Speed } from './measure';

const HERMES = join(ROOT, 'node_modules/hermes-engine-cli/linux64-bin/hermes');
const HERMESC = join(ROOT, 'node_modules/hermes-compiler/hermesc/linux64-bin/hermesc');
const MINUTES = 60_000;

export interface HermesRun {
  /** By game; null if it did not run. */
  speeds: Record<string, Speed> | null;
  /** What ran, or why it did not. */
  note: string;
  /** What React Native’s compiler made of it. */
  bytecode: string;
}

interface Babel {
  transformSync(code: string, options: object): { code?: string | null } | null;
}

/** Babel as Expo’s own preset resolves it: the project does not depend on it by name. */
function babel(): { core: Babel; presetEnv: string } {
  const fromExpo = createRequire(join(ROOT, 'node_modules/babel-preset-expo/package.json'));
  const fromCore = createRequire(fromExpo.resolve('@babel/core'));
  return {
    core: fromExpo('@babel/core') as Babel,
    presetEnv: resolveFirst(
      [fromExpo, fromCore, createRequire(join(ROOT, 'package.json'))],
      '@babel/preset-env',
    ),
  };
}

function resolveFirst(requires: readonly NodeJS.Require[], name: string): string {
  for (const from of requires)
    try {
      return from.resolve(name);
    } catch {
      continue;
    }
  throw new Error(`${name} is not installed`);
}

/** Hermes 0.12 has neither block scopes nor classes: ES5 keeps the meaning of the source. */
function lowered(entry: string): string {
  const { core, presetEnv } = babel();
  const result = core.transformSync(bundled(entry, { format: 'iife' }), {
    configFile: false,
    babelrc: false,
    compact: false,
    sourceType: 'script',
    presets: [[presetEnv, { targets: { ie: '11' }, modules: false }]],
  });
  return result?.code ?? '';
}

export function runInHermes(): HermesRun {
  const folder = mkdtempSync(join(tmpdir(), 'arbitr-hermes-'));
  try {
    const file = join(folder, 'bench.js');
    writeFileSync(file, lowered(`${HERE}/hermesEntry.ts`));
    return { ...execute(file), bytecode: compile(file, join(folder, 'bench.hbc')) };
  } catch (error) {
    return { speeds: null, note: `not run: ${String(error)}`, bytecode: 'not compiled' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What an entry prints inside Hermes, and which Hermes that was; throws where there is none. */
export function printedInHermes(entry: string, prelude = ''): { printed: string; note: string } {
  if (process.platform !== 'linux' || !existsSync(HERMES))
    throw new Error(`no Hermes binary for ${process.platform}`);
  const folder = mkdtempSync(join(tmpdir(), 'arbitr-hermes-'));
  try {
    const file = join(folder, 'entry.js');
    writeFileSync(file, `${prelude}\n${lowered(entry)}`);
    const run = spawnSync(HERMES, ['-O', file], { encoding: 'utf8', timeout: 10 * MINUTES });
    if (run.status !== 0) throw new Error(run.stderr || String(run.error));
    return { printed: run.stdout, note: version(HERMES) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function execute(file: string): Omit<HermesRun, 'bytecode'> {
  if (process.platform !== 'linux' || !existsSync(HERMES))
    return { speeds: null, note: `not run: no Hermes binary for ${process.platform}` };
  const run = spawnSync(HERMES, ['-O', file], { encoding: 'utf8', timeout: 5 * MINUTES });
  if (run.status !== 0)
    return { speeds: null, note: `not run: ${run.stderr || String(run.error)}` };
  return { speeds: JSON.parse(run.stdout) as Record<string, Speed>, note: version(HERMES) };
}

/** `Hermes release version: 0.12.0` and the bytecode version below it. */
function version(binary: string): string {
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  const release = /release version: (\S+)/.exec(stdout)?.[1] ?? '?';
  const bytecode = /bytecode version: (\d+)/.exec(stdout)?.[1] ?? '?';
  return `Hermes ${release} (bytecode ${bytecode})`;
}

function compile(file: string, out: string): string {
  if (!existsSync(HERMESC)) return 'React Native’s hermesc is not here';
  const run = spawnSync(HERMESC, ['-O', '-w', '-emit-binary', '-out', out, file], {
    encoding: 'utf8',
  });
  if (run.status !== 0) return `React Native’s hermesc refuses it: ${run.stderr.slice(0, 200)}`;
  return `React Native’s ${version(HERMESC)} compiles it to ${statSync(out).size} bytes`;
}
