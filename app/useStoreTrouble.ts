/** Whether the store can be asked at all. What is said when it cannot (./trouble) is loaded only then. */
import { useStoreStatus } from '../src/match/hooks';
import type { Failure, SessionStatus } from '../src/storage';

export type Shut = Extract<SessionStatus, { again(): Promise<void> }>;

/** The session's state while nothing can be asked of the store; null while it opens or is open. */
export function useStoreTrouble(): Shut | null {
  const status = useStoreStatus();
  return 'again' in status ? status : null;
}

export function causeOf(trouble: Shut): Failure | 'elsewhere' {
  return trouble.status === 'elsewhere' ? 'elsewhere' : trouble.cause;
}
