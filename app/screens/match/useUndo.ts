/** Undo, asking first where it would take back what chance or a reveal has shown, or what somebody else has done. */
import { useEffect, useRef, useState } from 'react';

import type { Crossing, Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { useSteady, useToast } from '../../../src/ui';
import { matchText } from './text';

export interface UndoDesk {
  /** What a dialog asks about. */
  asking: Crossing;
  ask(): void;
  confirm(): void;
  cancel(): void;
}

export function useUndo(match: Match): UndoDesk {
  const words = useText(matchText);
  const toast = useToast();
  const [asking, setAsking] = useState<Crossing>(null);
  // The note outlives this picture of the match, and an old picture brings nothing back.
  const latest = useRef(match);
  useEffect(() => {
    latest.current = match;
  }, [match]);
  const failed = (): void => toast.show({ text: words.saveFailed, icon: 'info' });
  const run = (): void => {
    setAsking(null);
    match.undo().then(
      () =>
        toast.show({
          text: words.undone,
          icon: 'undo',
          action: { label: words.redoShort, onPress: () => void latest.current.redo() },
        }),
      failed,
    );
  };
  const ask = (): void => {
    if (!match.canUndo) toast.show({ text: words.nothingToUndo });
    // Its owner is asked, with what was seen of it.
    else if (match.undoAsks !== null) match.undo().catch(failed);
    else if (match.undoCrosses) setAsking(match.undoCrosses);
    else run();
  };
  return { asking, ask: useSteady(ask), confirm: useSteady(run), cancel: () => setAsking(null) };
}
