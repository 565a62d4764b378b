/**
 * What the table is busy with beside the turn – copying paper sheets, say. The table tells, the strip above
 * it repeats; only the strip is drawn again.
 */
import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

interface Doing {
  read(): string | null;
  watch(listener: () => void): () => void;
  say(sentence: string | null): void;
}

function createDoing(): Doing {
  const listeners = new Set<() => void>();
  let said: string | null = null;
  return {
    read: () => said,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say(sentence) {
      said = sentence;
      for (const listener of listeners) listener();
    },
  };
}

/** Where no screen listens – a test, a look back – what is said goes nowhere. */
const DoingContext = createContext<Doing>(createDoing());

export function DoingProvider({ children }: { children: ReactNode }): ReactNode {
  const [doing] = useState(createDoing);
  return <DoingContext.Provider value={doing}>{children}</DoingContext.Provider>;
}

/** Said for as long as the calling component is there; null says nothing. */
export function useSayDoing(sentence: string | null): void {
  const { say } = useContext(DoingContext);
  useEffect(() => {
    say(sentence);
    return () => say(null);
  }, [say, sentence]);
}

export function useDoing(): string | null {
  const { watch, read } = useContext(DoingContext);
  return useSyncExternalStore(watch, read, read);
}
