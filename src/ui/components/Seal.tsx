/** Wax: red is the brand, green a ruling. A refusal has no seal. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../text/locale';
import { Circle, G, Path, Svg } from '../svg';
import { controls } from '../text/controls';
import { SEAL } from '../theme/tokens';
import { ICON_PATHS } from './iconPaths';

const WAX =
  'M24 2.5c3 0 4.4 2.3 7.3 3 2.7.7 5.3-.4 7.4 1.7s1.4 4.8 2.4 7.3c1 2.6 4 4.2 4.2 7.2.2 2.8-2.3 4.6-2.6 7.4-.3 2.8 1.1 5.5-.6 7.9-1.7 2.4-4.7 2.1-7 3.7-2.2 1.5-3.2 4.5-6 5.2-2.8.7-4.8-1.5-7.5-1.3-2.8.1-5.2 2.5-7.9 1.5-2.6-1-3.1-4-5-6-1.9-2-5-2.5-5.9-5.2-.9-2.7 1-5 .9-7.8C3.5 24.3 1.3 22 2 19.2c.7-2.7 3.7-3.5 5.2-5.9 1.5-2.3 1.3-5.4 3.7-7 2.3-1.5 4.9.1 7.6-.6C20.6 5.2 21.6 2.5 24 2.5z';

export interface SealProps {
  kind: 'brand' | 'verdict';
  size?: number;
  decorative?: boolean;
}

export function Seal(props: SealProps): ReactNode {
  const { kind, size = 48, decorative = false } = props;
  const words = useText(controls);
  return (
    <View
      accessible={!decorative}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : words.seal[kind]}
      aria-hidden={decorative || undefined}
      style={{ width: size, height: size }}
    >
      <Svg width={size} height={size} viewBox="0 0 48 48">
        <Path d={WAX} fill={SEAL[kind]} />
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
      </Svg>
    </View>
  );
}
