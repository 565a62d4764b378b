/** In a dealt match the deck plays by itself; dice and what a player turns up wait for a hand. */
import { useEffect, useRef } from 'react';

import { gameEntry } from '../../../src/games/catalogue';
import type { Match } from '../../../src/match/types';

/** `held`: something on the table is still being looked at. */
export function useChance(match: Match, held: boolean, onFailure: () => void): void {
  const { turn, seq, info, draw } = match;
  const byHand = gameEntry(info.game).byHand.includes(turn.phase);
  const due = turn.chance && info.mode === 'virtual' && !byHand && !held;
  const drawnAt = useRef(-1);
  const failed = useRef(onFailure);
  useEffect(() => {
    failed.current = onFailure;
  });
  useEffect(() => {
    if (!due || drawnAt.current === seq) return;
    drawnAt.current = seq;
    draw().catch(() => {
      drawnAt.current = -1;
      failed.current();
    });
  }, [due, seq, draw]);
}
