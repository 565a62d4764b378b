/** What really moves on the screen: where animated things are, frame by frame. */
import type { Page } from 'playwright-core';

export interface Spot {
  x: number;
  y: number;
}

/** Where one thing was, from its first frame on; things that only fade are left out. */
export type Track = readonly Spot[];

/** Slow enough for a busy machine to catch frames between the ends. */
export async function slowMotion(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: rate });
}

/** The app's own waiting takes as many times longer: what holds the device for a moment outlasts slow motion. */
export function slowWaiting(page: Page, times: number): Promise<void> {
  return page.evaluate((by) => {
    const { setTimeout: wait } = globalThis;
    const longer = (act: () => void, ms = 0, ...rest: []): number =>
      wait(act, ms * by, ...rest) as unknown as number;
    Object.assign(globalThis, { setTimeout: longer });
  }, times);
}

/** Begins to note where moving things are; call it before whatever makes them move. */
export function watchMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    const tracks = new Map<Element, { x: number; y: number }[]>();
    const isMoving = (animation: Animation): boolean => {
      const effect = animation.effect as KeyframeEffect | null;
      const ways = new Set(effect?.getKeyframes().map(({ transform }) => String(transform)));
      return animation.playState === 'running' && ways.size > 1;
    };
    const note = (): void => {
      for (const animation of document.getAnimations().filter(isMoving)) {
        const target = (animation.effect as KeyframeEffect).target;
        if (!target) continue;
        const { x, y, width, height } = target.getBoundingClientRect();
        const track = tracks.get(target) ?? [];
        track.push({ x: x + width / 2, y: y + height / 2 });
        tracks.set(target, track);
      }
      requestAnimationFrame(note);
    };
    Object.assign(globalThis, { tracks });
    requestAnimationFrame(note);
  });
}

type Watching = typeof globalThis & { tracks: Map<Element, Spot[]> };

/** Waits until something has been seen at so many different places. */
export async function seenMoving(page: Page, places: number): Promise<void> {
  await page.waitForFunction((most) => {
    const all = [...(globalThis as Watching).tracks.values()];
    return all.some(
      (track) => new Set(track.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size >= most,
    );
  }, places);
}

export function tracksOf(page: Page): Promise<Track[]> {
  return page.evaluate(() => [...(globalThis as Watching).tracks.values()]);
}

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Nearer than half a card. */
const NEAR = 24;

/** The tracks that begin at one spot, end at the other and are seen on the way. */
export function flightsBetween(tracks: readonly Track[], from: Spot, to: Spot): Track[] {
  return tracks.filter((track) => {
    const [first, last] = [track[0], track[track.length - 1]];
    if (!first || !last || apart(first, from) > NEAR || apart(last, to) > NEAR) return false;
    return track.some((spot) => apart(spot, from) > NEAR && apart(spot, to) > NEAR);
  });
}

/** Nothing that would end by itself is on its way. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
  );
}

/** The part of the app that moves things has been fetched. */
export function hasMover(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/reanimated-/.test(name)),
  );
}
