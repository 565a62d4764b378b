/**
 * What is typed at a table and not entered yet: whatever ends the match offers to enter it first, or says that it will not
 * count where it cannot be entered yet, so that no match ends over it unawares. The table tells, whoever ends reads when asked; nothing is drawn again.
 */
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

export interface Unentered {
  move: unknown;
  /** What the same button enters after it. */
  then?: readonly unknown[];
  /** As the table's own button has it: «Записати +5 очок». */
  label: string;
}

/** `half`: begun, but there is nothing yet that could be entered. */
export type Typed = Unentered | 'half' | null;

/** What can be entered, one after the other. */
export function movesOf(typed: Typed): readonly unknown[] {
  return typed === null || typed === 'half' ? [] : [typed.move, ...(typed.then ?? [])];
}

interface Place {
  read(): Typed;
  say(typed: Typed): void;
}

function createPlace(): Place {
  let said: Typed = null;
  return {
    read: () => said,
    say(typed) {
      said = typed;
    },
  };
}

/** Where no screen asks – a test, a look back – what is told goes nowhere. */
const PlaceContext = createContext<Place>(createPlace());

export function UnenteredProvider({ children }: { children: ReactNode }): ReactNode {
  const [place] = useState(createPlace);
  return <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>;
}

/** Told for as long as the calling component is there. */
export function useSayUnentered(typed: Typed): void {
  const { say } = useContext(PlaceContext);
  useEffect(() => {
    say(typed);
    return () => say(null);
  });
}

/** Asks what is typed at this moment. */
export function useUnentered(): () => Typed {
  return useContext(PlaceContext).read;
}
