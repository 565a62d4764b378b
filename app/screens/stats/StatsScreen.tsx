/** Statistics: everyone, one player over all games, or one player in one game; the address says which. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { type GameId, gameIds } from '../../../src/games';
import { usePlayers } from '../../../src/match/hooks';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import {
  EmptyState,
  PlayerBadge,
  Screen,
  TopBar,
  useWide,
  type TopBarProps,
} from '../../../src/ui';
import { EmptyChair } from '../../../src/ui/drawings/empty';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import type { Routes } from '../../routes';
import { Everyone } from './Everyone';
import { PlayerPage } from './PlayerPage';
import { statsText } from './text';

const gameOf = (text: string | undefined): GameId | null =>
  gameIds().find((game) => game === text) ?? null;

export default function StatsScreen({ route }: StaticScreenProps<Routes['Stats']>): ReactNode {
  const shared = useText(common);
  const goBack = useGoBack();
  const back = { label: shared.back, onPress: goBack };
  const { player, game } = route.params ?? {};
  if (!player) return <Everyone params={route.params} back={back} />;
  return <OnePlayer id={player} game={gameOf(game)} back={back} />;
}

function OnePlayer(props: {
  id: string;
  game: GameId | null;
  back: TopBarProps['back'];
}): ReactNode {
  const { id, game, back } = props;
  const words = useText(statsText);
  const { games } = useText(common);
  const navigation = useNavigation();
  const wide = useWide();
  const players = usePlayers({ includeHidden: true });
  const player = players?.find((one) => one.id === id);
  const name = player?.name ?? words.title;
  useScreenTitle(game ? `${name}: ${games[game]}` : name);
  return (
    <Screen
      maxWidth={wide ? 1080 : 720}
      header={
        <TopBar
          title={player?.name ?? words.title}
          subtitle={player ? (game ? `${words.title} · ${games[game]}` : words.title) : undefined}
          extra={
            player ? (
              <PlayerBadge name={player.name} colour={player.colour} size={22} decorative />
            ) : null
          }
          back={back}
        />
      }
    >
      {player ? (
        <PlayerPage
          key={player.id}
          player={player}
          game={game}
          onGame={(next) => navigation.setParams({ player: id, game: next ?? undefined })}
        />
      ) : null}
      {players && !player ? (
        <EmptyState
          drawing={<EmptyChair />}
          sentence={words.noSuchPlayer}
          action={{ label: words.toEveryone, onPress: () => navigation.navigate('Stats') }}
        />
      ) : null}
    </Screen>
  );
}
