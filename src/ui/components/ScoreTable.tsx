/** Scores round by round, one column a player; the totals stand out. */
import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import { minus } from '../../text/plural';
import { useTheme } from '../theme/ThemeProvider';
import { PlayerBadge } from './PlayerBadge';
import { T } from './Text';
import { Touch } from './Touch';

export interface ScoreTablePlayer {
  name: string;
  colour: number;
}

export interface ScoreTableRow {
  label: string;
  /** By player; null is not played yet. */
  cells: readonly (number | null)[];
  /** Opens the round. */
  onPress?(): void;
}

export interface ScoreTableProps {
  /** Spoken name of the table. */
  label: string;
  /** Over the first column. */
  corner: string;
  players: readonly ScoreTablePlayer[];
  rows: readonly ScoreTableRow[];
  total: { label: string; cells: readonly number[] };
  /** Indices of players whose total is marked. */
  winners?: readonly number[];
}

export function ScoreTable(props: ScoreTableProps): ReactNode {
  const { players, rows, total, winners = [] } = props;
  const { colors } = useTheme();
  return (
    <View role="table" aria-label={props.label}>
      <View role="row" style={rowStyle}>
        <View role="columnheader" style={firstCell}>
          <T variant="tag" color="inkFaint">
            {props.corner}
          </T>
        </View>
        {players.map((player, i) => (
          <View role="columnheader" aria-label={player.name} key={i} style={cellStyle}>
            <PlayerBadge {...player} size={30} decorative />
            <T variant="tag" color="inkSoft" numberOfLines={1}>
              {player.name}
            </T>
          </View>
        ))}
      </View>
      {rows.map((row, i) => (
        <ScoreRow key={i} row={row} />
      ))}
      <View role="row" style={[rowStyle, { borderTopWidth: 2, borderTopColor: colors.lineStrong }]}>
        <View role="rowheader" style={firstCell}>
          <T variant="bodyStrong">{total.label}</T>
        </View>
        {total.cells.map((points, i) => (
          <View
            role="cell"
            key={i}
            style={[
              cellStyle,
              winners.includes(i) ? { backgroundColor: colors.goodFill, borderRadius: 8 } : null,
            ]}
          >
            <T variant="numM" color={winners.includes(i) ? 'goodText' : 'ink'}>
              {minus(points)}
            </T>
          </View>
        ))}
      </View>
    </View>
  );
}

function ScoreRow(props: { row: ScoreTableRow }): ReactNode {
  const { label, cells, onPress } = props.row;
  const { colors } = useTheme();
  return (
    <View role="row" style={[rowStyle, { borderTopWidth: 1, borderTopColor: colors.line }]}>
      <View role="rowheader" style={firstCell}>
        {onPress ? (
          <Touch onPress={onPress} style={{ minHeight: 48, justifyContent: 'center' }}>
            <T variant="label" color="legalText" style={{ textDecorationLine: 'underline' }}>
              {label}
            </T>
          </Touch>
        ) : (
          <T variant="label" color="inkSoft">
            {label}
          </T>
        )}
      </View>
      {cells.map((points, i) => (
        <View role="cell" key={i} style={cellStyle}>
          <T
            variant="numS"
            color={points === null ? 'inkFaint' : points < 0 ? 'illegalText' : 'ink'}
          >
            {points === null ? '·' : minus(points)}
          </T>
        </View>
      ))}
    </View>
  );
}

const rowStyle: ViewStyle = { flexDirection: 'row', alignItems: 'center', minHeight: 44 };
const firstCell: ViewStyle = { flex: 1.3, minWidth: 56, paddingRight: 8 };
const cellStyle: ViewStyle = { flex: 1, alignItems: 'center', paddingVertical: 4 };
