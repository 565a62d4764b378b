/** How phones of the home reach a table that this machine may know by a name of its own only. */
import { useEffect, useState } from 'react';

import { homesOf } from '../../../src/net/client/door';

const LOOPBACK = /^https?:\/\/(localhost|127\.|\[::1\])/;

/** `onlyHere`: no other device reaches it. */
export function useReached(address: string): { at: string; onlyHere: boolean } {
  const isHere = LOOPBACK.test(address);
  const [homes, setHomes] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!isHere) return undefined;
    let isGone = false;
    void homesOf(address).then((found) => {
      if (!isGone) setHomes(found ?? []);
    });
    return () => {
      isGone = true;
    };
  }, [address, isHere]);
  const [home] = homes ?? [];
  return { at: home ?? address, onlyHere: isHere && homes !== null && home === undefined };
}
