/** A chair seen from above, and what lies in its sight: the others' chairs and the table, not what is turned away from it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Icon, PlayerBadge, useTheme } from '../../../src/ui';
import { Ellipse, Path, Rect, Svg } from '../../../src/ui/svg';

const WIDTH = 320;
const HEIGHT = 212;
/** The automaton sits here. */
const EYE = { x: WIDTH / 2, y: 176 };
const RAYS: readonly (readonly [number, number])[] = [
  [8, 62],
  [128, 192],
  [258, 312],
];

export function Sight({ label, name }: { label: string; name: string }): ReactNode {
  const { colors } = useTheme();
  return (
    <View
      role="img"
      aria-label={label}
      style={{ alignSelf: 'center', width: WIDTH, height: HEIGHT }}
    >
      <Svg width={WIDTH} height={HEIGHT} aria-hidden>
        <Ellipse cx={EYE.x} cy={104} rx={152} ry={80} fill={colors.woodDark} />
        <Ellipse cx={EYE.x} cy={98} rx={152} ry={80} fill={colors.wood} />
        {RAYS.map(([from, to]) => (
          <Path
            key={from}
            d={`M${EYE.x} ${EYE.y} L${from} 34 L${to} 34 Z`}
            fill={colors.legalGlow}
            fillOpacity={0.5}
          />
        ))}
        {[36, 148, 264].map((x) => (
          <Card key={x} x={x} y={24} fill={colors.paperRaised} />
        ))}
        {[84, 210].map((x) => (
          <Card key={x} x={x} y={92} fill={colors.paperEdge} />
        ))}
      </Svg>
      <Eye x={66} y={14} sees />
      <Eye x={178} y={14} sees />
      <Eye x={290} y={14} sees />
      <Eye x={106} y={82} />
      <Eye x={232} y={82} />
      <View style={{ position: 'absolute', left: EYE.x - 26, top: EYE.y - 24 }} aria-hidden>
        <PlayerBadge name={name} colour={2} bot="medium" size={52} decorative />
      </View>
    </View>
  );
}

function Card(at: { x: number; y: number; fill: string }): ReactNode {
  const { colors } = useTheme();
  return <Rect {...at} width={26} height={36} rx={4} stroke={colors.lineStrong} />;
}

function Eye({ x, y, sees = false }: { x: number; y: number; sees?: boolean }): ReactNode {
  const { colors } = useTheme();
  return (
    <View
      aria-hidden
      style={{
        position: 'absolute',
        left: x - 11,
        top: y - 4,
        width: 24,
        height: 24,
        borderRadius: 12,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: sees ? colors.good : colors.illegal,
      }}
    >
      <Icon name={sees ? 'eye' : 'close'} size={15} color="#FFFFFF" />
    </View>
  );
}
