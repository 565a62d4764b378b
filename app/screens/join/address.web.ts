/** In the browser a code leads to its own origin: another one would refuse, and the page may not ask it. */
export const isOwnOrigin = true;

export function tableAddress(): string {
  return globalThis.location.origin;
}

export function addressFrom(): string {
  return tableAddress();
}
