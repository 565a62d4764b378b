/** The game's first cards: laid out once, the first time its table is opened; later from the menu. */
import { Suspense, useState, type ReactNode } from 'react';

import { gameOf } from '../../../src/games';
import { showPart } from '../../../src/games/kit/part';
import type { Match } from '../../../src/match/types';
import { useSettings } from '../../settings';

export interface HowTo {
  show(): void;
  /** They lie over the table, or it is not known yet whether they should. */
  isOver: boolean;
  cards: ReactNode;
}

/** `free`: nobody's secret lies open and nothing else wants to be looked at. */
export function useHowTo({ info }: Match, free: boolean): HowTo {
  const { settings, ready, set } = useSettings();
  const [asked, setAsked] = useState(false);
  const seen = settings.tableHelpSeen;
  const first = ready && free && !seen.includes(info.game);
  const close = (): void => {
    setAsked(false);
    if (!seen.includes(info.game))
      // At worst the cards come once more.
      set('tableHelpSeen', [...seen, info.game]).catch(() => undefined);
  };
  return {
    show: () => setAsked(true),
    isOver: asked || first || !ready,
    cards:
      asked || first ? (
        <Suspense fallback={null}>
          {showPart(gameOf(info.game).parts.howTo, { mode: info.mode, onClose: close })}
        </Suspense>
      ) : null,
  };
}
