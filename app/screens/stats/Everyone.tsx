/** Everyone who finished a match, most wins first; one tap to a player's own page. */
import { useNavigation } from '@react-navigation/native';
import { useCallback, useState, type ReactNode } from 'react';
import { FlatList, View } from 'react-native';

import { type GameId, gameIds } from '../../../src/games';
import { useAnswer, usePlayers } from '../../../src/match/hooks';
import { contest } from '../../../src/stats';
import type { PlayerWithUse, Store } from '../../../src/storage';
import { useText } from '../../../src/text/locale';
import {
  EmptyState,
  ListRow,
  PlayerBadge,
  Screen,
  T,
  TopBar,
  useCramped,
  useTheme,
  type TopBarProps,
} from '../../../src/ui';
import { BlankSheet } from '../../../src/ui/drawings/empty';
import { GamePicker } from './GamePicker';
import { statsText } from './text';
import { useNumbers } from './useNumbers';
import { WinsPanel } from './WinsPanel';

export function Everyone({ back }: { back: TopBarProps['back'] }): ReactNode {
  const words = useText(statsText);
  const navigation = useNavigation();
  const { space } = useTheme();
  const [game, setGame] = useState<GameId | null>(null);
  const ask = useCallback((store: Store) => contest(store, { game }), [game]);
  const answer = useAnswer(ask);
  const players = usePlayers();
  const byId = new Map(players?.map((player) => [player.id, player]));
  const none = answer !== null && answer.matches === 0;
  return (
    <Screen
      scroll={false}
      header={<TopBar title={words.title} back={back} />}
      contentStyle={{ gap: space.s }}
    >
      {none && game === null ? null : (
        <GamePicker games={gameIds()} value={game} onChange={setGame} />
      )}
      {none ? (
        <EmptyState
          drawing={<BlankSheet />}
          sentence={game === null ? words.nobody : words.noMatches}
          action={
            game === null
              ? { label: words.start, onPress: () => navigation.navigate('NewMatch') }
              : { label: words.toAllGames, onPress: () => setGame(null) }
          }
        />
      ) : (
        <FlatList
          data={answer?.contenders ?? []}
          keyExtractor={({ player }) => player}
          ListHeaderComponent={
            <View style={{ paddingBottom: space.l }}>
              <WinsPanel game={game} />
            </View>
          }
          renderItem={({ item }) => {
            const player = byId.get(item.player);
            return player ? (
              <Row
                player={player}
                played={item.played}
                won={item.won}
                onPress={() =>
                  navigation.navigate(
                    'Stats',
                    game ? { player: player.id, game } : { player: player.id },
                  )
                }
              />
            ) : null;
          }}
          contentContainerStyle={{ paddingBottom: space.xxl, paddingHorizontal: 2 }}
        />
      )}
    </Screen>
  );
}

/** Narrower than this, in letters of the usual size, the share stands with the wins. */
const ROOM_FOR_SHARE = 260;

function Row(props: {
  player: PlayerWithUse;
  played: number;
  won: number;
  onPress(): void;
}): ReactNode {
  const words = useText(statsText);
  const { share } = useNumbers();
  const { colors, radii } = useTheme();
  const { player, played, won } = props;
  const part = share(won, played);
  const cramped = useCramped(ROOM_FOR_SHARE);
  const wins = words.winsOf(won, played);
  return (
    <View style={{ backgroundColor: colors.paper, borderRadius: radii.tile, marginBottom: 8 }}>
      <ListRow
        title={player.name}
        note={cramped ? `${wins}, ${part}` : wins}
        label={words.openPlayer(player.name, `${wins}, ${part}`)}
        before={<PlayerBadge name={player.name} colour={player.colour} size={40} decorative />}
        after={cramped ? null : <T variant="numM">{part}</T>}
        onPress={props.onPress}
      />
    </View>
  );
}
