/**
 * Table, entry and actions on any screen. Usually the entry lies in the tray above its buttons; where letters
 * are large or the screen is low only the buttons stay below and the entry scrolls with the table, first.
 */
import type { ReactNode } from 'react';
import { ScrollView, useWindowDimensions } from 'react-native';

import { Panel, useLetterGrowth, useStill, useTheme, useWide } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';

export interface PlayLayoutProps {
  middle: ReactNode;
  /** The hand, the keys, one hint. */
  entry: ReactNode;
  /** What sends it. Left out where a key does. */
  actions?: ReactNode;
}

/** Rings and lifted cards reach this far out of their boxes; a scroll view would cut them off. */
const OVERHANG = 16;
/** Below this height, in letters of the usual size, a tray would cover the table. */
const LOW = 600;

function useLow(): boolean {
  const { height } = useWindowDimensions();
  return height < LOW * useLetterGrowth();
}

export function PlayLayout({ middle, entry, actions }: PlayLayoutProps): ReactNode {
  const { height } = useWindowDimensions();
  const { space } = useTheme();
  const wide = useWide();
  const low = useLow();
  const still = useStill() !== null;
  if (wide || still) return <TableLayout middle={middle} tray={entry} action={actions} />;
  if (low)
    return (
      <TableLayout
        middle={
          <>
            <Panel style={{ gap: space.m }}>{entry}</Panel>
            {middle}
          </>
        }
        tray={actions}
      />
    );
  const body = (
    <ScrollView
      keyboardShouldPersistTaps="handled"
      style={{ flexGrow: 0, maxHeight: height * 0.5 - 40, margin: -OVERHANG }}
      contentContainerStyle={{ padding: OVERHANG, gap: space.m }}
    >
      {entry}
    </ScrollView>
  );
  return (
    <TableLayout
      middle={middle}
      tray={
        <>
          {body}
          {actions}
        </>
      }
    />
  );
}
