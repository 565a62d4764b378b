/**
 * React Navigation's routers with plain views around them. The native-stack and bottom-tabs packages cost
 * 75 kB gzip in the browser for transitions and headers this app does not use; measured, so left to phones.
 */
import {
  createNavigatorFactory,
  StackRouter,
  TabRouter,
  useIsFocused,
  useNavigationBuilder,
  type DefaultNavigatorOptions,
  type NavigationState,
  type ParamListBase,
} from '@react-navigation/native';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { TabBar, WIDE } from './TabBar';

type Options = DefaultNavigatorOptions<
  ParamListBase,
  string | undefined,
  NavigationState,
  { title?: string },
  Record<string, never>,
  unknown
>;

/** A page under another one stays mounted with its state, but out of sight, of focus and of screen readers. */
function Page(props: { shown: boolean; takesFocus: boolean; children: ReactNode }): ReactNode {
  const { shown, takesFocus, children } = props;
  const page = useRef<View>(null);
  useEffect(() => {
    const node = page.current as unknown as HTMLElement | null;
    if (!node) return;
    node.inert = !shown;
    if (shown && takesFocus) node.focus({ preventScroll: true });
  }, [shown, takesFocus]);
  return (
    <View ref={page} tabIndex={-1} style={[styles.page, !shown && styles.hidden]}>
      {children}
    </View>
  );
}

/** The page that opened with the app leaves the focus where the browser has it. */
function useMoved(key: string | undefined): boolean {
  const [first] = useState(key);
  return key !== first;
}

function Stack(props: Options): ReactNode {
  const { state, descriptors, NavigationContent } = useNavigationBuilder(StackRouter, props);
  const current = state.routes[state.index]?.key;
  const moved = useMoved(current);
  return (
    <NavigationContent>
      <View style={styles.all}>
        {state.routes.map((route) => (
          <Page key={route.key} shown={route.key === current} takesFocus={moved}>
            {descriptors[route.key]?.render()}
          </Page>
        ))}
      </View>
    </NavigationContent>
  );
}

/** The first screen is painted and the store has had its turn before anything else is made. */
const PREPARE_AFTER_MS = 1500;

/** True when the tabs have been looked at for a while, not a match above them; what is made then gives way to every tap. */
function useSettled(): boolean {
  const inSight = useIsFocused();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!inSight) return undefined;
    const timer = setTimeout(() => startTransition(() => setSettled(true)), PREPARE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [inSight]);
  return settled;
}

/** Tabs not yet seen are made ready, out of sight, once the first one stands: opening one is only showing it. */
function Tabs(props: Options): ReactNode {
  const { state, descriptors, navigation, NavigationContent } = useNavigationBuilder(
    TabRouter,
    props,
  );
  const current = state.routes[state.index];
  const [visited, setVisited] = useState<readonly string[]>(current ? [current.key] : []);
  if (current && !visited.includes(current.key)) setVisited([...visited, current.key]);
  const moved = useMoved(current?.key);
  const settled = useSettled();
  const wide = useWindowDimensions().width >= WIDE;
  const bar = (
    <TabBar current={current?.name ?? ''} onSelect={(name) => navigation.navigate(name)} />
  );
  return (
    <NavigationContent>
      <View style={[styles.all, wide && styles.row]}>
        {wide ? bar : null}
        <View style={styles.all}>
          {state.routes.map((route) =>
            settled || visited.includes(route.key) ? (
              <Page key={route.key} shown={route === current} takesFocus={moved}>
                {descriptors[route.key]?.render()}
              </Page>
            ) : null,
          )}
        </View>
        {wide ? null : bar}
      </View>
    </NavigationContent>
  );
}

export const createStack = createNavigatorFactory(Stack);
export const createTabs = createNavigatorFactory(Tabs);

const styles = StyleSheet.create({
  all: { flex: 1 },
  row: { flexDirection: 'row' },
  page: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, outlineWidth: 0 },
  hidden: { display: 'none' },
});
