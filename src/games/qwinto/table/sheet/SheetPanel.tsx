/** A player's sheet on its paper: whose it is, how it stands, the grid, and the sum below. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { minus } from '../../../../text/plural';
import { useText } from '../../../../text/locale';
import { Icon, Panel, PlayerBadge, T, Touch, useTheme } from '../../../../ui';
import type { SeatPlayer } from '../../../table';
import { scoreSheet, totalOf } from '../../rules/because';
import type { ClauseId } from '../../rules/clauses';
import { tableText } from '../../words/table';
import { SheetGrid, type SheetGridProps } from './SheetGrid';
import { SheetSum } from './SheetSum';

export interface SheetPanelProps extends Omit<SheetGridProps, 'label' | 'width'> {
  player: SeatPlayer;
  /** Width of the whole panel. */
  width: number;
  /** What this player is doing. */
  state?: string;
  /** The total there would be; shown as «12 → 25». */
  becomes?: number;
  /** A honey frame: this sheet is being written. */
  active?: boolean;
  /** Turned towards somebody on the other side of the table. */
  turned?: boolean;
  /** Below name and total: what its owner can do. */
  aside?: ReactNode;
  /** Beside the name: a small button. */
  corner?: ReactNode;
  /** Without name and total: the tab above has the name, the sum below the total. */
  headless?: boolean;
  /** Under the sum: why something cannot be written. */
  below?: ReactNode;
  openClause(clause: ClauseId): void;
  onMisthrows?(count: number): void;
}

export const PANEL_MARGIN = 8;

export function SheetPanel(props: SheetPanelProps): ReactNode {
  const { player, width, active = false, turned = false } = props;
  const { colors } = useTheme();
  const words = useText(tableText);
  const lines = scoreSheet(props.sheet, player.seat);
  return (
    <Panel
      label={words.sheetOf(player.name)}
      bare
      style={{
        width,
        padding: PANEL_MARGIN,
        borderWidth: 3,
        borderColor: active ? colors.legalGlow : colors.paper,
        transform: turned ? [{ rotate: '180deg' }] : undefined,
      }}
    >
      {props.headless ? null : <Header {...props} total={totalOf(lines)} />}
      <SheetGrid
        {...props}
        label={words.sheetOf(player.name)}
        width={width - 2 * (PANEL_MARGIN + 3)}
      />
      <SheetSum
        misthrows={props.sheet.misthrows}
        lines={lines}
        openClause={props.openClause}
        onMisthrows={props.onMisthrows}
        withTotal={props.headless}
      />
      {props.below}
    </Panel>
  );
}

function Header(props: SheetPanelProps & { total: number }): ReactNode {
  const { player, state, becomes, active = false, aside, corner, total } = props;
  const { openClause } = props;
  const { space } = useTheme();
  return (
    <View style={{ paddingHorizontal: space.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 48 }}>
        <PlayerBadge
          name={player.name}
          colour={player.colour}
          size={34}
          active={active}
          decorative
        />
        <View style={{ flex: 1 }}>
          <T variant="heading" numberOfLines={1} heading={2}>
            {player.name}
          </T>
          {state ? (
            <T variant="caption" color="inkFaint">
              {state}
            </T>
          ) : null}
        </View>
        {corner}
        <Total now={total} becomes={becomes} onWhy={() => openClause('Q-6.5')} />
      </View>
      {/* Two buttons and a name stand beside each other on no sheet. */}
      {aside ? (
        <View
          style={{
            flexDirection: 'row',
            justifyContent: 'flex-end',
            gap: space.s,
            marginBottom: space.xs,
          }}
        >
          {aside}
        </View>
      ) : null}
    </View>
  );
}

interface TotalProps {
  now: number;
  becomes: number | undefined;
  onWhy(): void;
}

function Total({ now, becomes, onWhy }: TotalProps): ReactNode {
  const { colors } = useTheme();
  const words = useText(tableText);
  const changed = becomes !== undefined && becomes !== now;
  return (
    <View role="status">
      <Touch
        role="link"
        label={words.whyTotal(
          changed ? words.becomes(minus(now), minus(becomes)) : words.points(now, minus(now)),
        )}
        onPress={onWhy}
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 8,
          minWidth: 48,
          minHeight: 48,
        }}
      >
        {changed ? (
          <>
            <T variant="numM" color="inkSoft">
              {minus(now)}
            </T>
            <Icon name="arrowR" size={18} color={colors.inkSoft} />
          </>
        ) : null}
        <T variant="numL">{minus(changed ? becomes : now)}</T>
      </Touch>
    </View>
  );
}
