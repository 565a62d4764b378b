/** Wax: red is the brand, green a ruling, grey and broken what does not hold. A refusal has no seal. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../text/locale';
import { Circle, G, Path, Svg } from '../svg';
import { controls } from '../text/controls';
import { useTheme } from '../theme/ThemeProvider';
import { SEAL } from '../theme/tokens';
import { ICON_PATHS } from './iconPaths';
import { WAX_PATH } from './wax';

/** From edge to edge, through the middle. */
const CRACK = 'M27 0l-6 11 5 3-8 12 6 3-7 9 2 10h4l-1-9 8-10-6-3 8-12-5-3 7-11z';

export interface SealProps {
  kind: 'brand' | 'verdict' | 'broken';
  size?: number;
  decorative?: boolean;
}

export function Seal(props: SealProps): ReactNode {
  const { kind, size = 48, decorative = false } = props;
  const words = useText(controls);
  const { colors } = useTheme();
  return (
    <View
      accessible={!decorative}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : words.seal[kind]}
      aria-hidden={decorative || undefined}
      style={{ width: size, height: size }}
    >
      <Svg width={size} height={size} viewBox="0 0 48 48">
        <Path d={WAX_PATH} fill={SEAL[kind]} />
        <Circle
          cx={23.8}
          cy={24}
          r={15.5}
          fill="none"
          stroke={SEAL.on}
          strokeOpacity={0.55}
          strokeWidth={1.3}
        />
        <G transform="translate(12 11.8)">
          <Path
            d={ICON_PATHS.scales}
            fill="none"
            stroke={SEAL.on}
            strokeWidth={1.9}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </G>
        {kind === 'broken' ? <Path d={CRACK} fill={colors.paper} /> : null}
      </Svg>
    </View>
  );
}
