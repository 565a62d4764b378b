/** The box lid at the top: name, cover and a way to another game, over a valance in the game's colours. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import type { GameId } from '../../../src/engine/types';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import { fittingSize, IconButton, T, Touch, Icon, useTheme } from '../../../src/ui';
import { BoxArt, COVER_COLORS } from '../../../src/ui/drawings/BoxCover';
import { newMatchText } from './text';

export interface GameHeaderProps {
  game: GameId;
  note: string;
  onClose(): void;
  onOtherGame(): void;
}

const ART = 84;

export function GameHeader(props: GameHeaderProps): ReactNode {
  const words = useText(newMatchText);
  const shared = useText(common);
  const { space, radii, type } = useTheme();
  const { width } = useWindowDimensions();
  const title = shared.games[props.game];
  const room = width - ART - 2 * space.xl - space.m;
  const on = COVER_COLORS.on;
  return (
    <View
      style={{
        backgroundColor: COVER_COLORS[props.game],
        borderBottomLeftRadius: radii.panel,
        borderBottomRightRadius: radii.panel,
        marginBottom: space.l,
        paddingBottom: space.m,
      }}
    >
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' }}>
        <IconButton icon="close" label={shared.close} color={on} onPress={props.onClose} />
        <Touch
          onPress={props.onOtherGame}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.xs,
            minHeight: 48,
            paddingHorizontal: space.l,
          }}
        >
          <T variant="bodyStrong" color={on}>
            {words.otherGame}
          </T>
          <Icon name="down" size={20} color={on} />
        </Touch>
      </View>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'flex-end',
          paddingHorizontal: space.xl,
          gap: space.m,
        }}
      >
        <View style={{ flex: 1, paddingBottom: space.s }}>
          <T
            variant="title"
            heading={1}
            color={on}
            style={{ fontSize: fittingSize(title, room, type.title.fontSize ?? 28, 20, 'display') }}
          >
            {title}
          </T>
          <T variant="label" color={on}>
            {props.note}
          </T>
        </View>
        <BoxArt game={props.game} size={ART} />
      </View>
    </View>
  );
}
