/** The course of the match: a chart, the totals, and each total as a sum of lines with their clauses. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { ScoreLine } from '../../../src/engine/types';
import { useMatch } from '../../../src/match/hooks';
import type { KeptMatch } from '../../../src/match/types';
import { common } from '../../../src/games/common';
import { dotted } from '../../../src/text/format';
import { useText } from '../../../src/text/locale';
import { Button, Panel, Screen, T, TopBar, useRoomy, useTheme } from '../../../src/ui';
import { LineChart } from '../../../src/ui/charts';
import { AtTable } from '../../bots/AtTable';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { howItEnded } from './howItEnded';
import { entriesBehind, isCorrectable } from './lineEntries';
import { chaptersOf, chapterTicks, pointsByChapter } from './logChapters';
import { sayNames } from './names';
import { NotReady } from './NotReady';
import { lastGainful, ranking } from './ranking';
import { Ranks } from './Ranks';
import { ScoreLines } from './ScoreLines';
import { matchText } from './text';
import { useBook } from './useBook';
import { useCorrecting } from './useCorrecting';

const AboutMatch = lazy(() => import('../about/AboutMatch'));

export default function StandingsScreen({
  route,
}: StaticScreenProps<{ id: string; seat?: string }>): ReactNode {
  const state = useMatch(route.params.id);
  const words = useText(matchText);
  useScreenTitle(words.standings);
  if (state.status !== 'ready' && state.status !== 'damaged')
    return <NotReady state={state} id={route.params.id} />;
  return (
    <AtTable players={state.match.info.players}>
      <Standings match={state.match} first={Number(route.params.seat ?? NaN)} />
    </AtTable>
  );
}

/** What leads from a line to the entries it rests on; null where nobody entered any. */
function useLineCorrecting(match: KeptMatch) {
  const { book, words } = useBook(match.info.game);
  const { correct, choice } = useCorrecting(match, book, words);
  const behind = useMemo(() => entriesBehind(match, book), [match, book]);
  const correcting = (line: ScoreLine): (() => void) | null =>
    behind({ line }).length > 0 ? () => correct({ line }) : null;
  return { correcting, choice };
}

/** Of a match entered afterwards all numbers stand in one entry. */
function CorrectResult({ match }: { match: KeptMatch }): ReactNode {
  const words = useText(matchText);
  const navigation = useNavigation();
  const entry = match.log.find((line) => isCorrectable(match, line));
  if (!entry) return null;
  return (
    <Button
      kind="quiet"
      icon="pencil"
      label={words.correct}
      onPress={() =>
        navigation.navigate('Match', { id: match.info.id, correct: String(entry.seq) })
      }
    />
  );
}

/** Whoever is ahead, or was when it ended. */
const leader = ({ standing }: KeptMatch): number =>
  standing.winners[0] ?? standing.points.indexOf(Math.max(...standing.points));

/** `first`: whose lines are shown to begin with, if it is asked for. */
function Standings({ match, first }: { match: KeptMatch; first: number }): ReactNode {
  const words = useText(matchText);
  const shared = useText(common);
  const goBack = useGoBack();
  const { space } = useTheme();
  const navigation = useNavigation();
  const wide = useRoomy();
  const { info, standing } = match;
  const { words: game } = useBook(info.game);
  const [seat, setSeat] = useState(match.info.players[first] ? first : leader(match));
  const points = useMemo(() => pointsByChapter(match), [match]);
  const { correcting, choice } = useLineCorrecting(match);
  const ended = howItEnded(info, words);
  const say = sayNames(info.players);
  const player = info.players[seat];
  const last = useMemo(() => lastGainful(chaptersOf(match)), [match]);
  const ranks = useMemo(
    () => ranking(info.players, standing, last),
    [info.players, standing, last],
  );
  const since =
    last &&
    (last.stage ? (game.stage?.(last.stage.now, last.stage.of) ?? null) : words.lap(last.number));
  const chart = (
    <Panel label={words.chartTitle}>
      <LineChart
        label={words.chartTitle}
        axis={game.stageName ?? words.chartLap}
        ticks={chapterTicks(points.length)}
        series={info.players.map(({ name, colour, seat: s }) => ({
          name,
          colour,
          values: points.map((one) => one[s] ?? 0),
        }))}
        emphasis={seat}
        named
      />
    </Panel>
  );
  const about = (
    <Suspense fallback={null}>
      <AboutMatch match={match} />
    </Suspense>
  );
  return (
    <Screen
      maxWidth={wide ? 1080 : 720}
      header={
        <TopBar
          title={words.standings}
          subtitle={dotted([shared.games[info.game], since ?? ''])}
          back={{ label: shared.back, onPress: goBack }}
        />
      }
      contentStyle={{ gap: space.m, flexDirection: wide ? 'row' : 'column' }}
      footer={
        <Button
          game={info.game}
          label={info.finishedAt !== null ? words.backToMatch : words.toTable}
          onPress={() => navigation.navigate('Match', { id: info.id })}
        />
      }
    >
      <View style={{ flex: wide ? 1 : undefined, gap: space.m }}>
        {chart}
        {wide ? about : null}
      </View>
      <View style={{ flex: wide ? 1 : undefined, gap: space.m }}>
        {ended ? <T color="inkSoft">{ended}</T> : null}
        {player ? (
          <Ranks ranks={ranks} since={since} open={seat} onOpen={setSeat}>
            {info.late ? (
              <CorrectResult match={match} />
            ) : (
              <ScoreLines
                game={info.game}
                player={player}
                total={standing.points[seat] ?? 0}
                lines={standing.lines.filter((line) => line.seat === seat)}
                words={game}
                say={say}
                correcting={correcting}
              />
            )}
          </Ranks>
        ) : null}
        {wide ? null : about}
        {choice}
      </View>
    </Screen>
  );
}
