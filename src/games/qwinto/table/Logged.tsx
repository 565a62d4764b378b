/** Qwinto in the log: the dice as they fell, the cell with its number. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { T, useTheme } from '../../../ui';
import { Die } from '../../../ui/drawings/Die';
import { QWINTO_ROWS } from '../../../ui/theme/tokens';
import { Pieces } from '../../kit/examplePieces';
import type { LoggedProps } from '../../table';
import type { Move, Row, View as QwintoView } from '../rules/types';

export default function QwintoLogged({ view, move }: LoggedProps<QwintoView, Move>): ReactNode {
  switch (move.type) {
    case 'roll':
      return <Dice rows={view.dice} values={move.values} />;
    case 'write':
      return view.sum === null ? null : <Written row={move.row} number={view.sum} />;
    default:
      return null;
  }
}

function Dice({ rows, values }: { rows: readonly Row[]; values: readonly number[] }): ReactNode {
  return (
    <Pieces gap={6}>
      {rows.map((row, i) => (
        <Die key={row} row={row} value={values[i]} size={28} />
      ))}
    </Pieces>
  );
}

function Written({ row, number }: { row: Row; number: number }): ReactNode {
  const { colors, scheme } = useTheme();
  return (
    <View
      style={{
        width: 30,
        height: 30,
        borderRadius: 8,
        borderWidth: 4,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: colors.card,
        borderColor: QWINTO_ROWS[row][scheme].band,
      }}
    >
      <T variant="tag" color={colors.cardInk} maxFontSizeMultiplier={1}>
        {number}
      </T>
    </View>
  );
}
