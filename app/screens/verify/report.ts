/** The check in words: its verdict, and all of it as text for a chat, not only the first that differs. */
import type { Fault } from '../../../src/match/check';
import type { StoredCheck } from '../../../src/match/checkStored';
import { fingerprint } from '../../../src/match/fingerprint';
import type { KeptInfo } from '../../../src/match/types';
import { minus } from '../../../src/text/plural';
import type { Compared } from './compare';
import type { verifyText } from './text';

export type Words = (typeof verifyText)['uk'];

export interface Outcome {
  check: StoredCheck;
  compared: Compared | null;
}

export interface VerdictWords {
  title: string;
  sentence: string;
  holds: boolean;
}

export function verdictOf({ check, compared }: Outcome, words: Words): VerdictWords {
  const { faults, standing, entries } = check;
  const [first] = faults;
  if (first)
    return { title: words.altered, sentence: words.first(first.seq, entries), holds: false };
  if (!standing?.over)
    return { title: words.unfinished, sentence: words.unfinishedSentence, holds: true };
  if (compared && !compared.isSame)
    return { title: words.different, sentence: words.differs[compared.from], holds: false };
  return { title: words.right, sentence: words.rightSentence, holds: true };
}

export function faultWords(fault: Fault, { faults }: Words): string {
  return fault.kind === 'rules' ? faults.rules(fault.clause) : faults[fault.kind];
}

/** Deals or rolls that are what the seed gives, of all: those entered by hand are none of the seed's. */
export function drawsOf({ faults, draws }: StoredCheck): { right: number; all: number } {
  const count = (...kinds: readonly Fault['kind'][]): number =>
    faults.filter(({ kind }) => kinds.includes(kind)).length;
  const isOtherSeed = count('seed') > 0;
  return {
    right: isOtherSeed ? 0 : draws - count('draw', 'undue'),
    all: draws + count('byHand'),
  };
}

export interface Reported extends Outcome {
  info: KeptInfo;
  /** «Промінь, 14 листопада 2026 р.» */
  heading: string;
  isDice: boolean;
}

export function reportOf(reported: Reported, words: Words): string {
  const { check, info, heading } = reported;
  const { title, sentence } = verdictOf(reported, words);
  return [
    `${words.title}: ${heading}`,
    `${title}. ${sentence}.`,
    ...check.faults.flatMap((fault) => faultLines(fault, check.entries, words)),
    '',
    ...figures(reported, words),
    '',
    ...(check.standing?.over ? prints(reported, words) : []),
    `${words.unproven}:`,
    ...words.unprovenList.map((line) => `– ${line}`),
    ...(info.forged || check.forged ? ['', `${words.marked}.`] : []),
  ].join('\n');
}

function faultLines(fault: Fault, entries: number, words: Words): string[] {
  return [
    `${words.entry(fault.seq, entries)}: ${faultWords(fault, words)}`,
    ...('said' in fault ? [`  ${words.said}: ${JSON.stringify(fault.said)}`] : []),
    ...('due' in fault ? [`  ${words.due}: ${JSON.stringify(fault.due)}`] : []),
  ];
}

function figures({ check, info, isDice }: Reported, words: Words): string[] {
  const { moves, bots, undoneDraws, standing } = check;
  const { right, all } = drawsOf(check);
  const points = info.players.map(
    ({ name, seat }) => `${name}: ${minus(standing?.points[seat] ?? 0)}`,
  );
  const { proven, undone } = isDice ? words.dice : words.cards;
  return [
    ...(all > 0 ? [proven(right, all), undone(undoneDraws)] : []),
    words.moves(moves),
    ...(bots > 0 ? [words.bots(bots)] : []),
    points.join(', '),
  ];
}

function prints({ check, compared, info }: Reported, words: Words): string[] {
  return [
    words.atEndTitle,
    `– ${words.inFile}: ${check.closing}`,
    ...(compared ? [`– ${words.seenIn[compared.from]}: ${compared.code}`] : []),
    `${words.atStartTitle}: ${fingerprint(info.commitment)}`,
    '',
  ];
}
