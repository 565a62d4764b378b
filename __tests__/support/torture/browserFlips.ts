/** ./flips in Chromium, on the real expo-sqlite and its files in OPFS, some at a time. */
import { call, newProfile, newWindow, serveStorePage } from '../sqlite/browser/windows';
import type { FlipFigures } from './flips';

/** A page for so many: each has matches of its own. */
const AT_ONCE = 100;

export async function runBrowserFlips(
  count: number,
  seed: number,
  onFlip?: (done: number) => void,
): Promise<FlipFigures> {
  const served = await serveStorePage();
  const profile = newProfile();
  const total = {} as FlipFigures;
  const context = await profile.launch();
  try {
    for (let done = 0; done < count; done += AT_ONCE) {
      const page = await newWindow(context, served.url);
      const figures = await call(page, 'runFlips', Math.min(AT_ONCE, count - done), seed + done);
      for (const [key, n] of Object.entries(figures) as [keyof FlipFigures, number][])
        total[key] = (total[key] ?? 0) + n;
      await page.close();
      onFlip?.(Math.min(count, done + AT_ONCE));
    }
  } finally {
    await context.close();
    await served.close();
    profile.remove();
  }
  return total;
}
