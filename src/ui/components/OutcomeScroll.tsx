/**
 * A page that ends with an outcome. While the head of the outcome is below the fold, a strip at the lower
 * edge says it and leads there. Without a layout (in tests) the outcome counts as seen.
 */
import { useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { Icon } from './Icon';
import { Scroll, type Scroller } from './Scroll';
import { Touch } from './Touch';

export interface Outcome {
  card: ReactNode;
  /** The same in a line, in words and drawn. */
  label: string;
  strip: ReactNode;
}

/** As much of the card as says what it is about: a heading of three lines. */
const HEAD = 112;

interface Place {
  /** The card in the page. */
  top: number;
  height: number;
  /** How far the page is scrolled. */
  offset: number;
  /** What the page and the strip have together, so that the strip does not hide itself. */
  room: number;
}

function isBelow({ top, height, offset, room }: Place): boolean {
  return room > 0 && top + Math.min(HEAD, height) > offset + room;
}

export function OutcomeScroll(props: { outcome: Outcome; children: ReactNode }): ReactNode {
  const { outcome, children } = props;
  const { space } = useTheme();
  const scroller = useRef<Scroller>(null);
  const place = useRef<Place>({ top: 0, height: 0, offset: 0, room: 0 });
  const [below, setBelow] = useState(false);
  const moved = (change: Partial<Place>): void => {
    Object.assign(place.current, change);
    setBelow(isBelow(place.current));
  };
  return (
    <View
      style={{ flex: 1 }}
      onLayout={({ nativeEvent }) => moved({ room: nativeEvent.layout.height })}
    >
      <Scroll
        scroller={scroller}
        style={{ flex: 1 }}
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={{ padding: space.m, gap: space.m, flexGrow: 1 }}
        scrollEventThrottle={32}
        onScroll={({ nativeEvent }) => moved({ offset: nativeEvent.contentOffset.y })}
      >
        {children}
        <View
          onLayout={({ nativeEvent: { layout } }) =>
            moved({ top: layout.y, height: layout.height })
          }
        >
          {outcome.card}
        </View>
      </Scroll>
      {below ? (
        <Strip
          outcome={outcome}
          onPress={() => scroller.current?.to(place.current.top - space.m)}
        />
      ) : null}
    </View>
  );
}

function Strip({ outcome, onPress }: { outcome: Outcome; onPress(): void }): ReactNode {
  const { colors, radii, space, shadow } = useTheme();
  return (
    <Touch
      label={outcome.label}
      onPress={onPress}
      style={{
        minHeight: 48,
        marginHorizontal: space.m,
        marginBottom: space.s,
        paddingHorizontal: space.m,
        paddingVertical: space.xs,
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
        borderRadius: radii.tile,
        backgroundColor: colors.paper,
        boxShadow: shadow('panel'),
      }}
    >
      {outcome.strip}
      <Icon name="down" size={20} color={colors.inkSoft} />
    </Touch>
  );
}
