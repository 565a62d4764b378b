/** What stands at a table's door, asked again and again while somebody stands before it. */
import { useEffect, useState } from 'react';

import { doorOf, type Door, type NoAnswer } from '../../../src/net/client/door';

const EVERY_MS = 3000;

/** Null while nothing is known. */
export function useDoor(address: string, code: string | null): Door | NoAnswer | null {
  const [door, setDoor] = useState<Door | NoAnswer | null>(null);
  useEffect(() => {
    if (code === null || address === '') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      const found = await doorOf(address, code);
      if (isGone) return;
      setDoor(found);
      timer = setTimeout(() => void ask(), EVERY_MS);
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [address, code]);
  return door;
}
