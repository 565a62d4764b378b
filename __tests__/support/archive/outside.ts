/** The clock, ids and seeds held still from outside, so that an archive written twice is twice the same. */
import { createHash } from 'node:crypto';

let now = 0;

/** From here on everything in this process is as old and as random as it is told. */
export function holdStill(): void {
  Date.now = () => now;
}

export function setClock(time: number): void {
  now = time;
}

export function letPass(ms: number): void {
  now += ms;
}

/** What is random next comes from this text alone. */
export function drawFrom(label: string): void {
  let taken = 0;
  const getRandomValues = (bytes: Uint8Array): Uint8Array => {
    for (let i = 0; i < bytes.length; i += 1, taken += 1)
      bytes[i] = createHash('sha256').update(`${label} ${taken}`).digest()[0] ?? 0;
    return bytes;
  };
  Object.defineProperty(globalThis.crypto, 'getRandomValues', {
    value: getRandomValues,
    configurable: true,
  });
}
