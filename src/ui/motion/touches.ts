/** Whoever touches the table has seen enough: everything that moves is at its place at once. */
let touches = 0;
const watchers = new Set<() => void>();

export function endMotion(): void {
  touches += 1;
  for (const watcher of watchers) watcher();
}

/** How often it was ended so far. */
export function motionEnds(): number {
  return touches;
}

export function onMotionEnd(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
