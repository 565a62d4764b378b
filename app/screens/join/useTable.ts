/** A chair at a table for as long as a screen shows it; it comes back by itself when the phone wakes up. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { AppState, Platform } from 'react-native';

import type { Wish } from '../../../src/net/client/connection';
import { TableSeat, type Remember, type Remembered, type Seen } from '../../../src/net/client/seat';

export interface Place {
  address: string;
  code: string;
  wish: Wish;
  remember: Remember;
  /** From an earlier page. */
  remembered?: Partial<Remembered>;
}

/** Asleep so long, the way may be gone without anybody having noticed. */
const SLEPT_MS = 10_000;

/** One connection a place: another object is another try. Null until something is heard. */
export function useTable(place: Place): TableSeat | null {
  const [seat, setSeat] = useState<TableSeat | null>(null);
  useEffect(() => {
    const { address, code, wish, remember, remembered } = place;
    const made = new TableSeat(address, code, wish, remember, remembered);
    const stopHearing = made.subscribe(() => setSeat(made));
    const stop = listenToDevice(made);
    return () => {
      stopHearing();
      stop();
      made.leave();
    };
  }, [place]);
  return seat;
}

export function useSeen(seat: TableSeat): Seen {
  return useSyncExternalStore(seat.subscribe, seat.now, seat.now);
}

function listenToDevice({ connection }: TableSeat): () => void {
  let leftAt = Date.now();
  const state = AppState.addEventListener('change', (now) => {
    if (now !== 'active') leftAt = Date.now();
    else {
      if (Date.now() - leftAt > SLEPT_MS) connection.drop();
      connection.now();
    }
  });
  if (Platform.OS !== 'web') return () => state.remove();
  const offline = (): void => connection.drop();
  const online = (): void => connection.now();
  globalThis.addEventListener('offline', offline);
  globalThis.addEventListener('online', online);
  return () => {
    state.remove();
    globalThis.removeEventListener('offline', offline);
    globalThis.removeEventListener('online', online);
  };
}
