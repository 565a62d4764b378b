/** A strip of pennants in a game's colours, hanging from its box lid. */
import { useId, type ReactNode } from 'react';
import { View } from 'react-native';

import { Defs, Path, Pattern, Rect, Svg } from '../svg';
import {
  GAME_TINTS,
  GEMS,
  GLASS,
  LEAD,
  QWINTO_ROWS,
  SPLIT_PARTS,
  type GameKey,
} from '../theme/tokens';

const GEM_COLOURS = Object.values(GEMS).map((gem) => gem.base);

const PENNANTS: Readonly<Record<GameKey, readonly string[]>> = {
  promin: [
    GLASS.r.base,
    GLASS.b.light,
    GLASS.g.base,
    GLASS.p.light,
    GLASS.y.base,
    GLASS.r.light,
    GLASS.b.base,
    GLASS.g.light,
    GLASS.p.base,
    GLASS.y.light,
  ],
  split: [SPLIT_PARTS.white.fill, SPLIT_PARTS.lightBlue.fill, SPLIT_PARTS.black.fill],
  veselka: GEM_COLOURS,
  qwinto: [
    QWINTO_ROWS.orange.light.band,
    QWINTO_ROWS.yellow.light.band,
    QWINTO_ROWS.purple.light.band,
  ],
  nizam: GEM_COLOURS,
  perlyna: [...GEM_COLOURS, GAME_TINTS.perlyna.light.tint],
};

const WIDTH = 20;
const HEIGHT = 24;

export function Valance(props: { game: GameKey }): ReactNode {
  const id = useId();
  const colours = PENNANTS[props.game];
  return (
    <View style={{ height: HEIGHT }} aria-hidden>
      <Svg width="100%" height={HEIGHT}>
        <Defs>
          <Pattern
            id={id}
            width={WIDTH * colours.length}
            height={HEIGHT}
            patternUnits="userSpaceOnUse"
          >
            {colours.map((colour, i) => (
              <Path
                key={i}
                d={`M${i * WIDTH} 0h${WIDTH}v14l${-WIDTH / 2} 8-${WIDTH / 2}-8z`}
                fill={colour}
                stroke={LEAD}
                strokeWidth={1.4}
                strokeLinejoin="round"
              />
            ))}
          </Pattern>
        </Defs>
        <Rect width="100%" height={HEIGHT} fill={`url(#${id})`} />
      </Svg>
    </View>
  );
}
