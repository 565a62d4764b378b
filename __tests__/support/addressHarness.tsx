/** A screen whose state stands in its address, over a navigator that only remembers where it was sent. */
import { act, renderAsync } from '@testing-library/react-native';
import { Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';

import type { Locale } from '../../src/text/define';
import { Looks, UnderNavigator } from './surroundings';

export interface AddressBench<Params> {
  open(params: Params, locale?: Locale): Promise<void>;
  /** The screen alone, for a test that brings its own surroundings. */
  Host: ComponentType<{ first: Params }>;
  /** Another address is typed in. */
  go(params: Params): Promise<void>;
  address(): Params | undefined;
  /** Where the screen wanted to go: `back`, or route and parameters. */
  went: unknown[];
}

/** Lets everything that was waited for arrive. */
export async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

export function addressBench<Params extends object | undefined>(
  Screen: ComponentType<{ route: { params: Params } }>,
): AddressBench<Params> {
  const went: unknown[] = [];
  const now: { address?: Params; go?(params: Params): void } = {};

  function Host({ first }: { first: Params }): ReactNode {
    const [params, setParams] = useState(first);
    useEffect(() => {
      now.address = params;
      now.go = setParams;
    }, [params]);
    const navigation = useMemo(
      () => ({
        setParams: (next: object) => setParams((old) => ({ ...old, ...next }) as Params),
        setOptions: () => undefined,
        canGoBack: () => true,
        goBack: () => went.push('back'),
        navigate: (...to: unknown[]) => went.push(to),
      }),
      [],
    );
    return (
      <UnderNavigator navigator={navigation}>
        <Suspense fallback={null}>
          <Screen route={{ params }} />
        </Suspense>
      </UnderNavigator>
    );
  }

  return {
    Host,
    went,
    address: () => now.address,
    go: (params) => act(async () => now.go?.(params)),
    async open(params, locale = 'uk') {
      went.length = 0;
      await renderAsync(
        <Looks locale={locale}>
          <Host first={params} />
        </Looks>,
      );
      await settle();
    },
  };
}
