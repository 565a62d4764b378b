/** The album of all matches, newest first by month: filtered in the address, read page by page as one scrolls. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Animated, SectionList, View, type LayoutChangeEvent } from 'react-native';

import { useHistory, usePlayers } from '../../../src/match/hooks';
import type { MatchRow } from '../../../src/storage';
import { useText } from '../../../src/text/locale';
import { EmptyState, IconButton, Screen, T, useTheme } from '../../../src/ui';
import { TextField } from '../../../src/ui/components/TextField';
import { useTitleSize } from '../../../src/ui/components/useTitleSize';
import { BlankSheet } from '../../../src/ui/drawings/empty';
import { useScreenTitle } from '../../useScreenTitle';
import { AlbumRow } from './AlbumRow';
import { EVERYTHING, filterOf, isEverything, type Choice, type HistoryParams } from './choice';
import { Filters } from './Filters';
import { MonthHead } from './MonthHead';
import { monthsOf, type Month } from './months';
import { RowMenu } from './RowMenu';
import { historyText } from './text';
import { useChoice } from './useChoice';
import { useRowDoing } from './useRowDoing';

/** Read so far ahead that a fling does not reach the end before the next page is there. */
const PAGE = 60;
const AHEAD = 6;
/** Enough for the first look. */
const SCREENFUL = 10;

export default function HistoryScreen({
  route,
}: StaticScreenProps<HistoryParams | undefined>): ReactNode {
  const words = useText(historyText);
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
  const { hasMore, loadMore } = history;
  // The first look is short so that it is there at once; the rest of the page follows by itself.
  useEffect(() => {
    if (rows && hasMore && rows.length < PAGE) loadMore();
  }, [rows, hasMore, loadMore]);
  const months = useMemo(() => monthsOf(rows ?? [], hasMore), [rows, hasMore]);
  const { doing, swiped, asked, setAsked } = useRowDoing();
  const renderItem = useCallback(
    ({ item, index, section }: { item: MatchRow; index: number; section: Month }) => (
      <AlbumRow
        match={item}
        now={now}
        first={index === 0}
        last={index === section.data.length - 1}
        swiped={swiped === item.id}
        doing={doing}
      />
    ),
    [now, swiped, doing],
  );
  const renderMonth = useCallback(
    ({ section }: { section: Month }) => <MonthHead month={section} now={now} />,
    [now],
  );
  const fold = useFold();
  useScreenTitle(words.title);
  return (
    <Screen scroll={false} bottomInset={false} contentStyle={{ paddingTop: space.l }}>
      <Head choice={choice} count={hasMore || !rows ? null : rows.length} onChange={choose} />
      <View style={{ flex: 1, overflow: 'hidden' }}>
        <SectionList<MatchRow, Month>
          sections={months}
          keyExtractor={idOf}
          renderItem={renderItem}
          renderSectionHeader={renderMonth}
          stickySectionHeadersEnabled
          ListHeaderComponent={<View style={{ height: fold.height }} />}
          contentContainerStyle={{ paddingBottom: space.xxl, paddingHorizontal: 2 }}
          initialNumToRender={SCREENFUL}
          scrollEventThrottle={16}
          onScroll={fold.onScroll}
          onEndReachedThreshold={AHEAD}
          onEndReached={() => {
            if (hasMore) loadMore();
          }}
          ListEmptyComponent={rows === null ? null : <Nothing choice={choice} onChange={choose} />}
        />
        <Animated.View
          onLayout={fold.onLayout}
          style={[
            { position: 'absolute', top: 0, left: 0, right: 0, paddingTop: space.m },
            { transform: [{ translateY: fold.y }] },
          ]}
        >
          <Filters choice={choice} players={players ?? []} onChange={choose} />
        </Animated.View>
      </View>
      <RowMenu match={asked} doing={doing} onClose={() => setAsked(null)} />
    </Screen>
  );
}

const idOf = (match: MatchRow): string => match.id;

/** The filters go up with the list and come back as soon as one scrolls back. */
function useFold() {
  const [height, setHeight] = useState(64);
  const [scrolled] = useState(() => new Animated.Value(0));
  const y = useMemo(
    () =>
      Animated.multiply(
        Animated.diffClamp(
          // Beyond the upper end a list springs back: that is no scrolling.
          scrolled.interpolate({
            inputRange: [0, 1],
            outputRange: [0, 1],
            extrapolateLeft: 'clamp',
          }),
          0,
          height,
        ),
        -1,
      ),
    [scrolled, height],
  );
  const onScroll = useMemo(
    () =>
      Animated.event([{ nativeEvent: { contentOffset: { y: scrolled } } }], {
        useNativeDriver: false,
      }),
    [scrolled],
  );
  const onLayout = useCallback(
    ({ nativeEvent }: LayoutChangeEvent) => setHeight(Math.round(nativeEvent.layout.height)),
    [],
  );
  return { y, height, onScroll, onLayout };
}

interface ChoiceProps {
  choice: Choice;
  onChange(choice: Choice): void;
}

function Nothing({ choice, onChange }: ChoiceProps): ReactNode {
  const words = useText(historyText);
  const navigation = useNavigation();
  return (
    <EmptyState
      drawing={<BlankSheet />}
      sentence={isEverything(choice) ? words.empty : words.nothing}
      action={
        isEverything(choice)
          ? { label: words.start, onPress: () => navigation.navigate('NewMatch') }
          : { label: words.clear, onPress: () => onChange(EVERYTHING) }
      }
    />
  );
}

/** The title, how many there are once that is known, and a search by name when it is asked for. */
function Head({ choice, count, onChange }: ChoiceProps & { count: number | null }): ReactNode {
  const words = useText(historyText);
  const navigation = useNavigation();
  const { space } = useTheme();
  const [asked, setAsked] = useState(false);
  const searching = asked || choice.find !== '';
  const titleSize = useTitleSize(words.title, 3, { variant: 'title' });
  return (
    <View style={{ gap: space.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <View
          style={{
            flex: 1,
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: space.s,
          }}
        >
          <T variant="title" heading={1} style={titleSize}>
            {words.title}
          </T>
          {count ? (
            <T variant="label" color="inkSoft">
              {words.matches(count)}
            </T>
          ) : null}
        </View>
        <IconButton
          icon="chart"
          label={words.statistics}
          onPress={() => navigation.navigate('Stats')}
        />
        <IconButton
          icon="pencil"
          label={words.enterLate}
          onPress={() => navigation.navigate('Late')}
        />
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
