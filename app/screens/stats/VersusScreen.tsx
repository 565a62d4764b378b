/** Two players side by side: the score between them, game by game, how it went, and the latest meetings. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useCallback, type ReactNode } from 'react';
import { View } from 'react-native';

import { useAnswer, usePlayers } from '../../../src/match/hooks';
import { versus, type Meeting, type Versus } from '../../../src/stats';
import type { Player, Store } from '../../../src/storage';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { minus } from '../../../src/text/plural';
import {
  EmptyState,
  ListRow,
  Panel,
  PlayerBadge,
  Screen,
  T,
  TopBar,
  useTheme,
  useWide,
} from '../../../src/ui';
import { LineChart } from '../../../src/ui/charts';
import { BoxCover } from '../../../src/ui/drawings/BoxCover';
import { EmptyChair } from '../../../src/ui/drawings/empty';
import type { Routes } from '../../routes';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { ChartPanel } from './ChartPanel';
import { Columns } from './Columns';
import { statsText } from './text';
import { endTicks } from './ticks';
import { useMarks } from './useMarks';
import { useNumbers } from './useNumbers';

interface Pair {
  one: Player;
  other: Player;
  answer: Versus;
}

export default function VersusScreen({ route }: StaticScreenProps<Routes['Versus']>): ReactNode {
  const { player, rival } = route.params;
  const words = useText(statsText);
  const shared = useText(common);
  const goBack = useGoBack();
  const wide = useWide();
  const navigation = useNavigation();
  const players = usePlayers({ includeHidden: true });
  const ask = useCallback((store: Store) => versus(store, player, rival), [player, rival]);
  const answer = useAnswer(ask);
  useScreenTitle(words.versus);
  const one = players?.find(({ id }) => id === player);
  const other = players?.find(({ id }) => id === rival);
  const met = answer !== null && answer.games.length > 0;
  return (
    <Screen
      maxWidth={wide ? 1080 : 720}
      header={<TopBar title={words.versus} back={{ label: shared.back, onPress: goBack }} />}
    >
      {players && answer && !(one && other && met) ? (
        <EmptyState
          drawing={<EmptyChair />}
          sentence={one && other ? words.never : words.noSuchPlayer}
          action={{ label: words.toEveryone, onPress: () => navigation.navigate('Stats') }}
        />
      ) : null}
      {one && other && answer && met ? <Compared one={one} other={other} answer={answer} /> : null}
    </Screen>
  );
}

function Compared(pair: Pair): ReactNode {
  return (
    <Columns
      left={
        <>
          <Score {...pair} />
          <Balance {...pair} />
        </>
      }
      right={
        <>
          <ByGame {...pair} />
          <Latest {...pair} />
        </>
      }
    />
  );
}

function Score({ one, other, answer }: Pair): ReactNode {
  const words = useText(statsText);
  const { space } = useTheme();
  const total = (pick: (game: Versus['games'][number]) => number): number =>
    answer.games.reduce((n, game) => n + pick(game), 0);
  const met = total((game) => game.met);
  const ahead = total((game) => game.ahead);
  const behind = total((game) => game.behind);
  const level = met - ahead - behind;
  const notes = [words.meetings(met), ...(level > 0 ? [words.level(level)] : [])].join(', ');
  return (
    <Panel label={words.score} style={{ gap: space.s, alignItems: 'center' }}>
      <View
        role="group"
        accessible
        aria-label={`${one.name} ${ahead}, ${other.name} ${behind}. ${notes}`}
        style={{ width: '100%', flexDirection: 'row', alignItems: 'center' }}
      >
        <Side player={one} />
        <T variant="hero">
          {ahead} : {behind}
        </T>
        <Side player={other} />
      </View>
      <T variant="label" color="inkSoft" aria-hidden>
        {notes}
      </T>
    </Panel>
  );
}

function Side({ player }: { player: Player }): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ flex: 1, alignItems: 'center', gap: space.xs }}>
      <PlayerBadge name={player.name} colour={player.colour} size={48} decorative />
      <T variant="bodyStrong" align="center" numberOfLines={2}>
        {player.name}
      </T>
    </View>
  );
}

function Balance({ one, other, answer }: Pair): ReactNode {
  const words = useText(statsText);
  const { day } = useNumbers();
  const { meetings } = answer;
  if (meetings.length < 3) return null;
  // Two tokens of one colour would be one line.
  const colour = other.colour === one.colour ? (other.colour % 6) + 1 : other.colour;
  return (
    <ChartPanel title={words.balance} note={words.balanceNote}>
      <LineChart
        label={words.balance}
        ticks={endTicks(meetings.map(({ at }) => day(at)))}
        series={[
          { name: one.name, colour: one.colour, values: meetings.map(({ ahead }) => ahead) },
          { name: other.name, colour, values: meetings.map(({ behind }) => behind) },
        ]}
      />
    </ChartPanel>
  );
}

function ByGame({ answer }: Pair): ReactNode {
  const words = useText(statsText);
  const names = useText(common).games;
  const { number } = useNumbers();
  return (
    <ChartPanel title={words.byGame}>
      <View style={{ marginHorizontal: -12 }}>
        {answer.games.map(({ game, met, ahead, behind, average, rivalAverage }) => (
          <ListRow
            key={game}
            title={names[game]}
            note={
              average === null || rivalAverage === null
                ? words.meetings(met)
                : `${words.meetings(met)}, ${words.averages(number(average), number(rivalAverage))}`
            }
            before={<BoxCover game={game} size={44} />}
            after={
              <T variant="numM">
                {ahead} : {behind}
              </T>
            }
          />
        ))}
      </View>
    </ChartPanel>
  );
}

/** The chart goes further back. */
const SHOWN = 10;

function Latest({ one, other, answer }: Pair): ReactNode {
  const words = useText(statsText);
  const newestFirst = answer.meetings.slice(-SHOWN).reverse();
  const marked = useMarks(newestFirst.map(({ match }) => match));
  return (
    <ChartPanel title={words.latest}>
      <View style={{ marginHorizontal: -12 }}>
        {newestFirst.map((meeting) => (
          <MeetingRow key={meeting.match} {...{ meeting, one, other, marked }} />
        ))}
      </View>
    </ChartPanel>
  );
}

interface MeetingRowProps {
  meeting: Meeting;
  one: Player;
  other: Player;
  marked: ReturnType<typeof useMarks>;
}

function MeetingRow({ meeting, one, other, marked }: MeetingRowProps): ReactNode {
  const words = useText(statsText);
  const names = useText(common).games;
  const { day } = useNumbers();
  const navigation = useNavigation();
  const { match, game, at, points, rivalPoints } = meeting;
  // Only the order is known of some that were entered afterwards.
  const said = (n: number | null): string => (n === null ? '—' : minus(n));
  const score = `${one.name} ${said(points)}, ${other.name} ${said(rivalPoints)}`;
  const when = marked(day(at), match);
  return (
    <ListRow
      title={names[game]}
      note={when}
      label={words.openMatch(names[game], score, when)}
      after={
        <T variant="numS">
          {said(points)} : {said(rivalPoints)}
        </T>
      }
      onPress={() => navigation.navigate('Match', { id: match })}
    />
  );
}
