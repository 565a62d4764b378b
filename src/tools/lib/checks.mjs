/** The checks that run no code of ours: types, lint, format; of everything, or of some files. */

export const TYPES = {
  name: 'types',
  command: 'tsc',
  args: ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/tsc.json'],
};

export function lintOf(files) {
  const cached = ['--cache', '--cache-location', '.cache/eslint'];
  return { name: 'lint', command: 'eslint', args: [...files, '--max-warnings', '0', ...cached] };
}

export function formatOf(files) {
  const cached = ['--cache', '--cache-location', '.cache/prettier'];
  const quiet = ['--log-level', 'warn'];
  return { name: 'format', command: 'prettier', args: ['--check', ...quiet, ...cached, ...files] };
}

export const CHECKS = [TYPES, lintOf(['.']), formatOf(['.'])];
