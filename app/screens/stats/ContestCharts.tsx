/** Everyone in charts, one measure each, players in the same order in all of them; each a way to the player's own page. */
import { useNavigation } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';

import type { Contest } from '../../../src/stats';
import type { Player } from '../../../src/storage';
import { useText } from '../../../src/text/locale';
import { Button } from '../../../src/ui';
import { BarChart } from '../../../src/ui/charts';
import type { Asked } from './asked';
import { ChartPanel } from './ChartPanel';
import { Columns } from './Columns';
import { statsText } from './text';
import { useNumbers } from './useNumbers';

/** A screenful: the others follow when asked for. */
const AT_FIRST = 8;

export function ContestCharts(props: {
  contest: Contest;
  players: readonly Player[];
  asked: Asked;
}): ReactNode {
  const { contest, players, asked } = props;
  const words = useText(statsText);
  const { share, number } = useNumbers();
  const navigation = useNavigation();
  const [all, setAll] = useState(false);
  const known = contest.contenders.flatMap((one) => {
    const player = players.find(({ id }) => id === one.player);
    return player ? [{ ...one, player }] : [];
  });
  const shown = all ? known : known.slice(0, AT_FIRST);
  const more = known.length - shown.length;
  const wins = shown.map(({ player, played, won }) => {
    const part = share(won, played);
    return {
      ...{ name: player.name, colour: player.colour },
      value: played === 0 ? 0 : (100 * won) / played,
      valueText: part,
      link: {
        label: words.openPlayer(player.name, `${words.winsOf(won, played)}, ${part}`),
        onPress: () =>
          navigation.navigate('Stats', {
            player: player.id,
            ...(asked.game ? { game: asked.game } : {}),
          }),
      },
    };
  });
  const points = shown.flatMap(({ player, average }) =>
    average === null
      ? []
      : [
          {
            ...{ name: player.name, colour: player.colour, value: average },
            valueText: number(average),
          },
        ],
  );
  const played = shown.map(({ player, played: value }) => ({
    ...{ name: player.name, colour: player.colour, value },
  }));
  return (
    <Columns
      left={
        <>
          <ChartPanel beside title={words.wins} note={words.evenly(contest.matches)}>
            <BarChart label={words.wins} bars={wins} mark={100 * contest.evenShare} />
          </ChartPanel>
          {more > 0 ? (
            <Button kind="quiet" label={words.moreRivals(more)} onPress={() => setAll(true)} />
          ) : null}
        </>
      }
      right={
        points.length > 0 ? (
          <ChartPanel beside title={words.pointsAMatch} note={words.onAverage}>
            <BarChart label={words.pointsAMatch} bars={points} />
          </ChartPanel>
        ) : (
          <ChartPanel beside title={words.played} note={words.playedNote}>
            <BarChart label={words.played} bars={played} />
          </ChartPanel>
        )
      }
    />
  );
}
