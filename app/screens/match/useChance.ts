/** In a dealt match the deck plays by itself. Dice wait for a hand: the table throws them. */
import { useEffect, useRef } from 'react';

import { gameEntry } from '../../../src/games/catalogue';
import type { Match } from '../../../src/match/types';

export function useChance(match: Match, onFailure: () => void): void {
  const { turn, busy, seq, info, draw } = match;
  const due = turn.chance && info.mode === 'virtual' && !gameEntry(info.game).dice && !busy;
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
