/** Advice in one's own turn, where people have not switched help off: who could ask for it, and the sheet that gives it. */
import { lazy, Suspense, useState, type ReactNode } from 'react';

import type { Seat } from '../../../src/engine/types';
import type { GameWords } from '../../../src/games/words';
import { isBotAt, mayPlay } from '../../../src/match/botChairs';
import { keptOf } from '../../../src/match/holding';
import type { Match } from '../../../src/match/types';
import { useSettings } from '../../settings';

const HintSheet = lazy(() => import('./HintSheet').then((m) => ({ default: m.HintSheet })));

export interface HintHandle {
  /** Whose turn it is, if they may ask. */
  seat: Seat | null;
  ask(): void;
  sheet: ReactNode;
  /** What was chosen from advice for this very moment: the table begins with it. */
  advised: Advised | null;
}

export interface Advised {
  /** The entry it was chosen at. */
  at: number;
  move: unknown;
}

/** Whoever the picture is for, or, where all look at it, the first person who is asked. */
function whoMayAsk({ info, turn, viewer, look }: Match): Seat | null {
  if (!mayPlay(info.game, info.mode) || turn.chance || look) return null;
  const asked = turn.actors.filter((seat) => !isBotAt(info.players, seat));
  if (viewer === 'table') return asked[0] ?? null;
  return asked.includes(viewer) ? viewer : null;
}

export function useHint(match: Match, words: GameWords): HintHandle {
  const { hints } = useSettings().settings;
  const [asking, setAsking] = useState<Seat | null>(null);
  const [advised, setAdvised] = useState<Advised | null>(null);
  const kept = keptOf(match);
  const seat = hints && kept ? whoMayAsk(match) : null;
  return {
    seat,
    ask: () => setAsking(seat),
    advised: advised?.at === match.seq ? advised : null,
    sheet:
      kept && asking !== null ? (
        <Suspense fallback={null}>
          <HintSheet
            match={kept}
            seat={asking}
            words={words}
            onClose={() => setAsking(null)}
            onPick={(move) => {
              setAdvised({ at: kept.seq, move });
              setAsking(null);
            }}
          />
        </Suspense>
      ) : null,
  };
}
