/** The box lid at the top: name, facts, a window and a way to another game, over pennants in the game's colours. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import type { GameId } from '../../../src/games';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import {
  fittingSize,
  IconButton,
  T,
  Touch,
  Icon,
  useLetterGrowth,
  useTheme,
} from '../../../src/ui';
import { RoundWindow } from '../../../src/ui/drawings/RoundWindow';
import { Valance } from '../../../src/ui/drawings/Valance';
import { ON_COVER } from '../../../src/ui/theme/tokens';
import { newMatchText } from './text';

export interface GameHeaderProps {
  game: GameId;
  /** A line about the game; the room is kept while it is on its way. */
  note: string;
  /** How wide the page below is at most. */
  column: number;
  onClose(): void;
  onOtherGame(): void;
}

const WINDOW = 148;
const SMALL_WINDOW = 92;
/** In letters of the usual size: below this the window leaves its room to the words. */
const LOW = 560;
const NARROW = 345;

export function GameHeader(props: GameHeaderProps): ReactNode {
  const words = useText(newMatchText);
  const shared = useText(common);
  const { look, space, type } = useTheme();
  const { width, height } = useWindowDimensions();
  const growth = useLetterGrowth();
  const title = shared.games[props.game];
  const small = width / growth < NARROW || height < LOW;
  const window = small ? SMALL_WINDOW : WINDOW;
  const room = Math.min(width, props.column) - window - 2 * space.xl - space.s;
  const largest = (small ? 1 : 1.25) * (type.title.fontSize ?? 28);
  const size = fittingSize(title, room, largest, 18, 'display');
  const on = ON_COVER;
  return (
    <View style={{ marginBottom: space.m }}>
      <View style={{ backgroundColor: look(props.game).cover }}>
        <View
          style={{
            width: '100%',
            maxWidth: props.column,
            alignSelf: 'center',
            minHeight: small ? 96 : 136,
            paddingRight: window + space.l,
            paddingBottom: space.m,
          }}
        >
          {/* Above the title, where two lines of facts push it up: a finger hits all of the buttons. */}
          <View
            style={{ flexDirection: 'row', alignItems: 'center', paddingTop: space.xs, zIndex: 1 }}
          >
            <IconButton icon="close" label={shared.close} color={on} onPress={props.onClose} />
            <Touch
              onPress={props.onOtherGame}
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                flexShrink: 1,
                gap: space.xs,
                minHeight: 48,
                paddingHorizontal: space.s,
              }}
            >
              <T variant="bodyStrong" color={on} style={{ flexShrink: 1 }}>
                {words.otherGame}
              </T>
              <Icon name="down" size={20} color={on} />
            </Touch>
          </View>
          <View style={{ flexGrow: 1, justifyContent: 'flex-end', paddingLeft: space.xl }}>
            <T
              variant="title"
              heading={1}
              color={on}
              style={{ fontSize: size, lineHeight: Math.round(size * 1.2) }}
            >
              {title}
            </T>
            <T variant="label" color={on}>
              {props.note || ' '}
            </T>
          </View>
        </View>
      </View>
      <Valance game={props.game} />
      <View
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          bottom: 4,
          alignItems: 'center',
          pointerEvents: 'none',
        }}
      >
        <View
          style={{
            width: '100%',
            maxWidth: props.column,
            alignItems: 'flex-end',
            paddingRight: space.page,
          }}
        >
          <RoundWindow game={props.game} size={window} />
        </View>
      </View>
    </View>
  );
}
