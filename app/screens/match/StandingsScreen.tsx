/** The course of the match: a chart, the totals, and each total as a sum of lines with their clauses. */
import type { StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Standing } from '../../../src/engine/types';
import { useMatch } from '../../../src/match/hooks';
import type { Match } from '../../../src/match/types';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import { minus } from '../../../src/text/plural';
import {
  Panel,
  PlayerBadge,
  Screen,
  Segmented,
  TopBar,
  useCramped,
  useRoomy,
  useTheme,
} from '../../../src/ui';
import { LineChart } from '../../../src/ui/charts';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { sayNames } from './names';
import { ScoreLines } from './ScoreLines';
import { matchText } from './text';
import { useBook } from './useBook';

export default function StandingsScreen({
  route,
}: StaticScreenProps<{ id: string; seat?: string }>): ReactNode {
  const state = useMatch(route.params.id);
  const words = useText(matchText);
  useScreenTitle(words.standings);
  if (state.status !== 'ready' && state.status !== 'damaged')
    return <Screen scroll={false}>{null}</Screen>;
  return <Standings match={state.match} first={Number(route.params.seat ?? 0)} />;
}

/** Where the points changed: a chart with a point for every card played says nothing. */
export function turningPoints(standings: readonly Standing[]): Standing[] {
  return standings.filter(
    (standing, i) =>
      i === 0 || standing.points.some((n, seat) => n !== standings[i - 1]?.points[seat]),
  );
}

/** How wide a token with its points is, in letters of the usual size, and what stands beside all of them. */
const [TOTAL, MARGINS] = [86, 40];

/** `first`: whose lines are shown to begin with. */
function Standings({ match, first }: { match: Match; first: number }): ReactNode {
  const words = useText(matchText);
  const shared = useText(common);
  const goBack = useGoBack();
  const { space } = useTheme();
  const wide = useRoomy();
  const { info, standing } = match;
  const { words: game } = useBook(info.game);
  const [seat, setSeat] = useState(match.info.players[first] ? first : 0);
  const inPairs = useCramped(info.players.length * TOTAL + MARGINS);
  const points = useMemo(() => turningPoints(match.standings()), [match]);
  const say = sayNames(info.players);
  const player = info.players[seat];
  const chart = (
    <Panel label={words.chartTitle}>
      <LineChart
        label={words.chartTitle}
        axis={words.chartStep}
        ticks={points.map((_, i) => (i === 0 ? '' : String(i)))}
        series={info.players.map(({ name, colour, seat: s }) => ({
          name,
          colour,
          values: points.map((one) => one.points[s] ?? 0),
        }))}
        emphasis={seat}
      />
    </Panel>
  );
  return (
    <Screen
      maxWidth={wide ? 1080 : 720}
      header={
        <TopBar
          title={words.standings}
          subtitle={shared.games[info.game]}
          back={{ label: shared.back, onPress: goBack }}
        />
      }
      contentStyle={{ gap: space.m, flexDirection: wide ? 'row' : 'column' }}
    >
      <View style={{ flex: wide ? 1 : undefined }}>{chart}</View>
      <View style={{ flex: wide ? 1 : undefined, gap: space.m }}>
        {info.players.length > 1 ? (
          <Segmented<number>
            label={words.total}
            inPairs={inPairs}
            value={seat}
            onChange={setSeat}
            options={info.players.map(({ name, colour, seat: s }) => ({
              value: s,
              label: minus(standing.points[s] ?? 0),
              spoken: `${name}: ${minus(standing.points[s] ?? 0)}`,
              mark: <PlayerBadge name={name} colour={colour} size={26} decorative />,
            }))}
          />
        ) : null}
        {player ? (
          <ScoreLines
            game={info.game}
            player={player}
            total={standing.points[seat] ?? 0}
            lines={standing.lines.filter((line) => line.seat === seat)}
            words={game}
            say={say}
          />
        ) : null}
      </View>
    </Screen>
  );
}
