/**
 * What is typed at a table and not entered yet, where it could be: whatever ends the match offers to enter it first, so
 * that no match ends over it. The table tells, whoever ends reads when asked; nothing is drawn again.
 */
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

export interface Unentered {
  move: unknown;
  /** As the table's own button has it: «Записати +5 очок». */
  label: string;
}

interface Place {
  read(): Unentered | null;
  say(typed: Unentered | null): void;
}

function createPlace(): Place {
  let said: Unentered | null = null;
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
export function useSayUnentered(typed: Unentered | null): void {
  const { say } = useContext(PlaceContext);
  useEffect(() => {
    say(typed);
    return () => say(null);
  });
}

/** Asks what is typed at this moment. */
export function useUnentered(): () => Unentered | null {
  return useContext(PlaceContext).read;
}
