/** Wax: red is the brand, green a ruling. A refusal has no seal. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../text/locale';
import { Circle, G, Path, Svg } from '../svg';
import { controls } from '../text/controls';
import { SEAL } from '../theme/tokens';
import { ICON_PATHS } from './iconPaths';
import { WAX_PATH } from './wax';

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
      </Svg>
    </View>
  );
}
