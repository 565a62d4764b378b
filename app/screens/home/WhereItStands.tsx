/** Where an unfinished match stands and who is asked: «Роздача 3 з 4 · взятки». A part of its own: it needs the game's words. */
import { use, useEffect, type ReactNode } from 'react';

import { gameOf } from '../../../src/games';
import type { GameWords } from '../../../src/games/words';
import type { MatchRow } from '../../../src/storage';
import { useLocale, useText } from '../../../src/text/locale';
import { T } from '../../../src/ui';
import { matchText } from '../match/text';
import { turnSentence } from '../match/turnSentence';

type Words = (typeof matchText)['uk'];

function whereItStands(match: MatchRow, game: GameWords, words: Words): string {
  const { phase, actors, stage } = match.summary;
  const bySeat = [...match.players].sort((a, b) => a.seat - b.seat);
  const place = stage ? game.stage?.(stage.now, stage.of) : undefined;
  const who =
    actors.length > 0
      ? turnSentence(
          { phase, actors, chance: false },
          { mode: match.mode, players: bySeat },
          game,
          words,
        )
      : (game.phases[phase] ?? '');
  if (!place) return who;
  // A name keeps its capital.
  const named = bySeat.some(({ name }) => who.startsWith(name));
  return `${place} · ${named ? who : who.charAt(0).toLocaleLowerCase() + who.slice(1)}`;
}

export interface WhereItStandsProps {
  match: MatchRow;
  /** The card it stands on is spoken as a whole. */
  onKnown(place: string): void;
}

export default function WhereItStands({ match, onKnown }: WhereItStandsProps): ReactNode {
  const locale = useLocale();
  const words = useText(matchText);
  const book = use(gameOf(match.game).book());
  const place = whereItStands(match, book.words[locale], words);
  useEffect(() => onKnown(place), [onKnown, place]);
  return (
    <T variant="label" color="inkSoft">
      {place}
    </T>
  );
}
