/** The table seen from above with everyone's token where they sit; the star marks who starts. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import { View } from 'react-native';
import { Svg, Ellipse, Path } from '../../../src/ui/svg';

import type { Seat } from '../../../src/engine/types';
import { Icon, PlayerBadge, radioKeys, T, Touch, useTheme } from '../../../src/ui';
import type { DraftPlayer } from './draft';

const HEIGHT = 232;
const TOKEN = 44;

/** Seat 0 sits at the bottom, the rest clockwise. */
function place(seat: Seat, count: number, width: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (seat * 2 * Math.PI) / count;
  return {
    x: width / 2 + Math.cos(angle) * Math.min(width * 0.34, 190),
    y: HEIGHT / 2 - 8 + Math.sin(angle) * 74,
  };
}

function Wood({ width }: { width: number }): ReactNode {
  const { colors } = useTheme();
  const rx = Math.min(width * 0.34, 190);
  const cx = width / 2;
  const cy = HEIGHT / 2 - 8;
  return (
    <Svg width={width} height={HEIGHT} style={{ position: 'absolute' }} aria-hidden>
      <Ellipse cx={cx} cy={cy + 6} rx={rx} ry={72} fill={colors.woodDark} />
      <Ellipse cx={cx} cy={cy} rx={rx} ry={72} fill={colors.woodLight} />
      <Ellipse
        cx={cx}
        cy={cy}
        rx={rx - 8}
        ry={65}
        fill="none"
        stroke={colors.wood}
        strokeWidth={1.5}
      />
      <Path
        d={`M${cx - 34} ${cy - 10} Q${cx} ${cy - 24} ${cx + 34} ${cy - 12} m-10 -7 l11 7 l-9 9`}
        fill="none"
        stroke={colors.woodDark}
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}

export interface RoundTableProps {
  players: readonly DraftPlayer[];
  first: Seat;
  /** While the lot is drawn the star runs round. */
  lit: Seat | null;
  around: string;
  /** Spoken: what is chosen here. */
  label: string;
  starterLabel(name: string): string;
  onStarter(seat: Seat): void;
}

export function RoundTable(props: RoundTableProps): ReactNode {
  const { players, first, lit, around, starterLabel, onStarter } = props;
  const { colors } = useTheme();
  const [width, setWidth] = useState(0);
  const starred = lit ?? first;
  return (
    <View
      style={{ height: HEIGHT }}
      role="radiogroup"
      aria-label={props.label}
      {...radioKeys}
      onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
    >
      {width > 0 ? <Wood width={width} /> : null}
      <T
        variant="caption"
        align="center"
        style={{ position: 'absolute', left: 0, right: 0, top: HEIGHT / 2 - 12 }}
        aria-hidden
      >
        {players.length > 1 ? around : ''}
      </T>
      {width > 0
        ? players.map((player, seat) => {
            const { x, y } = place(seat, players.length, width);
            return (
              <Touch
                key={player.id ?? player.name}
                role="radio"
                aria-checked={seat === first}
                label={starterLabel(player.name)}
                onPress={() => onStarter(seat)}
                style={{
                  position: 'absolute',
                  left: x - 52,
                  top: y - 30,
                  width: 104,
                  alignItems: 'center',
                }}
              >
                <View>
                  <PlayerBadge name={player.name} colour={player.colour} size={TOKEN} decorative />
                  {seat === starred ? (
                    <View
                      style={{
                        position: 'absolute',
                        right: -8,
                        top: -8,
                        width: 22,
                        height: 22,
                        borderRadius: 11,
                        alignItems: 'center',
                        justifyContent: 'center',
                        backgroundColor: colors.paperRaised,
                      }}
                    >
                      <Icon name="star4" size={16} color={colors.legal} />
                    </View>
                  ) : null}
                </View>
                <T
                  variant="label"
                  numberOfLines={1}
                  style={{
                    maxWidth: 104,
                    paddingHorizontal: 6,
                    borderRadius: 8,
                    backgroundColor: colors.paper,
                  }}
                >
                  {player.name}
                </T>
              </Touch>
            );
          })
        : null}
    </View>
  );
}
