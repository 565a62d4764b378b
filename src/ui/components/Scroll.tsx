/**
 * A scroll view that the keyboard can move too: where nothing inside takes the focus and there is more than
 * fits, the view itself stands in the Tab order. Phones scroll anyway.
 */
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { Platform, ScrollView, type ScrollViewProps } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';

/** Moves the view from outside; without motion where that is wished for. */
export interface Scroller {
  to(y: number): void;
}

export interface ScrollProps extends ScrollViewProps {
  scroller?: Ref<Scroller>;
}

const PaneContext = createContext<RefObject<ScrollView | null> | null>(null);

/** What this lies in and is cut off by, the nearest that scrolls up and down; null outside of one. */
export function useScrollPane(): RefObject<ScrollView | null> | null {
  return useContext(PaneContext);
}

const FOCUSABLE =
  'a[href], button:not(:disabled):not([tabindex="-1"]), input:not(:disabled), [tabindex="0"]';

function needsStop(node: unknown): boolean {
  const element = node as HTMLElement | null | undefined;
  if (!element) return false;
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
  if (scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1) return false;
  return ![...element.querySelectorAll(FOCUSABLE)].some((inside) => !inside.closest('[inert]'));
}

export function Scroll({ scroller, children, ...props }: ScrollProps): ReactNode {
  const view = useRef<ScrollView>(null);
  const { reducedMotion } = useTheme();
  useImperativeHandle(scroller, () => ({
    to: (y) => view.current?.scrollTo({ y, animated: !reducedMotion }),
  }));
  const [stop, setStop] = useState(false);
  const look = useCallback(() => {
    if (Platform.OS === 'web') setStop(needsStop(view.current?.getScrollableNode()));
  }, []);
  // At once, too: on a busy machine the first layout is told only some frames later.
  useEffect(look, [look]);
  return (
    <ScrollView
      ref={view}
      {...props}
      {...(stop ? { tabIndex: 0 } : null)}
      onLayout={look}
      onContentSizeChange={look}
    >
      {props.horizontal ? children : <PaneContext value={view}>{children}</PaneContext>}
    </ScrollView>
  );
}
