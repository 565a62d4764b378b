/**
 * Every match of a backup file replayed by the app's rules: each move, each deal and roll, the result, the hashes.
 * Says yes or names the first entry that is wrong, then what is worth comparing, then what no program can prove.
 * Code 0 (yes), 1 (no) or 2 (unreadable), as verify-match, which proves chance alone but without the app's code.
 */
import { checking, type Fault, type MatchCheck } from '../match/check';
import { fingerprint } from '../match/fingerprint';
import { withResults } from '../match/late';
import { closingFingerprint } from '../match/record';
import type { GameRules } from '../engine/types';
import type { GameId } from '../games';
import { games } from '../games/rules';
import { atOnce } from '../storage/backup/breather';
import { BackupError } from '../storage/backup/format';
import { readBackup, type BackupMatch } from '../storage/backup/read';
import { BOTS } from './bots/ours';

export interface Answer {
  code: 0 | 1 | 2;
  says: string;
}

const UNPROVABLE = [
  'What neither replay-match nor verify-match can prove:',
  '  who held the phone, and that the players were those who are named;',
  '  that the seed was made blindly, and the match not begun anew until it dealt well;',
  '  that the whole file was not made anew. The closing fingerprint tells: compare it with the one',
  '  that the app showed at the end, which is also on the shared picture and in the shared text.',
];

export function replay(
  read: () => Uint8Array,
  rulesOf: (game: GameId) => GameRules = (game) => withResults(games[game]),
): Answer {
  try {
    const { matches, aside } = readBackup(read());
    const checks = matches.map((match) =>
      atOnce(checking(match, rulesOf(match.game), BOTS[match.game])),
    );
    const unread = aside.map(({ trouble, detail }) => new BackupError(trouble, detail).message);
    const judged = matches.flatMap((match, i) => wrongIn(match, checks[i] as MatchCheck));
    const nothing = matches.length + aside.length === 0 ? ['there is no match in the file'] : [];
    const wrong = [...nothing, ...unread, ...judged];
    const told = matches.flatMap((match, i) => tell(match, checks[i] as MatchCheck));
    const verdict = wrong[0] ? `no: ${wrong[0]}` : yes(checks);
    const says = [verdict, '', ...told, ...UNPROVABLE].join('\n');
    return { code: wrong.length > 0 ? 1 : 0, says };
  } catch (error) {
    return answerTo(error);
  }
}

/** What cannot be read at all is one thing; what can be read and contradicts itself another. */
function answerTo(error: unknown): Answer {
  const message = error instanceof Error ? error.message : String(error);
  const isRead = error instanceof BackupError && !('gzip' in error.detail);
  const isWrong = isRead && (error.trouble === 'damaged' || error.trouble === 'malformed');
  return isWrong
    ? { code: 1, says: `no: ${message}` }
    : { code: 2, says: `unreadable: ${message}` };
}

function yes(checks: readonly MatchCheck[]): string {
  const sum = (of: (check: MatchCheck) => number): number =>
    checks.reduce((n, check) => n + of(check), 0);
  const moves = sum((check) => check.moves);
  const draws = sum((check) => check.draws);
  return `yes: the rules allow ${moves} moves, the seed gives ${draws} deals, draws and rolls`;
}

function wrongIn({ id, game, entries }: BackupMatch, check: MatchCheck): string[] {
  const at = (seq: number): string => `match ${id} (${game}), entry ${seq}: `;
  const faults = check.faults.map((fault) => `${at(fault.seq)}${sentenceOf(fault)}`);
  if (faults.length > 0 || check.standing?.over) return faults;
  return [`${at(entries.length)}all is right so far, but the match is not finished`];
}

/** What comes from the file moves no cursor, ends no line and turns no text round: it could say «yes» that way. */
const plain = (text: string): string => text.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '?');

function sentenceOf(fault: Fault): string {
  const show = (value: unknown): string => plain(JSON.stringify(value));
  switch (fault.kind) {
    case 'seed':
      return 'the seed is not the promised one';
    case 'endless':
      return 'there is no end to replaying it';
    case 'setup':
      return 'no match begins like this';
    case 'log':
      return 'it does not fit the log before it';
    case 'rules':
      return `the rules refuse it (${fault.clause})`;
    case 'draw':
      return `it says ${show(fault.said)}, the seed gives ${show(fault.due)}`;
    case 'byHand':
      return 'a deal or roll of the app is missing';
    case 'undue':
      return 'the app deals or rolls nothing here';
    case 'bot':
      return fault.due === null
        ? 'the app plays no such chair here'
        : `it says ${show(fault.said)}, the bot would have said ${show(fault.due)}`;
    case 'chain':
      return 'the chain of hashes does not end here';
    case 'result':
      return `the file has the result ${show(fault.said)}, the moves give ${show(fault.due)}`;
  }
}

// ── what is worth comparing ─────────────────────────────────────────────────────────────────────

function tell(match: BackupMatch, check: MatchCheck): string[] {
  const { id, game, setup, commitment, head } = match;
  const { moves, bots, draws, undoneDraws } = check;
  const rows: [string, string][] = [
    ['at the start', fingerprint(commitment)],
    ['at the end', closingFingerprint(head)],
    ['moves', String(moves)],
    ...(bots > 0 ? [['moves of bots', botsOf(check)] as [string, string]] : []),
    ['deals, draws, rolls', `${draws}, of which ${undoneDraws} do not count (taken back)`],
    ['result', resultOf(match, check)],
  ];
  return [
    `match ${id} (${game}, ${setup.mode})`,
    ...rows.map(([name, value]) => `  ${name.padEnd(20)} ${value}`),
    '',
  ];
}

function botsOf({ bots, rethought, otherVersion }: MatchCheck): string {
  const again = `${bots}, of which ${rethought} were worked out again`;
  return otherVersion === 0
    ? again
    : `${again}; ${otherVersion} are of another version of the bots: not checkable, and not forged for that`;
}

function resultOf({ players, result }: BackupMatch, { standing, folded }: MatchCheck): string {
  if (!standing) return 'none';
  const names = players.map(({ name }, seat) => plain(folded.chairs[seat]?.player.name ?? name));
  const { places, points: totals } = standing;
  const points = names
    .map((name, seat) => `${name} ${places ? `place ${places[seat] ?? 0}` : (totals[seat] ?? 0)}`)
    .join(', ');
  if (!standing.over) return `not finished; so far ${points}`;
  const winners = standing.winners.map((seat) => names[seat]).join(', ');
  const early = folded.ended ? '; the table ended it early' : '';
  const stored = result ? '; as in the file' : '; the file has none to compare with';
  return `${points}; won: ${winners}${early}${stored}`;
}
