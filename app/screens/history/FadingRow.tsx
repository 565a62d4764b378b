/** A row that runs out at the edge: it fades on the side where more follows. */
import { useState, type ReactNode } from 'react';
import { Platform, ScrollView, View, type ViewStyle } from 'react-native';

import { useTheme } from '../../../src/ui';

const FADE = 36;

interface Reach {
  at: number;
  width: number;
  whole: number;
}

export function FadingRow({ children }: { children: ReactNode }): ReactNode {
  const { space } = useTheme();
  const [{ at, width, whole }, setReach] = useState<Reach>({ at: 0, width: 0, whole: 0 });
  const update = (part: Partial<Reach>) =>
    setReach((known) => {
      const next = { ...known, ...part };
      return side(known) === side(next) && known.whole === next.whole ? known : next;
    });
  const { left, right } = { left: at > 4, right: whole - width - at > 4 };
  return (
    <View>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        style={{ flexGrow: 0 }}
        scrollEventThrottle={64}
        onLayout={({ nativeEvent }) => update({ width: nativeEvent.layout.width })}
        onContentSizeChange={(wide) => update({ whole: wide })}
        onScroll={({ nativeEvent }) => update({ at: nativeEvent.contentOffset.x })}
      >
        <View style={{ flexDirection: 'row', gap: space.s, paddingBottom: space.s }}>
          {children}
        </View>
      </ScrollView>
      {left ? <Fade to="left" /> : null}
      {right ? <Fade to="right" /> : null}
    </View>
  );
}

/** On which sides more follows: all that is drawn of where one is. */
const side = ({ at, width, whole }: Reach): string => `${at > 4} ${whole - width - at > 4}`;

function Fade({ to }: { to: 'left' | 'right' }): ReactNode {
  const { colors } = useTheme();
  const image = `linear-gradient(to ${to}, ${colors.table}00, ${colors.table})`;
  const painted =
    Platform.OS === 'web' ? { backgroundImage: image } : { experimental_backgroundImage: image };
  return (
    <View
      aria-hidden
      style={[
        { position: 'absolute', top: 0, bottom: 0, width: FADE, pointerEvents: 'none' },
        to === 'left' ? { left: 0 } : { right: 0 },
        painted as ViewStyle,
      ]}
    />
  );
}
