/**
 * Backup files made to hold up whoever takes them in: small ones that unpack to much, nesting, width, endless
 * replaying. Sums and hashes fit wherever they can, so that each is found out by what it is and not by its sum.
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import type { BackupTrouble, LogItem } from '../../../src/storage/backup';
import { headOf, playEvening, type Line } from '../fairness/evening';

export interface HostileFile {
  name: string;
  /** Made when it is needed: some take seconds. */
  bytes(): Uint8Array;
  /** The whole file is refused, or one match of it is set aside and an honest one beside it is taken in. */
  outcome: 'refused' | 'aside';
  trouble: BackupTrouble;
}

export const HEAD = JSON.stringify({ format: 'arbitr-backup', version: 2, exportedAt: 1 });
const MB = 1024 * 1024;

/** With a right sum at the end unless another is given; Node's own means, because some of it is much. */
export function packed(lines: readonly string[], sum?: string): Uint8Array {
  const body = lines.map((line) => `${line}\n`).join('');
  const sha256 = sum ?? createHash('sha256').update(body).digest('hex');
  const end = JSON.stringify({ end: { lines: body.split('\n').length - 1, sha256 } });
  return new Uint8Array(gzipSync(`${body}${end}\n`));
}

const matchLine = (match: object): string => JSON.stringify({ match });

const refused = (
  name: string,
  trouble: BackupTrouble,
  lines: () => readonly string[],
): HostileFile => ({
  name,
  outcome: 'refused',
  trouble,
  bytes: () => packed([HEAD, ...lines()]),
});

/** An honest match lies beside it. */
const aside = (name: string, trouble: BackupTrouble, match: () => object): HostileFile => ({
  name,
  outcome: 'aside',
  trouble,
  bytes: () => packed([HEAD, matchLine(playEvening(2)), matchLine(match())]),
});

/** An honest match whose log goes on with this, hashes included. */
function goingOn(match: Line, more: readonly LogItem[] = []): Line {
  const line = { ...match, log: [...match.log, ...more] };
  return { ...line, head: headOf(line) };
}

const MOVES = 30;

/** A match of format 1, up to the first thing taken back or corrected: only moves. */
function movesOnly(): Line {
  for (let n = 0; ; n += 1) {
    const match = playEvening(n);
    const { format = 1 } = match.begun as { format?: number };
    const until = match.log.findIndex(([, , kind]) => kind !== undefined);
    if (format === 1 && until >= MOVES)
      return goingOn({ ...match, log: match.log.slice(0, until) });
  }
}

/** Format 1: everything is taken back and brought back, again and again. */
function toAndFro(pairs: number): Line {
  const match = movesOnly();
  const moves = match.log.length;
  const more = Array.from({ length: pairs * 2 }, (_, i): LogItem =>
    i % 2 === 0 ? [0, { to: 0 }, 'undone'] : [0, { to: moves }, 'redone'],
  );
  return goingOn(match, more);
}

/** Format 1: the first thing a person did is corrected into itself, and all that follows is played again. */
function correctedForEver(times: number): Line {
  const match = movesOnly();
  const seq = match.log.findIndex(([, payload]) => !(payload as { drawn?: true }).drawn) + 1;
  const { move } = match.log[seq - 1]?.[1] as { move: LogItem[1] };
  const more = Array.from({ length: times }, (): LogItem => [0, { seq, move }, 'corrected']);
  return goingOn(match, more);
}

/** One move that says much more than any move does. */
function withMove(move: LogItem[1]): Line {
  return goingOn(movesOnly(), [[0, { move }]]);
}

const repeated = (text: string, times: number): string => text.repeat(times);
const setting = (key: string, value: string): string =>
  `{"setting":{"key":"${key}","value":${value}}}`;

export const HOSTILE_FILES: readonly HostileFile[] = [
  refused('32 MB of empty lines in 32 kB', 'too-big', () => [repeated('\n', 31.9 * MB)]),
  refused('32 MB of settings in 16 lines, 32 kB', 'too-big', () => [
    ...Array.from({ length: 16 }, () => setting('theme', `"${repeated(' ', 1.9 * MB)}"`)),
    'nothing',
  ]),
  refused('64 MB in 64 kB', 'too-big', () =>
    Array.from({ length: 32 }, () => setting('theme', `"${repeated(' ', 1.99 * MB)}"`)),
  ),
  refused('a million brackets', 'too-big', () => [setting('theme', repeated('[', MB))]),
  refused('32 MB of pairs of brackets', 'too-big', () => [
    ...Array.from({ length: 16 }, () => `{"match":{"log":[${repeated('[],', 0.6 * MB)}[]]}}`),
  ]),
  refused('a setting of 20 MB', 'too-big', () => [setting('theme', `"${repeated('x', 20 * MB)}"`)]),
  refused('a line of 2 MB and a letter', 'too-big', () => {
    const around = setting('theme', '""').length;
    return [setting('theme', `"${repeated('x', 2 * MB - around + 1)}"`)];
  }),
  refused('200,000 lines', 'too-big', () =>
    Array.from({ length: 200_000 }, () => setting('theme', '1')),
  ),
  {
    name: '32 MB of players with a wrong sum',
    outcome: 'refused',
    trouble: 'damaged',
    bytes: () => {
      const line = JSON.stringify({ player: { id: 'p', name: repeated('x', 900), colour: 1 } });
      return packed([HEAD, ...Array.from({ length: 33_000 }, () => line)], 'f'.repeat(64));
    },
  },
  aside('20,000 pairs of undo and redo', 'too-big', () => toAndFro(20_000)),
  aside('5,000 pairs of undo and redo', 'endless', () => toAndFro(5_000)),
  aside('corrections that replay for ever', 'endless', () => correctedForEver(8_000)),
  aside('a move of 100,000 values', 'malformed', () => withMove(Array(100_000).fill(0))),
  aside('a move of 100,000 fields', 'malformed', () =>
    withMove(Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, 0]))),
  ),
  refused('a log of a million zeros', 'too-big', () => [
    matchLine({ ...playEvening(3), log: Array(900_000).fill(0) }),
  ]),
  refused('four matches that replay for ever', 'endless', () =>
    Array.from({ length: 4 }, (_, i) => matchLine(renamed(correctedForEver(8_000), i))),
  ),
];

/** The same match under another id, with its chain. */
function renamed(match: Line, n: number): Line {
  const line = { ...match, id: `${match.id.slice(0, 20)}-${n}` };
  return { ...line, head: headOf(line) };
}

/** So many stay below what one file may hold. */
const MATCHES_A_FILE = 5000;

/** Short honest matches, as a family plays them in years; in as many files as the app would write. */
export function honestFiles(count: number): Uint8Array[] {
  const files: Uint8Array[] = [];
  for (let from = 0; from < count; from += MATCHES_A_FILE) {
    const length = Math.min(MATCHES_A_FILE, count - from);
    files.push(
      packed([HEAD, ...Array.from({ length }, (_, i) => matchLine(playEvening(from + i)))]),
    );
  }
  return files;
}
