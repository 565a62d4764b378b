/** A pile as it is counted: every card an edge, crowns where jokers are among them, framed in gold where it is the most. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { T, useTheme } from '../../../../ui';
import { CardFace } from '../parts/CardFace';
import { BlankCard, JokerMark, SPLIT_CARD_RATIO } from '../parts/pieces';
import { SMALL_PRINT } from '../parts/smallPrint';

export interface FanProps {
  value: number;
  count: number;
  jokers: number;
  keeps: boolean;
  /** How wide it may be. */
  room: number;
}

const CARD = 22;
const STEP = 6;
const CROWN = 13;
const FRAME = 4;

export function Fan({ value, count, jokers, keeps, room }: FanProps): ReactNode {
  const { colors, radii } = useTheme();
  if (count === 0)
    return (
      <T variant="numS" color="inkFaint">
        —
      </T>
    );
  const most = room - CARD - 4 * FRAME;
  const step = count > 1 ? Math.max(1, Math.min(STEP, most / (count - 1))) : 0;
  const crowns = Array.from({ length: Math.min(jokers, count) }, (_, i) => i * Math.max(step, 8));
  return (
    <View
      style={{
        padding: FRAME,
        borderRadius: radii.card,
        borderWidth: 2,
        borderColor: keeps ? colors.legal : 'transparent',
        backgroundColor: keeps ? colors.legalGlow : undefined,
      }}
    >
      <View style={{ width: CARD + step * (count - 1), height: CARD * SPLIT_CARD_RATIO }}>
        {Array.from({ length: count }, (_, i) => (
          <View key={i} style={{ position: 'absolute', left: i * step }}>
            {i < count - 1 ? (
              <BlankCard size={CARD} />
            ) : (
              <CardFace card={value} size={CARD} decorative />
            )}
          </View>
        ))}
        {crowns.map((left) => (
          <View key={left} style={{ position: 'absolute', left: left - 3, top: -7 }}>
            <JokerMark size={CROWN} decorative />
          </View>
        ))}
      </View>
      {count > 1 ? <Count count={count} /> : null}
    </View>
  );
}

/** Edges that lie close are not counted by eye. */
function Count({ count }: { count: number }): ReactNode {
  const { colors } = useTheme();
  return (
    <View
      style={{
        position: 'absolute',
        right: -5,
        bottom: -5,
        minWidth: 17,
        height: 17,
        borderRadius: 9,
        alignItems: 'center',
        justifyContent: 'center',
        borderWidth: 1,
        borderColor: colors.paper,
        backgroundColor: colors.ink,
      }}
    >
      <T variant="tag" color="paper" allowFontScaling={false} style={SMALL_PRINT}>
        {count}
      </T>
    </View>
  );
}
