/** Around every screen: its code may still be on the way, its crash stays its own, out of sight it rests. */
import { useIsFocused } from '@react-navigation/native';
import { Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';

import { ShownContext } from '../src/match/shown';
import { useText } from '../src/text/locale';
import { Busy, Screen, useTheme } from '../src/ui';
import { ErrorBoundary } from './ErrorBoundary';
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
  return <ShownContext value={useIsFocused()}>{children}</ShownContext>;
}

/** React Navigation calls it inside the navigator's own render: no hooks here. */
export function LazyScreen({ children }: { children: ReactNode }): ReactElement {
  return (
    <ErrorBoundary>
      <Rests>
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </Rests>
    </ErrorBoundary>
  );
}
