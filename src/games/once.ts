/** Something loaded on demand: the same promise each time, so that a screen can wait for it. */
export type Load<T> = () => Promise<T>;

export function once<T>(load: Load<T>): Load<T> {
  let loaded: Promise<T> | null = null;
  return () => {
    if (!loaded) {
      loaded = load();
      // A failed download (offline, first visit) may be tried again.
      loaded.catch(() => (loaded = null));
    }
    return loaded;
  };
}
