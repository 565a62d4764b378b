/** What the app did because nothing else was possible is told when it happens, also over the curtain. */
import { useEffect, useRef } from 'react';

import type { GameWords } from '../../../src/games/words';
import type { Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { useToast } from '../../../src/ui';
import { sayNames } from './names';
import { matchText } from './text';

export function useForcedNotice({ forced, info, seq }: Match, game: GameWords): void {
  const words = useText(matchText);
  const toast = useToast();
  // What had happened before this screen came was told then.
  const told = useRef(seq);
  useEffect(() => {
    const fresh = forced.filter((act) => act.seq > told.current);
    told.current = seq;
    const tell = game.told ?? game.move;
    const sentences = fresh.map(({ move }) => tell(move, sayNames(info.players), info.setup));
    if (sentences.length > 0)
      toast.show({ text: words.forcedDone(sentences.join(' ')), icon: 'info' });
  }, [forced, seq, info, game, words, toast]);
}
