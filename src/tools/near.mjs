/**
 * `npm run test:near [BASE]`: what the changed files touch, in seconds: types, lint and format of what changed, and
 * the tests that import any of it. Changed is what differs from where the branch left main (or from BASE), committed
 * or not. Not here: the browser, the phones' bundles, and the tests that only read a changed file as text.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { TYPES, formatOf, lintOf } from './lib/checks.mjs';
import { ROOT, giveUp, run, say, setUp } from './lib/setup.mjs';

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
}

function changedSince(base) {
  const differing = git('diff', '--name-only', base) ?? giveUp(`git knows no «${base}».`);
  const untracked = git('ls-files', '--others', '--exclude-standard') ?? [];
  return [...differing, ...untracked].filter((file) => existsSync(path.join(ROOT, file)));
}

/** Fails like the part that failed first, and shows what each failing part said. */
async function report({ name, command, args }) {
  const { code, output } = await run(command, args, { quiet: true });
  say(code === 0 ? `ok: ${name}` : `FAILED: ${name}\n${output}`);
  return code;
}

function testsOf(files) {
  const projects = ['--selectProjects', 'rules', 'storage', 'screens'];
  const related = ['--findRelatedTests', ...files, '--passWithNoTests'];
  return { name: 'tests near the change', command: 'jest', args: [...projects, ...related] };
}

setUp();
const base = process.argv[2] ?? git('merge-base', 'HEAD', 'main')?.[0] ?? 'HEAD';
const files = changedSince(base);
if (files.length === 0) {
  say('Nothing has changed: see npm run test:near HEAD~1 for the last commit.');
  process.exit(0);
}
const code = files.filter((file) => /\.(mjs|[jt]sx?)$/.test(file));
const parts = [TYPES, formatOf(['--ignore-unknown', ...files])];
if (code.length > 0) parts.push(lintOf(['--no-warn-ignored', ...code]), testsOf(code));
const codes = await Promise.all(parts.map(report));
process.exit(Math.max(...codes) === 0 ? 0 : 1);
