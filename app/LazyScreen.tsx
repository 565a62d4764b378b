/** Around every screen: its code or its store may not be there, its crash stays its own, out of sight it rests. */
import { useIsFocused } from '@react-navigation/native';
import { Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';

import { ShownContext } from '../src/match/shown';
import { useText } from '../src/text/locale';
import { Busy, Screen, ToastHere, useTheme } from '../src/ui';
import { ErrorBoundary } from './ErrorBoundary';
import { NeedsStore } from './NeedsStore';
import { frame } from './text';

/** Nothing for the first blink: a spinner that flashes is worse than none. */
function Waiting(): ReactNode {
  const words = useText(frame);
  const { colors } = useTheme();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Screen scroll={false} contentStyle={{ justifyContent: 'center' }}>
      {late ? <Busy color={colors.inkFaint} label={words.loading} /> : null}
    </Screen>
  );
}

function Rests({ children }: { children: ReactNode }): ReactElement {
  const shown = useIsFocused();
  return (
    <ShownContext value={shown}>
      <ToastHere value={shown}>{children}</ToastHere>
    </ShownContext>
  );
}

/** React Navigation calls it inside the navigator's own render: no hooks here. */
export function LazyScreen(props: { route: { name: string }; children: ReactNode }): ReactElement {
  return (
    <ErrorBoundary>
      <Rests>
        <Suspense fallback={<Waiting />}>
          <NeedsStore route={props.route.name}>{props.children}</NeedsStore>
        </Suspense>
      </Rests>
    </ErrorBoundary>
  );
}
