/**
 * Fingers that mean it. A touch acts only on what was there when it began, and a second tap on the same place does
 * nothing right after the table has gone on to somebody else or something else has come there: it was meant for what
 * was before. Knows no screen.
 */

/** Two taps of one finger that was too quick, not two decisions. */
const AGAIN_MS = 400;
const SAME_PLACE = 24;
/** An older touch has nothing to do with this press: it came from a keyboard or a screen reader. */
const ONE_TOUCH_MS = 2000;

export interface Press {
  at: number;
  /** Null where a press has no place: keys, screen readers. */
  place: { x: number; y: number } | null;
  /** What is pressed, where the screen tells; a thing may have slid under the finger. */
  on?: unknown;
}

/** Since when something is there, and since when it means what it would do now. */
export interface Since {
  cameAt: number;
  shownAt: number;
}

export class TouchGuard {
  private fingerDownAt = -Infinity;
  /** However long a finger stays, its press belongs to where it went down. */
  private lastTouchAt = -Infinity;
  /** What lay under the finger when it went down, innermost first; null where nobody tells. */
  private under: readonly unknown[] | null = null;
  private movedOnAt = -Infinity;
  private last: Press | null = null;

  fingerDown(at: number, under: readonly unknown[] | null = null): void {
    this.fingerDownAt = at;
    this.lastTouchAt = at;
    this.under = under;
  }

  fingerUp(at: number): void {
    this.lastTouchAt = at;
  }

  /** Somebody else is asked now, or something else. */
  tableMovedOn(at: number): void {
    this.movedOnAt = at;
  }

  /** `repeats`: keys that fill one field after another. */
  isMeant(press: Press, { cameAt, shownAt }: Since, repeats: boolean): boolean {
    if (!press.place) return true;
    const isOfTouch = press.at - this.lastTouchAt < ONE_TOUCH_MS;
    const hasSlid = press.on && this.under?.includes(press.on) === false;
    const beganElsewhere = isOfTouch && (this.fingerDownAt < shownAt || hasSlid);
    const meant = !beganElsewhere && (repeats || !this.isSecondTap(press, cameAt));
    if (meant) this.last = press;
    // The finger came down on what was there before; a second tap of it does not mean what came since either.
    else if (beganElsewhere) this.last = { ...press, at: Math.min(press.at, this.fingerDownAt) };
    return meant;
  }

  private isSecondTap({ at, place }: Press, cameAt: number): boolean {
    const { last, fingerDownAt } = this;
    if (!last?.place || !place || Math.max(this.movedOnAt, cameAt) < last.at) return false;
    // However slowly it is lifted, the finger came down too soon.
    const began = fingerDownAt > last.at ? Math.min(at, fingerDownAt) : at;
    if (began - last.at > AGAIN_MS) return false;
    return Math.hypot(place.x - last.place.x, place.y - last.place.y) <= SAME_PLACE;
  }
}

const guard = new TouchGuard();

/** What a browser's click and a phone's touch have in common; a test may press without either. */
interface PressEvent {
  currentTarget?: unknown;
  nativeEvent?: { pageX?: number; pageY?: number; detail?: number; timeStamp?: number };
}

/** Where a finger or the mouse pressed. A browser's click without one has no `detail`; a phone's event has none at all. */
function placeOf(event: PressEvent | undefined): Press['place'] {
  const { pageX, pageY, detail } = event?.nativeEvent ?? {};
  if (detail === 0 || pageX === undefined || pageY === undefined) return null;
  return { x: pageX, y: pageY };
}

/** When it was pressed, not when a busy page came round to it; only a browser says it by the page's own clock. */
function timeOf(event: PressEvent | undefined): number {
  return event?.nativeEvent?.timeStamp ?? performance.now();
}

export function isMeant(event: PressEvent | undefined, since: Since, repeats: boolean): boolean {
  const press = { at: timeOf(event), place: placeOf(event), on: event?.currentTarget };
  return guard.isMeant(press, since, repeats);
}

export function tableMovedOn(): void {
  guard.tableMovedOn(performance.now());
}

/** A phone gives a touch only to what it began on; a browser's click goes to whatever lies there when it ends. */
if (typeof document !== 'undefined') {
  const always = { capture: true, passive: true };
  document.addEventListener(
    'pointerdown',
    (event) => guard.fingerDown(event.timeStamp, event.composedPath()),
    always,
  );
  document.addEventListener('pointerup', (event) => guard.fingerUp(event.timeStamp), always);
} else guard.fingerDown(Infinity);
