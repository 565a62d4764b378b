/** The chosen cell with its neighbours in the row and in the columns, large; ‹ › goes on to the next possible one. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { cardboard, Icon, Touch, useTheme } from '../../../../ui';
import { QWINTO_ROWS } from '../../../../ui/theme/tokens';
import { numberAt } from '../../rules/notation';
import { ROWS, type Row } from '../../rules/types';
import { CellFace } from '../sheet/CellFace';
import { isGap, isPentagon, ROW_PLACES } from '../sheet/geometry';
import { cellInWords, markKey, type CellMark } from '../sheet/SheetGrid';
import { tableText } from '../../words/table';
import type { Place } from '../props';
import type { Outlook } from './outlook';

export interface LoupeProps {
  place: Place | null;
  outlook: Outlook;
  onStep(by: 1 | -1): void;
}

export function Loupe({ place, outlook, onStep }: LoupeProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 84 }}>
      <Arrow icon="left" label={words.previous} onPress={() => onStep(-1)} />
      <View style={{ flex: 1 }}>
        {place ? <Neighbours place={place} outlook={outlook} /> : null}
      </View>
      <Arrow icon="right" label={words.next} onPress={() => onStep(1)} />
    </View>
  );
}

function Arrow(props: { icon: 'left' | 'right'; label: string; onPress(): void }): ReactNode {
  const { colors, radii } = useTheme();
  return (
    <Touch
      label={props.label}
      onPress={props.onPress}
      sinks
      style={(pressed) => ({
        width: 50,
        alignSelf: 'stretch',
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.button,
        borderWidth: 1.5,
        borderColor: colors.lineStrong,
        backgroundColor: colors.paperRaised,
        boxShadow: cardboard(colors.paperEdge, colors, pressed),
      })}
    >
      <Icon name={props.icon} />
    </Touch>
  );
}

const NARROW = 360;
/** Rows are lower where the window is. */
const LOW = 700;

/** Three columns of all three rows: the column of the chosen cell is what a number must fit, too. */
function Neighbours({ place, outlook }: { place: Place; outlook: Outlook }): ReactNode {
  const { colors, radii } = useTheme();
  const window = useWindowDimensions();
  const words = useText(tableText);
  const width = window.width < NARROW ? 44 : 62;
  const height = window.height < LOW ? 44 : 56;
  const { sheet, marks } = outlook;
  const number = numberAt(sheet, place.row, place.column);
  const spoken = cellInWords(place, number, marks.get(markKey(place)), words);
  return (
    <View
      role="img"
      aria-label={spoken}
      aria-live="polite"
      style={{
        alignSelf: 'center',
        borderRadius: radii.panel,
        borderWidth: 6,
        borderColor: colors.woodLight,
        backgroundColor: colors.paperSunken,
        boxShadow: `0px 3px 0px ${colors.woodDark}`,
        overflow: 'hidden',
      }}
    >
      {ROWS.map((row) => (
        <Strip key={row} {...{ row, place, outlook, width, height }} />
      ))}
      <View
        style={{
          position: 'absolute',
          top: 2,
          bottom: 2,
          left: SIDE + width - 1,
          width: width + 2,
          borderRadius: 12,
          borderWidth: 2.5,
          borderColor: colors.legalGlow,
          pointerEvents: 'none',
        }}
      />
    </View>
  );
}

const SIDE = 6;

interface StripProps {
  row: Row;
  place: Place;
  outlook: Outlook;
  width: number;
  height: number;
}

/** What of a row lies in the three columns. */
function Strip({ row, place, outlook, width, height }: StripProps): ReactNode {
  const { scheme } = useTheme();
  const { sheet, marks, rows } = outlook;
  const { band } = QWINTO_ROWS[row][scheme];
  return (
    <View
      style={{
        flexDirection: 'row',
        paddingHorizontal: SIDE,
        paddingVertical: 3,
        backgroundColor: band,
        opacity: rows && !rows.includes(row) ? 0.5 : 1,
      }}
    >
      {[place.column - 1, place.column, place.column + 1].map((column) => {
        const one = ROW_PLACES[row].find((other) => other.column === column);
        if (!one) return <View key={column} style={{ width, height }} />;
        const mark: CellMark | undefined = marks.get(markKey(one));
        return (
          <CellFace
            key={column}
            row={row}
            look={mark?.look ?? 'plain'}
            number={mark?.number ?? numberAt(sheet, row, column)}
            pentagon={isPentagon(one)}
            gap={isGap(one)}
            width={width}
            height={height}
          />
        );
      })}
    </View>
  );
}
