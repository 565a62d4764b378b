/** Moves the browser's focus into something that has just opened; phones do that themselves. */
import { useEffect, useRef, type RefObject } from 'react';
import { Platform, type View } from 'react-native';

export function useFocusWhen(open: boolean): RefObject<View | null> {
  const target = useRef<View>(null);
  useEffect(() => {
    if (!open || Platform.OS !== 'web') return undefined;
    // After the modal's own portal has been filled; a field inside that has taken the focus keeps it.
    const timer = setTimeout(() => {
      const inside = target.current as unknown as HTMLElement | null;
      if (!inside?.contains(document.activeElement)) inside?.focus();
    }, 0);
    return () => clearTimeout(timer);
  }, [open]);
  return target;
}
