/** The chosen cell with its neighbours, large; ‹ › goes on to the next possible one. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { cardboard, Icon, mix, Touch, useTheme } from '../../../../ui';
import { QWINTO_ROWS } from '../../../../ui/theme/tokens';
import { numberAt } from '../../rules/notation';
import { CellFace } from '../sheet/CellFace';
import { isGap, isPentagon, ROW_PLACES } from '../sheet/geometry';
import { cellInWords, markKey, type CellMark } from '../sheet/SheetGrid';
import { tableText } from '../../words/table';
import { samePlace, type Place } from '../types';
import type { Outlook } from './outlook';

export interface LoupeProps {
  place: Place | null;
  outlook: Outlook;
  onStep(by: 1 | -1): void;
  /** Shown between the arrows until a cell is chosen. */
  children?: ReactNode;
}

export function Loupe({ place, outlook, onStep, children }: LoupeProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 84 }}>
      <Arrow icon="left" label={words.previous} onPress={() => onStep(-1)} />
      <View style={{ flex: 1 }}>
        {place ? <Neighbours place={place} outlook={outlook} /> : children}
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

function Neighbours({ place, outlook }: { place: Place; outlook: Outlook }): ReactNode {
  const { scheme, radii } = useTheme();
  const words = useText(tableText);
  const size = useWindowDimensions().width < NARROW ? 44 : 52;
  const { sheet, marks } = outlook;
  const row = ROW_PLACES[place.row];
  const at = row.findIndex((one) => samePlace(one, place));
  const { band } = QWINTO_ROWS[place.row][scheme];
  const number = numberAt(sheet, place.row, place.column);
  const spoken = cellInWords(place, number, marks.get(markKey(place)), words);
  return (
    <View
      role="img"
      aria-label={spoken}
      aria-live="polite"
      style={{
        height: 84,
        flexDirection: 'row',
        justifyContent: 'center',
        alignItems: 'center',
        gap: 4,
        overflow: 'hidden',
        borderRadius: radii.button,
        backgroundColor: band,
        boxShadow: `0px 2px 0px ${mix(band, '#000000', 0.3)}`,
      }}
    >
      {[at - 1, at, at + 1].map((i) => {
        const one = row[i];
        if (!one) return <View key={i} style={{ width: size }} />;
        const mark: CellMark | undefined = marks.get(markKey(one));
        const chosen = i === at;
        return (
          <CellFace
            key={i}
            row={one.row}
            look={chosen ? (mark?.look ?? 'plain') : 'plain'}
            number={chosen ? (mark?.number ?? number) : numberAt(sheet, one.row, one.column)}
            pentagon={isPentagon(one)}
            gap={isGap(one)}
            width={size}
            height={74}
          />
        );
      })}
    </View>
  );
}
