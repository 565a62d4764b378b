/**
 * Cryptographic random bytes as hex: the system's generator through expo-crypto on phones, the same
 * Web Crypto it uses itself in browsers and in Node.
 */
export async function randomHex(bytes: number): Promise<string> {
  const out = await randomBytes(bytes);
  return Array.from(out, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function randomBytes(count: number): Promise<Uint8Array> {
  const web = globalThis.crypto as Crypto | undefined;
  if (web?.getRandomValues) return web.getRandomValues(new Uint8Array(count));
  const { getRandomBytesAsync } = await import('expo-crypto');
  return getRandomBytesAsync(count);
}

/** 128 random bits: things made on different devices never meet under one id. */
export function randomId(): Promise<string> {
  return randomHex(16);
}
