/** Examples of Qwinto: the dice on the table and the sheet with the cell that is meant. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { GAP, NO_CELL, WIDTH } from '../rules/sheet';
import { cellIndex } from '../rules/notation';
import { ROWS, type Move, type Row, type Sheet, type View as QwintoView } from '../rules/types';
import { T, useTheme } from '../../../ui';
import { Die } from '../../../ui/drawings/Die';
import { QWINTO_ROWS } from '../../../ui/theme/tokens';
import { Framed, Pieces } from '../../kit/examplePieces';
import type { Scene } from '../../example';

type QwintoScene = Scene<Move, QwintoView>;
type Place = { row: Row; column: number };

export default function QwintoExample({ scene }: { scene: QwintoScene }): ReactNode {
  const { example, view } = scene;
  if (example.kind === 'setup' || !view) return null;
  if (example.kind === 'count')
    return <MiniSheet scene={scene} sheet={view.sheets[example.line.seat]} />;
  if (example.kind === 'view') return <Claim scene={scene} />;
  const move = example.tried;
  switch (move.type) {
    case 'write':
      return (
        <View style={{ gap: 6 }}>
          <DiceRow dice={view.dice} values={view.values} />
          <MiniSheet scene={scene} sheet={view.sheets[move.seat]} place={move} number={view.sum} />
        </View>
      );
    case 'dice':
      return <DiceRow dice={move.dice} values={[]} />;
    case 'roll':
      return <DiceRow dice={view.dice} values={move.values} />;
    case 'sheets':
      return <MiniSheet scene={scene} sheet={move.sheets[0]} />;
    default:
      return <DiceRow dice={view.dice} values={view.values} />;
  }
}

function Claim({ scene }: { scene: QwintoScene }): ReactNode {
  const { example, view } = scene;
  if (example.kind !== 'view' || !view) return null;
  if (example.path[0] === 'sum') return <DiceRow dice={view.dice} values={view.values} />;
  return <MiniSheet scene={scene} sheet={view.sheets[Number(example.path[1])]} />;
}

function DiceRow({ dice, values }: { dice: readonly Row[]; values: readonly number[] }): ReactNode {
  if (dice.length === 0) return null;
  return (
    <Pieces gap={6}>
      {dice.map((row, i) => (
        <Die key={i} row={row} value={values[i]} size={30} />
      ))}
    </Pieces>
  );
}

function MiniSheet(props: {
  scene: QwintoScene;
  sheet: Sheet | undefined;
  place?: Place;
  number?: number | null;
}): ReactNode {
  const { sheet, place, number } = props;
  if (!sheet) return null;
  return (
    <View aria-hidden style={{ gap: 2 }}>
      {ROWS.map((row) => (
        <View key={row} style={{ flexDirection: 'row', gap: 2 }}>
          {Array.from({ length: WIDTH }, (_, column) => {
            const tried = place?.row === row && place.column === column;
            const index = cellIndex(row, column);
            const written = index < 0 ? null : (sheet[row][index] ?? null);
            const shown = tried ? (number ?? null) : written;
            return (
              <Cell
                key={column}
                scene={props.scene}
                row={row}
                index={index}
                number={shown}
                tried={tried}
              />
            );
          })}
        </View>
      ))}
    </View>
  );
}

const CELL = 21;

function Cell(props: {
  scene: QwintoScene;
  row: Row;
  index: number;
  number: number | null;
  tried: boolean;
}): ReactNode {
  const { colors, scheme } = useTheme();
  const { row, index, tried } = props;
  const tint = QWINTO_ROWS[row][scheme];
  const there = index !== NO_CELL && index !== GAP;
  const face = (
    <View
      style={{
        width: tried ? CELL - 9 : CELL,
        height: tried ? CELL - 9 : CELL,
        borderRadius: 6,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: there ? colors.card : index === GAP ? tint.band : 'transparent',
        borderWidth: there && !tried ? 1.5 : 0,
        borderColor: tint.band,
      }}
    >
      {props.number === null ? null : (
        <T variant="tag" color={colors.cardInk} maxFontSizeMultiplier={1}>
          {props.number}
        </T>
      )}
    </View>
  );
  return tried ? <Framed scene={props.scene}>{face}</Framed> : face;
}
