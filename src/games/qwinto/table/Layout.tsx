/**
 * The table's layout. On a screen too low for both — a phone on its side, large text — the tray lies
 * under the middle and scrolls with it, instead of covering it.
 */
import type { ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';

import { Panel, useTheme, useWide } from '../../../ui';
import { TableLayout } from '../../../ui/components/TableLayout';

const LOW = 620;

export interface LayoutProps {
  middle: ReactNode;
  tray: ReactNode;
  /** The primary action; stays in sight where the tray scrolls on its own. */
  action?: ReactNode;
}

export function Layout({ middle, tray, action }: LayoutProps): ReactNode {
  const { height, fontScale } = useWindowDimensions();
  const { textScale, space } = useTheme();
  const wide = useWide();
  if (wide || height >= LOW * Math.max(1, fontScale * textScale))
    return <TableLayout middle={middle} tray={tray} action={action} />;
  return (
    <TableLayout
      middle={
        <>
          {middle}
          <Panel style={{ gap: space.m }}>
            {tray}
            {action}
          </Panel>
        </>
      }
    />
  );
}
