/** A settled question as a message: question, ruling, clause, and a link that opens the same position. */
import { Platform } from 'react-native';

import type { GameId } from '../../../src/games';
import { writeLink } from '../../../src/games/settleLink';
import { shareText } from '../match/share';

export function settleLink(game: GameId, question: string, position: unknown): string {
  const root = Platform.OS === 'web' ? `${globalThis.location.origin}/` : 'arbitr://';
  return `${root}settle/${game}/${question}?p=${writeLink(position)}`;
}

export interface SettledText {
  /** «Промінь: Хто бере взятку?» */
  question: string;
  headline: string;
  steps: readonly string[];
  clause: string;
  link: string;
}

export function shareAnswer(text: SettledText): Promise<'shared' | 'copied'> {
  const steps = text.steps.map((step, i) => `${i + 1}. ${step}`);
  return shareText(
    [text.question, `${text.headline} (${text.clause})`, ...steps, text.link].join('\n'),
  );
}
