/**
 * A scroll view that the keyboard can move too: where nothing inside takes the focus and there is more than
 * fits, the view itself stands in the Tab order. Phones scroll anyway.
 */
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Platform, ScrollView, type ScrollViewProps } from 'react-native';

const FOCUSABLE = 'a[href], button, input, [tabindex="0"]';

function needsStop(node: unknown): boolean {
  const element = node as HTMLElement | null | undefined;
  if (!element) return false;
  if (element.scrollHeight <= element.clientHeight + 1) return false;
  return ![...element.querySelectorAll(FOCUSABLE)].some((inside) => !inside.closest('[inert]'));
}

export function Scroll(props: ScrollViewProps): ReactNode {
  const view = useRef<ScrollView>(null);
  const [stop, setStop] = useState(false);
  const look = useCallback(() => {
    if (Platform.OS === 'web') setStop(needsStop(view.current?.getScrollableNode()));
  }, []);
  return (
    <ScrollView
      ref={view}
      {...props}
      {...(stop ? { tabIndex: 0 } : null)}
      onLayout={look}
      onContentSizeChange={look}
    />
  );
}
