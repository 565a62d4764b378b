/**
 * The window of a finished match: frame, the game's own glass, the winner's token in the hub, and the light that falls
 * through. It lights up once, layer by layer; a touch shows all of it.
 */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { gameOf } from '../../../src/games';
import type { Keepsake } from '../../../src/games/keepsake';
import type { Match } from '../../../src/match/types';
import { PlayerBadge, useTheme } from '../../../src/ui';
import { Enter } from '../../../src/ui/components/Enter';
import { Picture } from '../../../src/ui/drawings/Picture';
import { frameShapes, lightOnGlass, ROSE } from '../../../src/ui/drawings/rose';
import { Shapes } from '../../../src/ui/drawings/Shapes';
import type { Shape } from '../../../src/ui/drawings/shape';
import { plainWindow } from './plainWindow';

/** All of it together, whatever a game's number of layers. */
export const LONGEST = 1600;
const STAGGER = 240;

export interface EndWindowProps {
  match: Match;
  /** Null until it is made, or where the game has none. */
  keepsake: Keepsake | null;
  size: number;
  /** It opens now, for the first time. */
  opening: boolean;
}

export function EndWindow({ match, keepsake, size, opening }: EndWindowProps): ReactNode {
  const { colors, motion } = useTheme();
  const { standing, info } = match;
  const { layers, hub, glow } = keepsake ?? plainWindow(gameOf(info.game).look);
  const stagger = Math.min(STAGGER, LONGEST / layers.length);
  const winners = standing.winners.flatMap((seat) => info.players[seat] ?? []);
  const shown = winners.length > 0 ? winners : info.players;
  return (
    <View aria-hidden style={{ width: size, height: size }}>
      <Halo size={size} colours={glow} />
      <Pane size={size} shapes={frameShapes(colors)} />
      {layers.map((shapes, i) => (
        <Lit key={i} ms={motion.deal} after={opening ? motion.settle + i * stagger : null}>
          <Pane size={size} shapes={shapes} />
        </Lit>
      ))}
      <Pane size={size} shapes={[lightOnGlass()]} />
      <Lit ms={motion.slide} after={opening ? motion.settle + layers.length * stagger : null}>
        <Hub players={shown} room={(hub / ROSE) * size * 2} />
      </Lit>
    </View>
  );
}

function Lit(props: { ms: number; after: number | null; children: ReactNode }): ReactNode {
  const { ms, after, children } = props;
  const place = { position: 'absolute', inset: 0 } as const;
  if (after === null) return <View style={place}>{children}</View>;
  return (
    <Enter how="fade" ms={ms} after={after} style={place}>
      {children}
    </Enter>
  );
}

function Pane({ size, shapes }: { size: number; shapes: readonly Shape[] }): ReactNode {
  return (
    <View style={{ position: 'absolute', inset: 0 }}>
      <Picture box={[ROSE, ROSE]} size={size} label="" decorative>
        <Shapes shapes={shapes} />
      </Picture>
    </View>
  );
}

/** Coloured light around the frame: shadows of the round window, each to its own side. */
function Halo({ size, colours }: { size: number; colours: readonly string[] }): ReactNode {
  const { scheme } = useTheme();
  const strength = scheme === 'dark' ? '66' : '55';
  const shadows = colours.map((colour, i) => {
    const angle = ((i / colours.length) * 360 - 90) * (Math.PI / 180);
    const reach = size * 0.12;
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return `${x.toFixed(0)}px ${y.toFixed(0)}px ${(size * 0.17).toFixed(0)}px ${colour}${strength}`;
  });
  return (
    <View
      style={{
        position: 'absolute',
        inset: size * 0.04,
        borderRadius: size,
        boxShadow: shadows.join(', '),
      }}
    />
  );
}

function Hub(props: { players: Match['info']['players']; room: number }): ReactNode {
  const { players, room } = props;
  const shown = players.slice(0, 4);
  const size = Math.round(room * (shown.length > 1 ? 0.46 : 0.74));
  return (
    <View style={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
      <View
        style={{
          width: room,
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        {shown.map((player) => (
          <PlayerBadge
            key={player.seat}
            name={player.name}
            colour={player.colour}
            size={size}
            decorative
          />
        ))}
      </View>
    </View>
  );
}
