/** The games' boxes: standing on the shelf with their names, or as a small tile in lists. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { mix } from '../components/mix';
import { T } from '../components/Text';
import { useTheme } from '../theme/ThemeProvider';
import { useNextFrame } from '../useNextFrame';
import { ON_COVER } from '../theme/tokens';
import { BoxArt } from './BoxArt';

export { BoxArt } from './BoxArt';

export interface GameBoxProps {
  game: string;
  title: string;
  /** «3–5»: how many play. */
  seats: string;
  width?: number;
}

/** A longer name («Жемчужина») is set smaller, so that no box bears half a word. */
const LETTERS_FIT = 8;

/** A box as it stands on the shelf: spine, lid, picture and name. Decoration for a Touch around it. */
export function GameBox(props: GameBoxProps): ReactNode {
  const { game, title, seats, width = 108 } = props;
  const { colors, look } = useTheme();
  const face = look(game).cover;
  const unit = width / 108;
  const art = 103 * unit;
  // The boxes stand with their names and answer to a finger; their pictures follow in the next frame.
  const drawn = useNextFrame();
  return (
    <View style={{ width, height: 126 * unit, flexDirection: 'row' }}>
      <View
        style={{
          position: 'absolute',
          left: 0,
          top: 1 * unit,
          bottom: 0,
          width: 14 * unit,
          borderTopLeftRadius: 7 * unit,
          borderBottomLeftRadius: 6 * unit,
          backgroundColor: mix(face, '#000000', 0.35),
        }}
      />
      <View
        style={{
          marginLeft: 5 * unit,
          flex: 1,
          borderRadius: 5 * unit,
          borderTopLeftRadius: 6 * unit,
          backgroundColor: face,
          overflow: 'hidden',
          boxShadow: `0px 3px 6px ${colors.shadow}`,
        }}
      >
        <View
          style={{
            height: 8.5 * unit,
            backgroundColor: mix(face, '#FFFFFF', 0.16),
            borderBottomWidth: 1,
            borderBottomColor: mix(face, '#000000', 0.3),
          }}
        />
        {drawn ? <BoxArt game={game} size={art} /> : null}
        <T
          variant="caption"
          color={ON_COVER}
          maxFontSizeMultiplier={1.2}
          style={{
            position: 'absolute',
            top: 11 * unit,
            right: 8 * unit,
            opacity: 0.92,
            fontSize: 12.5 * unit,
            lineHeight: 16 * unit,
          }}
        >
          {seats}
        </T>
        <T
          variant="heading"
          color={ON_COVER}
          numberOfLines={1}
          maxFontSizeMultiplier={1.2}
          style={{
            position: 'absolute',
            left: 9 * unit,
            right: 4 * unit,
            bottom: 4 * unit,
            fontSize: (title.length > LETTERS_FIT ? 13.5 : 16) * unit,
            lineHeight: 22 * unit,
          }}
        >
          {title}
        </T>
      </View>
    </View>
  );
}

/** A square piece of the cover, for lists. */
export function BoxCover(props: { game: string; size?: number }): ReactNode {
  const { game, size = 46 } = props;
  const face = useTheme().look(game).cover;
  return (
    <View
      aria-hidden
      style={{
        width: size,
        height: size,
        borderRadius: size * 0.19,
        backgroundColor: face,
        overflow: 'hidden',
        alignItems: 'center',
        justifyContent: 'center',
        boxShadow: `0px 2px 0px ${mix(face, '#000000', 0.45)}`,
      }}
    >
      <BoxArt game={game} size={size * 0.94} />
    </View>
  );
}
