/** A round window in a wooden frame: panes in the game's colours round what is printed on its box. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { LEAD, THEMES } from '../theme/tokens';
import { Circle, Path, Svg } from '../svg';
import { BoxArt } from './BoxArt';

const R = 100;
const FRAME = 10;
/** Rings of panes, from the frame inwards; the rest is the picture's. */
const RINGS = [
  { outer: 90, inner: 73, panes: 28, from: 0 },
  { outer: 73, inner: 60, panes: 14, from: 1 },
] as const;
const PICTURE = 60;

function at(r: number, angle: number): string {
  return `${(R + r * Math.cos(angle)).toFixed(2)} ${(R + r * Math.sin(angle)).toFixed(2)}`;
}

/** One pane of a ring. */
function pane(outer: number, inner: number, from: number, to: number): string {
  return (
    `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
  );
}

export function RoundWindow({ game, size }: { game: string; size: number }): ReactNode {
  const { look, shadow } = useTheme();
  const { cover, pennants } = look(game);
  const wood = THEMES.light;
  return (
    <View
      aria-hidden
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        alignItems: 'center',
        justifyContent: 'center',
        boxShadow: shadow('lifted'),
      }}
    >
      <Svg width={size} height={size} viewBox="0 0 200 200" style={{ position: 'absolute' }}>
        <Circle cx={R} cy={R} r={R} fill={wood.woodDark} />
        <Circle cx={R} cy={R - 1} r={R - 2} fill={wood.woodLight} />
        <Circle cx={R} cy={R} r={R - FRAME + 1} fill={LEAD} />
        {RINGS.map(({ outer, inner, panes, from }) =>
          Array.from({ length: panes }, (_, i) => (
            <Path
              key={`${outer}-${i}`}
              d={pane(outer, inner, (i * 2 * Math.PI) / panes, ((i + 1) * 2 * Math.PI) / panes)}
              fill={pennants[(i + from) % pennants.length]}
              stroke={LEAD}
              strokeWidth={2}
            />
          )),
        )}
        <Circle cx={R} cy={R} r={PICTURE} fill={cover} stroke={LEAD} strokeWidth={3} />
      </Svg>
      <View
        style={{
          width: size * 0.58,
          height: size * 0.58,
          borderRadius: size * 0.29,
          overflow: 'hidden',
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <BoxArt game={game} size={size * 0.6} />
      </View>
    </View>
  );
}
