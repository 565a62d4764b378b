/**
 * The windows of matches in the album: made one after another while nobody waits for them, and kept. A match is known by
 * what its log stands at, so a corrected one gets new glass.
 */
import type { MatchRow, Store } from '../../../src/storage';
import type { Theme } from '../../../src/ui';
import type { Shape } from '../../../src/ui/drawings/shape';
import { readKeepsake } from '../match/readKeepsake';
import { paneShapes } from '../match/windowShapes';

/** As many as a long scroll passes; the oldest go. */
const KEPT = 240;
const kept = new Map<string, readonly Shape[] | null>();
/** One at a time, the latest wish first: it is what is on the screen. */
const wishes: (() => Promise<void>)[] = [];
let working = false;

const idle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 16));

async function work(): Promise<void> {
  if (working) return;
  working = true;
  for (let next = wishes.pop(); next; next = wishes.pop()) {
    await idle();
    await next();
  }
  working = false;
}

const keyOf = (match: MatchRow, { scheme }: Theme): string =>
  `${match.id} ${match.updatedAt} ${scheme}`;

/** Undefined: not made yet. Null: there is nothing to make one of. */
export function windowNow(match: MatchRow, theme: Theme): readonly Shape[] | null | undefined {
  return kept.get(keyOf(match, theme));
}

async function make(store: Store, match: MatchRow, theme: Theme): Promise<readonly Shape[] | null> {
  const kept = await readKeepsake(store, match, theme, 'uk');
  return kept && paneShapes(kept.keepsake, kept.winners, theme);
}

/** Calls back when it is there; the answer takes the wish back. */
export function wishWindow(
  store: Store,
  match: MatchRow,
  theme: Theme,
  done: () => void,
): () => void {
  let wanted = true;
  wishes.push(async () => {
    if (!wanted) return;
    // A damaged match has no window; that is said where it is opened.
    const made = await make(store, match, theme).catch(() => null);
    kept.set(keyOf(match, theme), made);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    if (wanted) done();
  });
  void work();
  return () => {
    wanted = false;
  };
}
