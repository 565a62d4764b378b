/** Who wins how often: one bar a player, a dotted line where an even share would be. */
import { useCallback, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../src/games';
import { useAnswer, usePlayers } from '../../../src/match/hooks';
import { contest } from '../../../src/stats';
import type { Store } from '../../../src/storage';
import { useText } from '../../../src/text/locale';
import { Panel, T, useTheme } from '../../../src/ui';
import { BarChart } from '../../../src/ui/charts';
import { statsText } from './text';
import { useNumbers } from './useNumbers';

/** As many as there are tokens. */
const SHOWN = 6;

export function WinsPanel({ game }: { game: GameId | null }): ReactNode {
  const words = useText(statsText);
  const { share } = useNumbers();
  const { space } = useTheme();
  const ask = useCallback((store: Store) => contest(store, { game }), [game]);
  const answer = useAnswer(ask);
  const players = usePlayers();
  if (!answer || !players || answer.matches === 0) return null;
  const bars = answer.contenders.slice(0, SHOWN).flatMap(({ player, played, won }) => {
    const known = players.find(({ id }) => id === player);
    if (!known) return [];
    const value = played === 0 ? 0 : won / played;
    const aside = share(won, played);
    return [{ name: known.name, colour: known.colour, value, valueText: String(won), aside }];
  });
  return (
    <Panel label={words.wins} style={{ gap: space.s }}>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: space.m,
        }}
      >
        <T variant="heading" heading={2}>
          {words.wins}
        </T>
        <T variant="label" color="inkSoft">
          {words.evenly(answer.matches, share(answer.evenShare, 1))}
        </T>
      </View>
      <BarChart label={words.wins} bars={bars} mark={answer.evenShare} max={topOf(bars)} />
    </Panel>
  );
}

/** The longest bar reaches the edge; an even share is always in sight. */
function topOf(bars: readonly { value: number }[]): number {
  return Math.max(0.5, ...bars.map(({ value }) => value));
}
