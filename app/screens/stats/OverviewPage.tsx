/** One player over all games: figures, form, game by game, and those at the same table. */
import { useNavigation } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../src/games';
import { usePlayers } from '../../../src/match/hooks';
import type { GameRecord, Overview, Rivalry, Streaks } from '../../../src/stats';
import type { Player } from '../../../src/storage';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { Button, ListRow, PlayerBadge, T } from '../../../src/ui';
import { LineChart } from '../../../src/ui/charts';
import { BoxCover } from '../../../src/ui/drawings/BoxCover';
import { ChartPanel } from './ChartPanel';
import { Columns } from './Columns';
import { Figures, type Figure } from './Figures';
import { statsText } from './text';
import { endTicks } from './ticks';
import { useNumbers } from './useNumbers';

const sum = (records: readonly GameRecord[], pick: (record: GameRecord) => number): number =>
  records.reduce((total, record) => total + pick(record), 0);

export function OverviewPage(props: {
  player: Player;
  overview: Overview;
  onGame(game: GameId): void;
}): ReactNode {
  const { player, overview } = props;
  return (
    <Columns
      left={
        <>
          <OverviewFigures overview={overview} />
          <Form player={player} overview={overview} />
        </>
      }
      right={
        <>
          <ByGame games={overview.games} onGame={props.onGame} />
          <Rivals player={player} rivals={overview.rivals} />
        </>
      }
    />
  );
}

function OverviewFigures({ overview }: { overview: Overview }): ReactNode {
  const words = useText(statsText);
  const wonAndPlayed = useRecordFigures();
  const streaks = useStreakFigures();
  const { share } = useNumbers();
  const { games, bots } = overview;
  const total = {
    played: sum(games, ({ played }) => played),
    solo: sum(games, ({ solo }) => solo),
    won: sum(games, ({ won }) => won),
    shared: sum(games, ({ shared }) => shared),
  };
  return (
    <Figures
      untitled
      title={words.figures}
      figures={[
        ...wonAndPlayed(total),
        ...streaks(overview.streaks),
        ...(bots.played > 0
          ? [
              {
                name: words.againstBots,
                value: share(bots.won, bots.played),
                note: words.againstBotsNote(bots.won, bots.played),
              },
            ]
          : []),
      ]}
    />
  );
}

type Counts = Pick<GameRecord, 'played' | 'solo' | 'won' | 'shared'>;

export function useRecordFigures(): (record: Counts) => Figure[] {
  const words = useText(statsText);
  const { share } = useNumbers();
  return ({ played, solo, won, shared }) => [
    {
      name: words.played,
      value: String(played),
      ...(solo > 0 ? { note: words.playedAlone(solo) } : {}),
    },
    {
      name: words.won,
      value: share(won, played),
      note: words.wonNote(won, shared),
    },
  ];
}

export function useStreakFigures(): (streaks: Streaks) => Figure[] {
  const words = useText(statsText);
  return ({ best, current, drought }) => [
    { name: words.streak, value: String(best), note: words.streakNote(best) },
    { name: words.current, value: String(current), note: words.currentNote(current) },
    { name: words.drought, value: String(drought), note: words.droughtNote(drought) },
  ];
}

function Form({ player, overview }: { player: Player; overview: Overview }): ReactNode {
  const words = useText(statsText);
  const { day } = useNumbers();
  const { form } = overview;
  if (form.length < 3) return null;
  return (
    <ChartPanel title={words.form} note={words.formNote}>
      <LineChart
        label={`${words.form}, ${words.formNote}`}
        ticks={endTicks(form.map(({ at }) => day(at)))}
        series={[
          {
            name: player.name,
            colour: player.colour,
            values: form.map(({ share }) => Math.round(share)),
          },
        ]}
        height={200}
      />
    </ChartPanel>
  );
}

function ByGame(props: { games: readonly GameRecord[]; onGame(game: GameId): void }): ReactNode {
  const words = useText(statsText);
  const names = useText(common).games;
  const { share } = useNumbers();
  return (
    <ChartPanel title={words.byGame}>
      <View style={{ marginHorizontal: -12 }}>
        {props.games.map(({ game, played, won, solo }) => {
          const record =
            played > 0 ? words.gameRecord(played, won, share(won, played)) : words.gameAlone(solo);
          return (
            <ListRow
              key={game}
              title={names[game]}
              note={record}
              label={words.openGame(names[game], record)}
              before={<BoxCover game={game} size={44} />}
              onPress={() => props.onGame(game)}
            />
          );
        })}
      </View>
    </ChartPanel>
  );
}

const RIVALS_AT_FIRST = 6;

function Rivals({ player, rivals }: { player: Player; rivals: readonly Rivalry[] }): ReactNode {
  const words = useText(statsText);
  const navigation = useNavigation();
  const players = usePlayers();
  const [all, setAll] = useState(false);
  if (rivals.length === 0 || !players) return null;
  const shown = all ? rivals : rivals.slice(0, RIVALS_AT_FIRST);
  const more = rivals.length - shown.length;
  return (
    <ChartPanel title={words.rivals} note={words.rivalsNote}>
      <View style={{ marginHorizontal: -12 }}>
        {shown.map(({ player: id, met, ahead, behind }) => {
          const rival = players.find((one) => one.id === id);
          if (!rival) return null;
          const record = words.rival(ahead, behind, met - ahead - behind);
          return (
            <ListRow
              key={id}
              title={rival.name}
              note={record}
              label={words.openRival(rival.name, record)}
              before={<PlayerBadge name={rival.name} colour={rival.colour} size={40} decorative />}
              after={
                <T variant="numS">
                  {ahead} : {behind}
                </T>
              }
              onPress={() => navigation.navigate('Versus', { player: player.id, rival: id })}
            />
          );
        })}
      </View>
      {more > 0 ? (
        <Button kind="quiet" label={words.moreRivals(more)} onPress={() => setAll(true)} />
      ) : null}
    </ChartPanel>
  );
}
