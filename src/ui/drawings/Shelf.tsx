/** A wooden plank with boxes on it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { mix } from '../components/mix';
import { Path, Svg } from '../svg';
import { useTheme } from '../theme/ThemeProvider';

const GRAIN = 'M16 4.5C80 2.5 160 5.5 260 4S420 5.5 520 4M60 7.5c90-1 160 1 250 0';

export interface ShelfProps {
  /** The boxes of one row. */
  children: ReactNode;
  gap?: number;
}

export function Shelf(props: ShelfProps): ReactNode {
  const { colors } = useTheme();
  const face = mix(colors.wood, colors.woodLight, 0.45);
  return (
    <View>
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'center',
          alignItems: 'flex-end',
          gap: props.gap ?? 14,
          paddingHorizontal: 13,
          zIndex: 1,
        }}
      >
        {props.children}
      </View>
      <View
        style={{
          height: 14,
          borderRadius: 4,
          backgroundColor: colors.woodDark,
          overflow: 'hidden',
        }}
      >
        <View
          style={{
            height: 11,
            backgroundColor: face,
            borderTopWidth: 2,
            borderTopColor: mix(face, '#FFFFFF', 0.3),
          }}
        >
          <Svg
            width="100%"
            height={9}
            viewBox="0 0 380 9"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden
          >
            <Path
              d={GRAIN}
              fill="none"
              stroke={colors.woodDark}
              strokeOpacity={0.45}
              strokeWidth={1}
            />
          </Svg>
        </View>
      </View>
      <View style={{ height: 9, backgroundColor: colors.tableShade, opacity: 0.8 }} />
    </View>
  );
}
