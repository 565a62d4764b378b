/**
 * Whoever plays by keyboard does not lose the place: where the control that had the browser's focus is gone with an
 * entry, the nearest one has it. Phones have no such focus.
 */
import { useEffect, useRef, type RefObject } from 'react';
import { Platform, type View } from 'react-native';

/** What comes instead is drawn by then. */
const SOON_MS = 60;

interface Place {
  x: number;
  y: number;
}

function middleOf(element: Element): Place {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function nearestIn(root: Element, { x, y }: Place): HTMLElement | null {
  const far = (element: Element): number => {
    const middle = middleOf(element);
    return Math.hypot(middle.x - x, middle.y - y);
  };
  const controls = [...root.querySelectorAll<HTMLElement>('[tabindex="0"]')];
  return controls.sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** Watches the document; gives back how to stop. */
function keepFocusIn(root: HTMLElement): () => void {
  let place: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({ target }: FocusEvent): void => {
    const isInside = target instanceof Element && root.contains(target);
    place = isInside && target.matches(':focus-visible') ? middleOf(target) : null;
  };
  const giveBack = (): void => {
    if (place && document.activeElement === document.body) nearestIn(root, place)?.focus();
  };
  const watching = new MutationObserver(() => {
    if (!place || document.activeElement !== document.body) return;
    clearTimeout(timer);
    timer = setTimeout(giveBack, SOON_MS);
  });
  const forget = (): void => {
    place = null;
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', forget);
  watching.observe(root, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
  return () => {
    clearTimeout(timer);
    watching.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', forget);
  };
}

/** For the part of the page that changes under whoever plays. */
export function useKeptFocus(): RefObject<View | null> {
  const target = useRef<View>(null);
  useEffect(() => {
    const root = target.current as unknown as HTMLElement | null;
    return Platform.OS === 'web' && root ? keepFocusIn(root) : undefined;
  }, []);
  return target;
}
