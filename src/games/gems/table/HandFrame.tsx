/** Where the cards of an own hand lie: as large as they can be touched, in rows, in stacks when there are many. */
import { useState, type ReactNode } from 'react';
import { View, type LayoutChangeEvent } from 'react-native';

import { useText } from '../../../text/locale';
import { T, useStill, useWide } from '../../../ui';
import { gridText } from '../words/table';

const GAP = 8;
const SMALLEST = 48;
const LARGEST = 60;

/** What leaves the field and its handles in sight on a phone. */
const MOST_ROWS = 2;

interface HandShape {
  card: number;
  perRow: number;
  /** Too many to lie side by side. */
  stacked: boolean;
}

/** As many in a row as fit with targets of 48 points, else rows of equal length, at most `mostRows`. */
function handShape(count: number, width: number, mostRows: number): HandShape {
  const fit = Math.max(1, Math.floor((width + GAP) / (SMALLEST + GAP)));
  const rows = Math.max(1, Math.ceil(count / fit));
  if (rows > mostRows) return { card: SMALLEST, perRow: fit, stacked: true };
  const perRow = Math.max(1, Math.ceil(count / rows));
  const card = Math.floor((width - GAP * (perRow - 1)) / perRow);
  return { card: Math.min(LARGEST, Math.max(SMALLEST, card)), perRow, stacked: false };
}

/** Beside the table there is height enough, and so there is where one looks back. */
function useMostRows(): number {
  const wide = useWide();
  const still = useStill() !== null;
  return wide || still ? Infinity : MOST_ROWS;
}

export interface HandFrameProps {
  count: number;
  /** In the middle, where nothing else stands beside it. */
  centred?: boolean;
  /** The cards, each so wide. */
  children(card: number): ReactNode;
  /** The same in stacks, on so much room. */
  stacks(width: number): ReactNode;
}

export function HandFrame({ count, centred = false, children, stacks }: HandFrameProps): ReactNode {
  const texts = useText(gridText).hint;
  const [width, setWidth] = useState(326);
  const { card, perRow, stacked } = handShape(count, width, useMostRows());
  if (count === 0)
    return (
      <T variant="label" color="inkSoft">
        {texts.emptyHand}
      </T>
    );
  return (
    <View
      role="group"
      aria-label={texts.hand}
      onLayout={(event: LayoutChangeEvent) => setWidth(event.nativeEvent.layout.width)}
    >
      {stacked ? (
        stacks(width)
      ) : (
        <View
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignSelf: centred ? 'center' : undefined,
            gap: GAP,
            maxWidth: perRow * (card + GAP),
            paddingTop: 6,
          }}
        >
          {children(card)}
        </View>
      )}
    </View>
  );
}
