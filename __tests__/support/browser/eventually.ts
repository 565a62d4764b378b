/** What is to come about may take its time on a slow machine: it is read again until it is so. */

/** No test is about time; a state that has not come by then does not come. */
export const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/** Reads until the expectation holds; where it never does, fails as the expectation failed last. */
export async function eventually<T>(
  read: () => Promise<T> | T,
  expectation: (seen: T) => void,
): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await read();
    try {
      return expectation(seen);
    } catch (failure) {
      if (Date.now() > until) throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
