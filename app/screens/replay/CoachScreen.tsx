/** The coach's summary (mock-up 43b): what the moves of a finished dealt match cost, and the three that cost most, by player. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { costliestOf, type Decision } from '../../../src/bots/coach';
import { common } from '../../../src/games/common';
import { useMatch } from '../../../src/match/hooks';
import { movesThatCount } from '../../../src/match/played';
import type { KeptMatch, LogLine } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Button, Panel, PlayerBadge, Screen, T, TopBar, useRoomy, useTheme } from '../../../src/ui';
import { LineChart } from '../../../src/ui/charts';
import { Segmented } from '../../../src/ui/components/Segmented';
import { AtTable } from '../../bots/AtTable';
import { size } from '../../bots/tenths';
import { botsText } from '../../bots/text';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { chaptersOf, chapterTicks } from '../match/logChapters';
import { NotReady } from '../match/NotReady';
import { matchText } from '../match/text';
import { useBook } from '../match/useBook';
import { Costliest } from './Costliest';
import { Instead } from './Instead';
import { isCoached } from './steps';
import { useCoaching, type Coaching } from './useCoaching';

export default function CoachScreen({ route }: StaticScreenProps<{ id: string }>): ReactNode {
  const { id } = route.params;
  const state = useMatch(id);
  const words = useText(botsText).coach;
  useScreenTitle(words.summary);
  if (state.status !== 'ready' && state.status !== 'damaged')
    return <NotReady state={state} id={id} />;
  const { match } = state;
  return (
    <AtTable players={match.info.players}>
      {isCoached(match) ? (
        <Summary match={match} />
      ) : (
        <Instead id={id} title={words.summary} sentence={words.notThis} />
      )}
    </AtTable>
  );
}

const costOf = (decisions: readonly Decision[], seat: number): number =>
  decisions.reduce((sum, d) => (d.seat === seat && d.speaks ? sum + d.difference : sum), 0);

/** Where four of them stand side by side. */
const shortly = (cost: number, comma: string): string =>
  size(cost < 10 ? cost : Math.round(cost), comma);

function Summary({ match }: { match: KeptMatch }): ReactNode {
  const { coach: words, comma } = useText(botsText);
  const shared = useText(common);
  const goBack = useGoBack();
  const navigation = useNavigation();
  const { space } = useTheme();
  const wide = useRoomy();
  const { info } = match;
  const moves = useMemo(() => movesThatCount(match.log), [match]);
  const coaching = useCoaching(match, moves, true);
  const [seat, setSeat] = useState(() =>
    Math.max(
      0,
      info.players.findIndex(({ bot }) => !bot),
    ),
  );
  const { decisions } = coaching;
  const worst = costliestOf(decisions, seat);
  const watch = (decision: Decision): void =>
    navigation.navigate('Replay', { id: info.id, step: String(decision.move + 1) });
  const [first] = worst;
  return (
    <Screen
      maxWidth={wide ? 1080 : 720}
      header={
        <TopBar
          title={words.summary}
          subtitle={shared.games[info.game]}
          back={{ label: shared.back, onPress: goBack }}
        />
      }
      footer={
        first ? (
          <Button game={info.game} icon="play" label={words.watch} onPress={() => watch(first)} />
        ) : undefined
      }
      contentStyle={{ gap: space.m, flexDirection: wide ? 'row' : 'column' }}
    >
      <View style={{ flex: wide ? 1 : undefined, gap: space.m }}>
        <Curve match={match} moves={moves} decisions={decisions} seat={seat} />
        <Segmented<number>
          label={words.whose}
          inPairs={info.players.length > 4}
          value={seat}
          onChange={setSeat}
          options={info.players.map(({ name, colour, seat: value }) => {
            const cost = shortly(costOf(decisions, value), comma);
            return {
              value,
              label: `−${cost}`,
              spoken: words.total(name, cost),
              mark: <PlayerBadge name={name} colour={colour} size={28} decorative />,
            };
          })}
        />
      </View>
      <View style={{ flex: wide ? 1 : undefined, gap: space.m }}>
        <Costliest match={match} moves={moves} seat={seat} worst={worst} onWatch={watch} />
        <Counts coaching={coaching} seat={seat} />
      </View>
    </Screen>
  );
}

interface CurveProps {
  match: KeptMatch;
  moves: readonly LogLine[];
  decisions: readonly Decision[];
  seat: number;
}

/** Steps down where it cost, by deal, round or lap. */
function Curve({ match, moves, decisions, seat }: CurveProps): ReactNode {
  const { coach: words } = useText(botsText);
  const { chartLap } = useText(matchText);
  const { players, game } = match.info;
  const { words: says } = useBook(game);
  const ends = useMemo(() => {
    const places = new Map(moves.map(({ seq }, i) => [seq, i]));
    return chaptersOf(match)
      .reverse()
      .map(({ data }) => Math.max(-1, ...data.map(({ seq }) => places.get(seq) ?? -1)));
  }, [match, moves]);
  const series = players.map(({ name, colour, seat: whose }) => ({
    name,
    colour,
    values: [-1, ...ends].map((end) => {
      const cost = costOf(
        decisions.filter(({ move }) => move <= end),
        whose,
      );
      return Math.round(-10 * cost) / 10 || 0;
    }),
  }));
  return (
    <Panel label={words.costs}>
      <T variant="heading" heading={2}>
        {words.costs}
      </T>
      <LineChart
        label={words.costs}
        axis={says.stageName ?? chartLap}
        ticks={chapterTicks(ends.length + 1)}
        series={series}
        emphasis={seat}
      />
    </Panel>
  );
}

function Counts({ coaching, seat }: { coaching: Coaching; seat: number }): ReactNode {
  const { coach: words } = useText(botsText);
  const own = coaching.decisions.filter((decision) => decision.seat === seat);
  const had = own.filter(({ choices }) => choices > 1);
  const cost = had.filter(({ speaks }) => speaks).length;
  return (
    <View style={{ gap: 4 }}>
      <T color="inkSoft">{words.counts(own.length, had.length, had.length - cost, cost)}</T>
      {coaching.done ? null : (
        <T variant="label" color="inkSoft">
          {coaching.decisions.length < coaching.of
            ? words.weighed(coaching.decisions.length, coaching.of)
            : words.closer}
        </T>
      )}
    </View>
  );
}
