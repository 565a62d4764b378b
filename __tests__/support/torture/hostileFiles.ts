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

/**
 * Format 1, kept score of: so many turns without points, all taken back, then the first of them brought back and taken
 * back for ever. Each time everything that could be brought back is gone through.
 */
function firstOfMany(turns: number, pairs: number): Line {
  const match = movesOnly();
  const begun = {
    ...(match.begun as object),
    ...{ game: 'nizam', setup: { seats: 2, first: 0, mode: 'score' } },
    players: [1, 2].map((colour) => ({ id: `p${colour}`, name: 'x', colour })),
  };
  const log = Array.from({ length: turns }, (_, i): LogItem => {
    const move = { type: 'tally', seat: i % 2, lengths: [] };
    return [0, { move }];
  });
  const more = Array.from({ length: pairs }, (): LogItem[] => [
    [0, { to: 0 }, 'undone'],
    [0, { to: 1 }, 'redone'],
  ]);
  return goingOn({ ...match, begun, log }, more.flat());
}

/** Every entry of a log seats somebody new. */
function crowded(n: number, people: number): Line {
  const match = { ...playEvening(8 * n), log: [] };
  const more = Array.from({ length: people }, (_, i): LogItem => [
    0,
    { seat: 0, player: { id: `p${n}-${i}`, name: 'x', colour: 1 } },
    'seated',
  ]);
  return goingOn(match, more);
}

const GZIP = [0x1f, 0x8b, 8];

/** A name of the packed file that never ends. */
function endlessHeader(size: number): Uint8Array {
  const bytes = new Uint8Array(size).fill(0x41);
  bytes.set([...GZIP, 8, 0, 0, 0, 0, 0, 3]);
  return bytes;
}

/** One packed file after another, each of nothing. */
function manyPacked(size: number): Uint8Array {
  const one = gzipSync('');
  const bytes = new Uint8Array(size);
  for (let at = 0; at + one.length <= size; at += one.length) bytes.set(one, at);
  return bytes;
}

const repeated = (text: string, times: number): string => text.repeat(times);
const setting = (key: string, value: string): string =>
  `{"setting":{"key":"${key}","value":${value}}}`;

/** As deep as a line may be, again and again. */
const NESTED = `${repeated('[', 60)}${repeated(']', 60)}`;
const nested = (size: number): string =>
  Array<string>(Math.floor(size / (NESTED.length + 1)))
    .fill(NESTED)
    .join();

const raw = (name: string, trouble: BackupTrouble, bytes: () => Uint8Array): HostileFile => ({
  ...{ name, trouble, bytes, outcome: 'refused' },
});

export const HOSTILE_FILES: readonly HostileFile[] = [
  raw('a header of 31 MB', 'damaged', () => endlessHeader(31 * MB)),
  raw('a million packed files in one', 'damaged', () => manyPacked(20 * MB)),
  raw('40 MB that are packed into nothing', 'too-big', () => endlessHeader(40 * MB)),
  refused('16 million brackets in settings', 'too-big', () => [
    ...Array.from({ length: 120 }, () => setting('theme', `[${nested(250_000)}]`)),
  ]),
  refused('14 million brackets in matches', 'too-big', () => [
    ...Array.from({ length: 14 }, () => `{"match":{"more":[${nested(1.9 * MB)}]}}`),
  ]),
  refused('60,000 people on the chairs of three matches', 'too-big', () =>
    Array.from({ length: 3 }, (_, n) => matchLine(crowded(n, 20_000))),
  ),
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
  aside('the first of 8,000 moves brought back 5,000 times', 'endless', () =>
    firstOfMany(8000, 5000),
  ),
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
