/** All matches, newest first: filtered by game, people, date, mode and state, read page by page as one scrolls. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { FlatList, View } from 'react-native';

import { useHistory, usePlayers } from '../../../src/match/hooks';
import type { MatchRow } from '../../../src/storage';
import { useText } from '../../../src/text/locale';
import { EmptyState, IconButton, Screen, T, TextField, useTheme } from '../../../src/ui';
import { BlankSheet } from '../../../src/ui/drawings/empty';
import { useScreenTitle } from '../../useScreenTitle';
import {
  boundsOf,
  EVERYTHING,
  filterOf,
  isEverything,
  type Choice,
  type HistoryParams,
} from './choice';
import { Filters } from './Filters';
import { MatchRowCard } from './MatchRowCard';
import { historyText } from './text';
import { useChoice } from './useChoice';

// Charts come when there is something to draw.
const WinsPanel = lazy(() => import('../stats/WinsPanel'));

/** Read so far ahead that a fling does not reach the end before the next page is there. */
const PAGE = 60;
const AHEAD = 6;
/** Enough for the first look. */
const SCREENFUL = 8;

export default function HistoryScreen({
  route,
}: StaticScreenProps<HistoryParams | undefined>): ReactNode {
  const words = useText(historyText);
  const navigation = useNavigation();
  const { space } = useTheme();
  const [choice, choose] = useChoice(route.params);
  const [now] = useState(Date.now);
  const [players, setPlayers] = useState<ReturnType<typeof usePlayers>>(null);
  const filter = useMemo(() => filterOf(choice, players ?? [], now), [choice, players, now]);
  const history = useHistory(filter, PAGE, SCREENFUL);
  // Asked after the matches: the store answers in turn, and names wait for a filter.
  const known = usePlayers({ includeHidden: true });
  if (known !== players) setPlayers(known);
  const searched = choice.find === '' || players !== null;
  const rows = searched ? history.rows : null;
  const open = useCallback((id: string) => navigation.navigate('Match', { id }), [navigation]);
  const renderItem = useCallback(
    ({ item }: { item: MatchRow }) => <MatchRowCard match={item} now={now} onOpen={open} />,
    [now, open],
  );
  useScreenTitle(words.title);
  const nothing = (
    <EmptyState
      drawing={<BlankSheet />}
      sentence={isEverything(choice) ? words.empty : words.nothing}
      action={
        isEverything(choice)
          ? { label: words.start, onPress: () => navigation.navigate('NewMatch') }
          : { label: words.clear, onPress: () => choose(EVERYTHING) }
      }
    />
  );
  return (
    <Screen scroll={false} bottomInset={false} contentStyle={{ paddingTop: space.l, gap: space.m }}>
      <Head choice={choice} onChange={choose} />
      <Filters choice={choice} players={players ?? []} onChange={choose} />
      <FlatList
        data={rows ?? NONE}
        keyExtractor={idOf}
        renderItem={renderItem}
        ListHeaderComponent={rows && rows.length > 0 ? <Wins choice={choice} now={now} /> : null}
        ItemSeparatorComponent={Gap}
        contentContainerStyle={{ paddingBottom: space.xxl, paddingHorizontal: 2 }}
        initialNumToRender={SCREENFUL}
        onEndReachedThreshold={AHEAD}
        onEndReached={() => {
          if (history.hasMore) history.loadMore();
        }}
        ListEmptyComponent={rows === null ? null : nothing}
      />
    </Screen>
  );
}

const NONE: readonly MatchRow[] = [];
const idOf = (match: MatchRow): string => match.id;

function Gap(): ReactNode {
  return <View style={{ height: useTheme().space.s }} />;
}

interface HeadProps {
  choice: Choice;
  onChange(choice: Choice): void;
}

/** The title, and a search by name when it is asked for. */
function Head({ choice, onChange }: HeadProps): ReactNode {
  const words = useText(historyText);
  const { space } = useTheme();
  const [asked, setAsked] = useState(false);
  const searching = asked || choice.find !== '';
  return (
    <View style={{ gap: space.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <T variant="title" heading={1} style={{ flex: 1 }}>
          {words.title}
        </T>
        <IconButton
          icon={searching ? 'close' : 'search'}
          label={searching ? words.searchEnd : words.search}
          expanded={searching}
          onPress={() => {
            setAsked(!searching);
            if (choice.find) onChange({ ...choice, find: '' });
          }}
        />
      </View>
      {searching ? (
        <TextField
          quietLabel
          autoFocus
          label={words.searchName}
          placeholder={words.searchName}
          icon="search"
          value={choice.find}
          onChange={(find) => onChange({ ...choice, find })}
          clearLabel={words.searchClear}
        />
      ) : null}
    </View>
  );
}

/** Who wins how often among what is listed; not shown where the list is cut in a way that makes it unfair. */
function Wins({ choice, now }: { choice: Choice; now: number }): ReactNode {
  const navigation = useNavigation();
  const { space } = useTheme();
  const { from = 0, until } = boundsOf(choice.when, now);
  const narrowed = choice.mode !== null || choice.find !== '';
  if (narrowed || until !== undefined || choice.state === 'deleted' || choice.state === 'open')
    return null;
  return (
    <Suspense fallback={null}>
      <View style={{ paddingBottom: space.l }}>
        <WinsPanel
          game={choice.game}
          since={from}
          people={choice.people}
          onOpen={() => navigation.navigate('Stats')}
        />
      </View>
    </Suspense>
  );
}
