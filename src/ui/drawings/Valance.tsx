/** A strip of pennants in a game's colours, hanging from its box lid. */
import { useId, type ReactNode } from 'react';
import { View } from 'react-native';

import { Defs, Path, Pattern, Rect, Svg } from '../svg';
import { useTheme } from '../theme/ThemeProvider';
import { LEAD } from '../theme/tokens';

const WIDTH = 20;
const HEIGHT = 24;

export function Valance(props: { game: string }): ReactNode {
  const id = useId();
  const colours = useTheme().look(props.game).pennants;
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
