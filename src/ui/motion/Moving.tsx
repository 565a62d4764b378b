/** A view that gets to its place instead of being there at once; a touch of the table ends it. */
import {
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import { View, type ViewProps } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { cssOf, type Motion } from './motion';
import { loadMover, moverNow } from './mover';
import { motionEnds, onMotionEnd } from './touches';

export interface MovingProps extends ViewProps {
  /** Null lies still. What the style says is how it is at rest, before and after. */
  motion: Motion | null;
  ref?: Ref<View>;
}

export function Moving({ motion, style, ...rest }: MovingProps): ReactNode {
  const { reducedMotion } = useTheme();
  const told = reducedMotion || !motion ? '' : JSON.stringify(motion);
  const over = useEnded(told) && !motion?.endless;
  const moves = told !== '';
  useEffect(() => {
    if (moves) loadMover();
  }, [moves]);
  const Mover = reducedMotion ? null : moverNow();
  if (!Mover) return <View {...rest} style={style} />;
  const css = !moves || over || !motion ? null : cssOf(motion);
  return createElement(Mover, { ...rest, style: [style, css] });
}

/** Whether somebody has touched the table since this motion began. */
function useEnded(told: string): boolean {
  const [begun, setBegun] = useState(() => ({ told, at: motionEnds() }));
  if (begun.told !== told) setBegun({ told, at: motionEnds() });
  return useSyncExternalStore(
    onMotionEnd,
    () => begun.told !== '' && begun.at !== motionEnds(),
    () => false,
  );
}
