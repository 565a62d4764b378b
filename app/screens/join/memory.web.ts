/** The same in the browser; it works where there is no secure context, too. */
export const memory = {
  read(key: string): string | null {
    try {
      return globalThis.localStorage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  write(key: string, text: string): void {
    try {
      globalThis.localStorage?.setItem(key, text);
    } catch {
      // Then it has to be typed again.
    }
  },
};
