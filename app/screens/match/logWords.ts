/** One line of the log in words: what happened, and what else is known about it. */
import type { Setup } from '../../../src/engine/types';
import type { GameWords, Say } from '../../../src/games/words';
import { seatOf } from '../../../src/match/seats';
import type { LogLine } from '../../../src/match/types';
import type { matchText } from './text';

type Words = (typeof matchText)['uk'];

export interface Telling {
  words: Words;
  game: GameWords;
  say: Say;
  setup: Setup;
  /** It broke a rule, and the table let it stand. */
  stood: boolean;
  /** The match is over: nothing is secret any more, and nobody's memory is tested. */
  isOpen?: boolean;
}

export function sentenceOf(line: LogLine, telling: Telling): string {
  const { words } = telling;
  switch (line.kind) {
    case 'move':
      return moveSentence(line, telling);
    case 'undo':
      return words.logUndo;
    case 'redo':
      return words.logRedo;
    case 'correction':
      return words.logCorrection;
    case 'seat':
      return chairSentence(line, words);
    case 'end':
      return words.logEnd;
  }
}

/** What somebody entered from a real table, where choices are turned up before they are entered. */
export function entrySentence(
  move: unknown,
  { game, say, setup }: Pick<Telling, 'game' | 'say' | 'setup'>,
): string {
  return (game.told ?? game.move)(move, say, setup);
}

/** What happened, or that something was chosen. */
export function moveSentence(
  line: Pick<LogLine, 'move' | 'veiled' | 'undone'>,
  { words, game, say, setup, isOpen = false }: Omit<Telling, 'stood'>,
): string {
  const seat = line.veiled ? seatOf(line.move) : null;
  if (seat !== null) return words.logVeiled(say.name(seat));
  // A choice that was taken back may never have been turned up.
  const turnedUp = game.told ?? game.move;
  const tell = line.undone ? game.move : isOpen ? (game.over ?? turnedUp) : turnedUp;
  return tell(line.move, say, setup);
}

function chairSentence({ chair }: LogLine, { logChair, levels }: Words): string {
  if (!chair) return '';
  const place = chair.seat + 1;
  if (chair.bot) return logChair.bot(place, levels[chair.bot]);
  return chair.name === null ? logChair.empty(place) : logChair.person(place, chair.name);
}

/** Beside the time: taken back, corrected, who made it, who wanted and who agreed. */
export function marksOf(
  line: LogLine,
  { words, say, stood }: Pick<Telling, 'words' | 'say' | 'stood'>,
): string[] {
  const { undone, original, forced, hinted, bot, by, agreed } = line;
  const marks: [boolean, () => string][] = [
    [undone, () => words.logUndone],
    [original !== null, () => words.logCorrected],
    [stood, () => words.logStood],
    [forced, () => words.logForced],
    [hinted, () => words.logHinted],
    [bot !== null, () => words.logBot(words.levels[bot ?? 'easy'])],
    [by !== null, () => words.logBy(say.name(by ?? 0))],
    [agreed.length > 0, () => words.logAgreed(agreed.map(say.name).join(', '))],
  ];
  return marks.flatMap(([holds, mark]) => (holds ? [mark()] : []));
}
