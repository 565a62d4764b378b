/** What every command does first: the right Node, the locked dependencies. Runs before anything is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const LOCK = path.join(ROOT, 'package-lock.json');
const MARK = path.join(ROOT, 'node_modules', '.arbitr-lock');
const NODE_MIN = [20, 19];

export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/** Ends the command with one sentence; no stack trace for what a person can mend. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1])) return;
  giveUp(`«Арбітр» needs Node ${NODE_MIN.join('.')} or newer; this is ${process.version}.`);
}

function lockHash() {
  return createHash('sha256').update(readFileSync(LOCK)).digest('hex');
}

/** Installs exactly the lock file, unless exactly that is installed already. */
export function installIfNeeded() {
  const wanted = lockHash();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  say('Installing the locked dependencies (about two minutes the first time) …');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0)
    giveUp('Installing failed: see npm’s message above, check the network, then run this again.');
  writeFileSync(MARK, wanted);
}

export function setUp() {
  checkNode();
  installIfNeeded();
}

/**
 * Runs a tool from node_modules/.bin; resolves with its exit code and what it printed. `onLine` gets the lines
 * instead of the screen. With `modest` it takes only what others leave of the machine. The tool ends with the command that
 * started it.
 */
export function run(command, args, { env = {}, quiet = false, modest = false, onLine } = {}) {
  return new Promise((resolve) => {
    const bin = path.join(ROOT, 'node_modules', '.bin', command);
    const child = spawn(existsSync(bin) ? bin : command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    if (modest && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
    const end = () => child.kill();
    process.once('exit', end);
    let output = '';
    const take = (stream, to) => {
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        output += chunk;
        if (!quiet && !onLine) to.write(chunk);
      });
      if (onLine) createInterface({ input: stream }).on('line', onLine);
    };
    take(child.stdout, process.stdout);
    take(child.stderr, process.stderr);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      process.off('exit', end);
      resolve({ code: code ?? 1, output });
    });
  });
}
