/** Finds a program on the PATH; as root on Debian it installs the package that has it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

function onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter))
    for (const name of names) {
      const file = path.join(folder, name);
      if (existsSync(file)) return file;
    }
  return null;
}

function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  process.stdout.write(`Installing Debian’s ${packages.join(', ')} for the tests …\n`);
  // Another installation may be under way on a machine that has only just started: it is waited for.
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', ...packages);
}

/** A path, or null when there is none and none can be installed here. */
export function findProgram({ names, packages, given }) {
  if (given) return existsSync(given) ? given : null;
  const found = onPath(names);
  if (found) return found;
  installFromDebian(packages);
  return onPath(names);
}
