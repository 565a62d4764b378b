/** Votes that are being turned up before everyone's eyes: first who chose what, then the cards go. */
import { createContext, useContext, useState } from 'react';

import type { SplitView } from '../../rules/types';

/** The votes were turned up just now, not before this table came into sight. */
export const RevealContext = createContext(false);

export function useReveal(): boolean {
  return useContext(RevealContext);
}

/** Milliseconds between two parts, and until a vote lies face up. */
export const PART_AFTER = 200;
export const TURN_MS = 360;
/** Then the cards go where they were voted to. */
export const CARDS_AFTER = 3 * PART_AFTER + TURN_MS;

/** Two views of one position are alike; the position after the votes is another. */
function positionOf(view: SplitView): string {
  const left = view.phase === 'joker' ? `${view.seat} ${view.left}` : '';
  const part = 'part' in view ? `${view.part.from}-${view.part.to}` : '';
  return `${view.phase} ${part} ${left}`;
}

export function useJustRevealed(view: SplitView): boolean {
  const position = positionOf(view);
  const [seen, setSeen] = useState({ position, revealed: false });
  if (seen.position !== position)
    setSeen({ position, revealed: view.phase !== 'vote' && seen.position.startsWith('vote') });
  return seen.position === position && seen.revealed;
}
