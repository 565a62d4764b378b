/** One player: the choice of game and, under it, all games or the one chosen. */
import { useNavigation } from '@react-navigation/native';
import { useCallback, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../src/games';
import { useAnswer } from '../../../src/match/hooks';
import { overview } from '../../../src/stats';
import type { Player, Store } from '../../../src/storage';
import { useText } from '../../../src/text/locale';
import { EmptyState, useTheme } from '../../../src/ui';
import { EmptyChair } from '../../../src/ui/drawings/empty';
import { GamePage } from './GamePage';
import { GamePicker } from './GamePicker';
import { OverviewPage } from './OverviewPage';
import { statsText } from './text';

export interface PlayerPageProps {
  player: Player;
  game: GameId | null;
  onGame(game: GameId | null): void;
}

export function PlayerPage({ player, game, onGame }: PlayerPageProps): ReactNode {
  const words = useText(statsText);
  const navigation = useNavigation();
  const { space } = useTheme();
  const ask = useCallback((store: Store) => overview(store, player.id), [player.id]);
  const answer = useAnswer(ask);
  if (!answer) return null;
  if (answer.games.length === 0)
    return (
      <EmptyState
        drawing={<EmptyChair />}
        sentence={words.noMatches}
        action={{ label: words.start, onPress: () => navigation.navigate('NewMatch') }}
      />
    );
  return (
    <View style={{ gap: space.m }}>
      <GamePicker games={answer.games.map((one) => one.game)} value={game} onChange={onGame} />
      {game === null ? (
        <OverviewPage player={player} overview={answer} onGame={onGame} />
      ) : (
        <GamePage key={game} player={player} game={game} onAllGames={() => onGame(null)} />
      )}
    </View>
  );
}
