/** Every entry in words and drawn, newest first, by deal, round or lap; what still counts can be corrected. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState, type ReactNode } from 'react';
import { SectionList, View } from 'react-native';

import type { Stage } from '../../../src/engine/types';
import type { GameBook } from '../../../src/games';
import type { GameWords } from '../../../src/games/words';
import { useMatch } from '../../../src/match/hooks';
import { movesThatCount } from '../../../src/match/played';
import type { LogLine, KeptMatch } from '../../../src/match/types';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { capital } from '../../../src/text/lexicon/forms';
import { signed } from '../../../src/text/plural';
import {
  EmptyState,
  Icon,
  PlayerBadge,
  Screen,
  Seal,
  T,
  TopBar,
  Touch,
  useTheme,
} from '../../../src/ui';
import { AtTable } from '../../bots/AtTable';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { canReplay } from '../replay/steps';
import { Agreed } from './Agreed';
import { useDrawnLines } from './DrawnLineRow';
import { chaptersOf, type Chapter } from './logChapters';
import { LogEntry } from './LogEntry';
import { sayNames } from './names';
import { NotReady } from './NotReady';
import { matchText } from './text';
import { useBook } from './useBook';

export default function LogScreen({ route }: StaticScreenProps<{ id: string }>): ReactNode {
  const state = useMatch(route.params.id);
  const words = useText(matchText);
  useScreenTitle(words.log);
  if (state.status !== 'ready' && state.status !== 'damaged')
    return <NotReady state={state} id={route.params.id} />;
  return (
    <AtTable players={state.match.info.players}>
      <Log match={state.match} />
    </AtTable>
  );
}

function Log({ match }: { match: KeptMatch }): ReactNode {
  const words = useText(matchText);
  const shared = useText(common);
  const goBack = useGoBack();
  const navigation = useNavigation();
  const { words: game, book } = useBook(match.info.game);
  const stood = useMemo(() => stoodIn(match.log, book), [match.log, book]);
  const chapters = useMemo(() => chaptersOf(match), [match]);
  const steps = useMemo(() => stepsOf(match), [match]);
  const [folded, setFolded] = useState(() => olderOf(chapters));
  const shown = useMemo(
    () => chapters.map((one) => (folded.includes(one.key) ? { ...one, data: [] } : one)),
    [chapters, folded],
  );
  const say = useMemo(() => sayNames(match.info.players), [match.info.players]);
  const drawnOf = useDrawnLines(match.info.game, game, say);
  return (
    <Screen
      scroll={false}
      header={
        <TopBar
          title={words.log}
          subtitle={shared.games[match.info.game]}
          back={{ label: shared.back, onPress: goBack }}
          icons={
            canReplay(match) && match.log.length > 0
              ? [
                  {
                    icon: 'play',
                    label: words.replay,
                    onPress: () => navigation.navigate('Replay', { id: match.info.id }),
                  },
                ]
              : []
          }
        />
      }
    >
      <SectionList<LogLine, Chapter>
        sections={shown}
        keyExtractor={(line) => String(line.seq)}
        stickySectionHeadersEnabled={false}
        // The beginning of the match, and so the end of the list.
        ListFooterComponent={<Agreed match={match} words={game} />}
        ListEmptyComponent={
          <EmptyState
            drawing={<Seal kind="brand" size={96} decorative />}
            sentence={words.logEmpty}
          />
        }
        renderSectionHeader={({ section }) => (
          <ChapterHead
            chapter={section}
            match={match}
            title={
              section.stage
                ? (game.stage?.(section.stage.now, section.stage.of) ?? '')
                : words.lap(section.number)
            }
            short={section.stage ? chapterTitle(game, section.stage) : words.lap(section.number)}
            folded={folded.includes(section.key)}
            onFold={() => setFolded((known) => toggled(known, section.key))}
          />
        )}
        renderItem={({ item, index, section }) => (
          <LogEntry
            line={item}
            match={match}
            game={game}
            drawnOf={drawnOf}
            say={say}
            stood={stood.has(item.seq)}
            step={steps.get(item.seq) ?? null}
            first={index === 0}
            last={index === section.data.length - 1}
          />
        )}
        initialNumToRender={16}
      />
    </Screen>
  );
}

/** The entries that broke a rule and that the table let stand. */
function stoodIn(log: readonly LogLine[], book: GameBook): ReadonlySet<number> {
  const lines = movesThatCount(log);
  const places = book.letStand?.(lines.map(({ move }) => move)) ?? [];
  return new Set(places.flatMap((place) => lines[place]?.seq ?? []));
}

/** Of a match by deals or rounds only the latest lies open: what the others brought stands in their headings. */
const olderOf = (chapters: readonly Chapter[]): readonly string[] =>
  chapters.slice(1).flatMap(({ stage, key }) => (stage ? [key] : []));

/** «Роздача 3»: how many there are in all is known. */
function chapterTitle({ stage, stageName }: GameWords, { now, of }: Stage): string {
  return stageName ? `${capital(stageName)} ${now}` : (stage?.(now, of) ?? '');
}

const toggled = (known: readonly string[], key: string): readonly string[] =>
  known.includes(key) ? known.filter((one) => one !== key) : [...known, key];

/** By entry: how many moves that count are made with it. Empty while the match has secrets. */
function stepsOf(match: KeptMatch): ReadonlyMap<number, number> {
  if (!canReplay(match)) return new Map();
  return new Map(movesThatCount(match.log).map(({ seq }, i) => [seq, i + 1]));
}

interface ChapterHeadProps {
  chapter: Chapter;
  match: KeptMatch;
  /** Spoken; what is shown begins it. */
  title: string;
  short: string;
  folded: boolean;
  onFold(): void;
}

function ChapterHead(props: ChapterHeadProps): ReactNode {
  const { chapter, match, title, short, folded, onFold } = props;
  const { colors, space } = useTheme();
  const { players } = match.info;
  const changed = players.filter(({ seat }) => (chapter.gains[seat] ?? 0) !== 0);
  const told = changed.map(({ name, seat }) => `${name} ${signed(chapter.gains[seat] ?? 0)}`);
  return (
    <Touch
      label={[title, ...told].join(', ')}
      aria-expanded={!folded}
      onPress={onFold}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
        minHeight: 48,
        paddingTop: space.m,
        paddingHorizontal: space.xs,
      }}
    >
      <T variant="heading">{short}</T>
      <View
        style={{
          flex: 1,
          flexDirection: 'row',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          columnGap: 6,
        }}
      >
        {changed.map(({ name, colour, seat }) => (
          <View key={seat} style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs }}>
            <PlayerBadge name={name} colour={colour} size={18} decorative />
            <T variant="label" color={(chapter.gains[seat] ?? 0) < 0 ? 'illegalText' : 'goodText'}>
              {signed(chapter.gains[seat] ?? 0)}
            </T>
          </View>
        ))}
      </View>
      <Icon name={folded ? 'down' : 'up'} size={20} color={colors.inkFaint} />
    </Touch>
  );
}
