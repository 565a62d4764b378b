/** Where a play screen puts things: the tray below on a phone, beside the table on a wide screen. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { OutcomeScroll, type Outcome } from './OutcomeScroll';
import { Panel } from './Panel';
import { LOW, useRoomy, useTrayWidth, useWide } from './room';
import { Scroll } from './Scroll';
import { useStill } from './Still';
import { useTableAside } from './TableAside';
import { useTableRemark } from './TableRemark';
import { ToastPlace } from './Toast';
import { Tray } from './Tray';

export interface TableLayoutProps {
  /** What everyone may see. */
  middle: ReactNode;
  /** The hand and one hint. Without it the middle takes the whole page. */
  tray?: ReactNode;
  /** The primary action; stays in sight when the tray has to scroll. */
  action?: ReactNode;
  /** The last part of the middle, which must not be missed below the fold. */
  outcome?: Outcome;
  /** False where the middle must fit without scrolling. */
  scroll?: boolean;
}

export function TableLayout(props: TableLayoutProps): ReactNode {
  const { middle, tray, action, outcome, scroll = true } = props;
  const { space, leftHanded } = useTheme();
  const wide = useWide();
  const trayWidth = useTrayWidth();
  const low = useWindowDimensions().height < LOW;
  const still = useStill();
  const remark = useTableRemark();
  const roomy = useRoomy();
  const aside = useTableAside();
  if (still)
    return (
      <View style={{ gap: space.m }}>
        {middle}
        {outcome?.card}
        {still.hand && tray ? <Panel style={{ gap: space.m }}>{tray}</Panel> : null}
      </View>
    );
  const content = outcome ? (
    <OutcomeScroll outcome={outcome}>{middle}</OutcomeScroll>
  ) : scroll ? (
    <Scroll
      style={{ flex: 1 }}
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={{ padding: space.m, gap: space.m, flexGrow: 1 }}
    >
      {middle}
    </Scroll>
  ) : (
    <View style={{ flex: 1, padding: space.m, gap: space.m }}>{middle}</View>
  );
  if (!tray)
    return (
      <View style={{ flex: 1 }}>
        {content}
        <ToastPlace where="table" />
        {remark}
      </View>
    );
  if (!wide)
    return (
      <View style={{ flex: 1 }}>
        {content}
        <ToastPlace where="table" />
        {remark}
        {/* Where an outcome is waited for, something of the table shows beside it on the lowest phone. */}
        <View style={{ maxHeight: outcome ? '62%' : '74%' }}>
          <Tray action={action}>{tray}</Tray>
        </View>
      </View>
    );
  return (
    <View style={{ flex: 1, flexDirection: leftHanded ? 'row-reverse' : 'row' }}>
      <View style={{ flex: 1 }}>
        {content}
        <ToastPlace where="table" />
      </View>
      <View
        style={{ width: trayWidth, padding: low ? space.s : space.l, justifyContent: 'flex-end' }}
      >
        {remark}
        {roomy && !low && !remark ? (
          // What the tray leaves; nothing of it where the tray needs all.
          <View style={{ flexGrow: 1, flexBasis: 0, overflow: 'hidden' }}>{aside}</View>
        ) : null}
        <Tray docked={false} action={action}>
          {tray}
        </Tray>
      </View>
    </View>
  );
}
