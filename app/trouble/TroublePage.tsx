/** A whole page in place of one that asks the store: a tab keeps its title, everything else a way back. */
import type { ReactNode } from 'react';

import { common } from '../../src/text/common';
import { useText } from '../../src/text/locale';
import { Screen, T, TopBar, useTheme } from '../../src/ui';
import { useGoBack } from '../useGoBack';
import { useScreenTitle } from '../useScreenTitle';
import type { Shut } from '../useStoreTrouble';
import StoreTrouble, { useTroubleWidth } from './StoreTrouble';

export type TroubledTab = 'history' | 'players';

/** @param props.tab null where the page is none. */
export default function TroublePage(props: { tab: TroubledTab | null; trouble: Shut }): ReactNode {
  const content = <StoreTrouble trouble={props.trouble} />;
  return props.tab ? <InTab tab={props.tab}>{content}</InTab> : <AsPage>{content}</AsPage>;
}

function InTab(props: { tab: TroubledTab; children: ReactNode }): ReactNode {
  const title = useText(common).tabs[props.tab];
  const { space } = useTheme();
  const maxWidth = useTroubleWidth();
  useScreenTitle(title);
  return (
    <Screen
      bottomInset={false}
      maxWidth={maxWidth}
      contentStyle={{ gap: space.l, paddingTop: space.l }}
    >
      <T variant="title" heading={1}>
        {title}
      </T>
      {props.children}
    </Screen>
  );
}

function AsPage({ children }: { children: ReactNode }): ReactNode {
  const shared = useText(common);
  const goBack = useGoBack();
  const maxWidth = useTroubleWidth();
  useScreenTitle('');
  return (
    <Screen
      maxWidth={maxWidth}
      header={<TopBar title={shared.appName} back={{ label: shared.back, onPress: goBack }} />}
    >
      {children}
    </Screen>
  );
}
