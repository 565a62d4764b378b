/** All matches, newest first: filtered by game, people and state, read page by page as one scrolls. */
import { useNavigation } from '@react-navigation/native';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FlatList, ScrollView, View } from 'react-native';

import type { GameId } from '../../../src/engine/types';
import { CATALOGUE } from '../../../src/games/catalogue';
import { useHistory, usePlayers } from '../../../src/match/hooks';
import type { MatchFilter } from '../../../src/storage';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import {
  Chip,
  EmptyState,
  ListRow,
  PlayerBadge,
  Screen,
  Segmented,
  Sheet,
  T,
  useTheme,
} from '../../../src/ui';
import { BoxCover } from '../../../src/ui/drawings/BoxCover';
import { BlankSheet } from '../../../src/ui/drawings/empty';
import { useScreenTitle } from '../../useScreenTitle';
import { MatchRowCard } from './MatchRowCard';
import { historyText } from './text';

// Charts come when there is something to draw.
const WinsPanel = lazy(() => import('../stats/WinsPanel'));

type State = 'all' | 'finished' | 'open' | 'deleted';
const STATES: readonly State[] = ['all', 'finished', 'open', 'deleted'];

interface Choice {
  game: GameId | null;
  player: string | null;
  state: State;
}

const EVERYTHING: Choice = { game: null, player: null, state: 'all' };

function filterOf({ game, player, state }: Choice): MatchFilter {
  return {
    ...(game ? { game } : {}),
    ...(player ? { players: [player] } : {}),
    ...(state === 'finished' ? { finished: true } : {}),
    ...(state === 'open' ? { finished: false } : {}),
    ...(state === 'deleted' ? { deleted: true } : {}),
  };
}

export default function HistoryScreen(): ReactNode {
  const words = useText(historyText);
  const navigation = useNavigation();
  const { space } = useTheme();
  const [choice, setChoice] = useState<Choice>(EVERYTHING);
  const { rows, hasMore, loadMore } = useHistory(filterOf(choice));
  useScreenTitle(words.title);
  const filtered = choice !== EVERYTHING;
  return (
    <Screen scroll={false} bottomInset={false} contentStyle={{ paddingTop: space.l, gap: space.m }}>
      <T variant="title" heading={1}>
        {words.title}
      </T>
      <Filters choice={choice} onChange={setChoice} />
      <FlatList
        data={rows ?? []}
        keyExtractor={(match) => match.id}
        renderItem={({ item }) => (
          <MatchRowCard match={item} onOpen={() => navigation.navigate('Match', { id: item.id })} />
        )}
        ListHeaderComponent={
          rows && rows.length > 0 && choice.state !== 'deleted' ? (
            <Suspense fallback={null}>
              <View style={{ paddingBottom: space.l }}>
                <WinsPanel game={choice.game} onOpen={() => navigation.navigate('Stats')} />
              </View>
            </Suspense>
          ) : null
        }
        ItemSeparatorComponent={() => <View style={{ height: space.s }} />}
        contentContainerStyle={{ paddingBottom: space.xxl, paddingHorizontal: 2 }}
        initialNumToRender={10}
        onEndReachedThreshold={2}
        onEndReached={() => {
          if (hasMore) loadMore();
        }}
        ListEmptyComponent={
          rows === null ? null : (
            <EmptyState
              drawing={<BlankSheet />}
              sentence={filtered ? words.nothing : words.empty}
              action={
                filtered
                  ? { label: words.clear, onPress: () => setChoice(EVERYTHING) }
                  : { label: words.start, onPress: () => navigation.navigate('NewMatch') }
              }
            />
          )
        }
      />
    </Screen>
  );
}

interface FiltersProps {
  choice: Choice;
  onChange(choice: Choice): void;
}

function Filters({ choice, onChange }: FiltersProps): ReactNode {
  const words = useText(historyText);
  const { games } = useText(common);
  const { space } = useTheme();
  const players = usePlayers({ includeHidden: true }) ?? [];
  const [open, setOpen] = useState<'game' | 'player' | null>(null);
  const player = players.find(({ id }) => id === choice.player);
  const choose = (part: Partial<Choice>) => {
    onChange({ ...choice, ...part });
    setOpen(null);
  };
  return (
    <View style={{ gap: space.s }}>
      <ScrollView horizontal showsHorizontalScrollIndicator={false} style={{ flexGrow: 0 }}>
        <View style={{ flexDirection: 'row', gap: space.s, paddingBottom: space.s }}>
          <Chip
            opens
            label={choice.game ? games[choice.game] : words.allGames}
            selected={choice.game !== null}
            onPress={() => setOpen('game')}
          />
          <Chip
            opens
            label={player ? player.name : words.everyone}
            selected={player !== undefined}
            onPress={() => setOpen('player')}
          />
        </View>
      </ScrollView>
      <Segmented<State>
        label={words.state}
        value={choice.state}
        onChange={(state) => choose({ state })}
        options={STATES.map((value) => ({ value, label: words.states[value] }))}
      />
      <Sheet open={open === 'game'} onClose={() => setOpen(null)} title={words.chooseGame}>
        <ListRow plain title={words.allGames} onPress={() => choose({ game: null })} />
        {CATALOGUE.map(({ id }) => (
          <ListRow
            key={id}
            plain
            title={games[id]}
            before={<BoxCover game={id} size={40} />}
            onPress={() => choose({ game: id })}
          />
        ))}
      </Sheet>
      <Sheet open={open === 'player'} onClose={() => setOpen(null)} title={words.choosePlayer}>
        <ListRow plain title={words.everyone} onPress={() => choose({ player: null })} />
        {players.map(({ id, name, colour }) => (
          <ListRow
            key={id}
            plain
            title={name}
            before={<PlayerBadge name={name} colour={colour} size={36} decorative />}
            onPress={() => choose({ player: id })}
          />
        ))}
      </Sheet>
    </View>
  );
}
