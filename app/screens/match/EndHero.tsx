/** The winner's token in the middle of a sun, over rays in the game's colours. Drawn, never animated twice. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { Svg, Circle, Path } from '../../../src/ui/svg';

import type { Match } from '../../../src/match/types';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import { IconButton, mix, PlayerBadge } from '../../../src/ui';
import { COVER_COLORS } from '../../../src/ui/drawings/BoxCover';
import { GEMS, GLASS, LEAD } from '../../../src/ui/theme/tokens';

/** The drawing's own height; lower screens show it smaller. */
const HEIGHT = 240;
const SHARE = 0.28;
const LOWEST = 112;

function useScale(): number {
  const { height } = useWindowDimensions();
  return Math.min(1, Math.max(LOWEST, height * SHARE) / HEIGHT);
}

function rayColors(game: Match['info']['game']): readonly string[] {
  if (game === 'promin') return [GLASS.r, GLASS.b, GLASS.p, GLASS.g].map((c) => c.base);
  if (game === 'split' || game === 'qwinto') {
    const base = COVER_COLORS[game];
    return [
      base,
      mix(base, '#FFFFFF', 0.18),
      mix(base, '#000000', 0.18),
      mix(base, '#FFFFFF', 0.32),
    ];
  }
  return [GEMS.red, GEMS.orange, GEMS.green, GEMS.blue, GEMS.violet].map((c) => c.shade);
}

function point(cx: number, cy: number, r: number, angle: number): string {
  return `${(cx + r * Math.cos(angle)).toFixed(1)},${(cy + r * Math.sin(angle)).toFixed(1)}`;
}

function Rays(props: { width: number; scale: number; colors: readonly string[] }): ReactNode {
  const { scale, colors } = props;
  const width = props.width / scale;
  const cx = width / 2;
  const cy = HEIGHT / 2;
  const far = Math.hypot(cx, cy) + 20;
  const count = colors.length * 4;
  const step = (2 * Math.PI) / count;
  return (
    <Svg
      width={props.width}
      height={HEIGHT * scale}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      style={{ position: 'absolute' }}
      aria-hidden
    >
      {Array.from({ length: count }, (_, i) => (
        <Path
          key={i}
          d={`M${cx},${cy} L${point(cx, cy, far, i * step)} L${point(cx, cy, far, (i + 1) * step)} Z`}
          fill={colors[i % colors.length]}
          stroke={LEAD}
          strokeWidth={2.5}
        />
      ))}
      {Array.from({ length: 12 }, (_, i) => {
        const angle = (i * Math.PI) / 6;
        const reach = i % 2 === 0 ? 98 : 78;
        return (
          <Path
            key={i}
            d={`M${point(cx, cy, reach, angle)} L${point(cx, cy, 52, angle - 0.22)} L${point(cx, cy, 52, angle + 0.22)} Z`}
            fill={i % 2 === 0 ? GLASS.y.light : GLASS.y.base}
            stroke={LEAD}
            strokeWidth={2}
          />
        );
      })}
      <Circle cx={cx} cy={cy} r={56} fill={GLASS.y.light} stroke={LEAD} strokeWidth={2.5} />
      <Circle cx={cx} cy={cy} r={45} fill={GLASS.y.hi} stroke={LEAD} strokeWidth={1.5} />
      <Path d={`M0 ${HEIGHT - 1.5} H${width}`} stroke={LEAD} strokeWidth={3} />
    </Svg>
  );
}

export interface EndHeroProps {
  match: Match;
  /** How wide the page is at most. */
  column: number;
  onClose(): void;
}

export function EndHero({ match, column, onClose }: EndHeroProps): ReactNode {
  const shared = useText(common);
  const { width } = useWindowDimensions();
  const scale = useScale();
  const { standing, info } = match;
  const winners = standing.winners.flatMap((seat) => info.players[seat] ?? []);
  const shown = winners.length > 0 ? winners : info.players;
  return (
    <View
      style={{
        height: HEIGHT * scale,
        // From edge to edge, beyond the page's column.
        marginHorizontal: Math.min(0, (column - width) / 2),
        overflow: 'hidden',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Rays width={width} scale={scale} colors={rayColors(info.game)} />
      <View style={{ flexDirection: 'row', marginHorizontal: -8 }}>
        {shown.slice(0, 3).map((player) => (
          <View key={player.seat} style={{ marginHorizontal: shown.length > 1 ? -4 : 0 }}>
            <PlayerBadge
              name={player.name}
              colour={player.colour}
              size={Math.round((shown.length > 1 ? 40 : 60) * scale)}
              decorative
            />
          </View>
        ))}
      </View>
      <View style={{ position: 'absolute', left: 4, top: 4 }}>
        <IconButton icon="close" tile label={shared.close} onPress={onClose} />
      </View>
    </View>
  );
}
