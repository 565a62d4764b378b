/** One player in one game: figures, the latest matches, how points are spread, and what only this game counts. */
import { useNavigation } from '@react-navigation/native';
import { useCallback, type ReactNode } from 'react';

import { type Game, type GameId, gameOf } from '../../../src/games';
import { useAnswer } from '../../../src/match/hooks';
import { gameStats, type GameStats, type MatchMark } from '../../../src/stats';
import type { Player, Store } from '../../../src/storage';
import { useLocale, useText } from '../../../src/text/locale';
import { minus } from '../../../src/text/plural';
import { EmptyState } from '../../../src/ui';
import { ColumnChart, LineChart } from '../../../src/ui/charts';
import { BlankSheet } from '../../../src/ui/drawings/empty';
import { ChartPanel } from './ChartPanel';
import { Columns } from './Columns';
import { Figures, type Figure } from './Figures';
import { figureSource } from './figureSource';
import { useRecordFigures, useStreakFigures } from './OverviewPage';
import { statsText } from './text';
import { endTicks } from './ticks';
import { useMarks } from './useMarks';
import { useNumbers } from './useNumbers';

export function GamePage(props: { player: Player; game: GameId; onAllGames(): void }): ReactNode {
  const { player, game } = props;
  const words = useText(statsText);
  const ask = useCallback(
    async (store: Store) => ({
      stats: await gameStats(store, player.id, game),
      figures: await gameOf(game).figures(),
    }),
    [player.id, game],
  );
  const answer = useAnswer(ask);
  if (!answer) return null;
  if (!answer.stats)
    return (
      <EmptyState
        drawing={<BlankSheet />}
        sentence={words.noMatches}
        action={{ label: words.toAllGames, onPress: props.onAllGames }}
      />
    );
  const { stats } = answer;
  const inCompany = stats.record.played > 0;
  return (
    <Columns
      left={
        <>
          <GameRecordFigures stats={stats} />
          {inCompany ? <OwnFigures player={player} stats={stats} of={answer.figures} /> : null}
        </>
      }
      right={
        <>
          <Course player={player} stats={stats} />
          <Spread player={player} stats={stats} />
          <Solo player={player} stats={stats} />
        </>
      }
    />
  );
}

type OwnFiguresOf = Awaited<ReturnType<Game['figures']>>;

interface ChartProps {
  player: Player;
  stats: GameStats;
}

function GameRecordFigures({ stats }: { stats: GameStats }): ReactNode {
  const words = useText(statsText);
  const { number, day } = useNumbers();
  const navigation = useNavigation();
  const recordFigures = useRecordFigures();
  const streakFigures = useStreakFigures();
  const { record, best, worst, streaks } = stats;
  const marked = useMarks([best, worst].flatMap((mark) => mark?.match ?? []));
  const linked = (name: string, mark: MatchMark | null): Figure[] => {
    if (!mark) return [];
    const note = marked(day(mark.at), mark.match);
    const link = {
      label: words.openMatch(name, minus(mark.points), note),
      onPress: () => navigation.navigate('Match', { id: mark.match }),
    };
    return [{ name, value: minus(mark.points), note, link }];
  };
  const figures = recordFigures(record);
  if (record.played > 0)
    figures.push(
      { name: words.average, value: number(record.average), note: words.averageNote },
      ...streakFigures(streaks).slice(0, 1),
      ...linked(words.best, best),
      ...(record.played > 1 ? linked(words.worst, worst) : []),
    );
  return <Figures untitled title={words.figures} figures={figures} />;
}

/** What only this game counts. */
function OwnFigures({ player, stats, of }: ChartProps & { of: OwnFiguresOf }): ReactNode {
  const say = useNumbers();
  const { facts, solo } = stats;
  const own = of(figureSource(facts, say, solo.at(-1)?.record), useLocale());
  return (
    <>
      <Figures title={own.title} figures={own.figures} />
      {own.chart && own.chart.columns.some(({ value }) => value > 0) ? (
        <ChartPanel title={own.chart.label}>
          <ColumnChart {...own.chart} colour={player.colour} />
        </ChartPanel>
      ) : null}
    </>
  );
}

function Course({ player, stats }: ChartProps): ReactNode {
  const words = useText(statsText);
  const { day } = useNumbers();
  const { series } = stats;
  if (series.length < 2) return null;
  return (
    <ChartPanel title={words.course} note={words.courseNote}>
      <LineChart
        label={`${words.course}, ${words.courseNote}`}
        ticks={endTicks(series.map(({ at }) => day(at)))}
        series={[
          { name: player.name, colour: player.colour, values: series.map(({ points }) => points) },
        ]}
      />
    </ChartPanel>
  );
}

function Spread({ player, stats }: ChartProps): ReactNode {
  const words = useText(statsText);
  const { record, spread } = stats;
  if (record.played < 5 || spread.length < 2) return null;
  const wide = spread.some(({ from, to }) => from !== to);
  const ends = [...spread.map(({ from }) => from), (spread.at(-1)?.to ?? 0) + 1];
  return (
    <ChartPanel title={words.spread}>
      <ColumnChart
        label={words.spread}
        colour={player.colour}
        columns={spread.map(({ from, to, matches }) => ({
          label: minus(from),
          spoken: words.spreadColumn(minus(from), minus(to)),
          value: matches,
        }))}
        {...(wide ? { edges: ends.map(minus) } : {})}
      />
    </ChartPanel>
  );
}

function Solo({ player, stats }: ChartProps): ReactNode {
  const words = useText(statsText);
  const { day } = useNumbers();
  const { solo } = stats;
  if (solo.length < 2) return null;
  return (
    <ChartPanel title={words.solo} note={words.soloNote}>
      <LineChart
        label={`${words.solo}, ${words.soloNote}`}
        ticks={endTicks(solo.map(({ at }) => day(at)))}
        series={[
          {
            name: words.soloRecord,
            colour: (player.colour % 6) + 1,
            values: solo.map(({ record }) => record),
          },
          {
            name: words.soloRuns,
            colour: player.colour,
            values: solo.map(({ points }) => points),
          },
        ]}
        emphasis={0}
      />
    </ChartPanel>
  );
}
