/** Who wins how often: one bar a player, a dotted line where an even share would be. Stands over the history. */
import { useCallback, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../src/engine/types';
import { useAnswer, usePlayers } from '../../../src/match/hooks';
import { contest } from '../../../src/stats';
import type { Store } from '../../../src/storage';
import { useText } from '../../../src/text/locale';
import { Button, Panel, T, useTheme } from '../../../src/ui';
import { BarChart } from '../../../src/ui/charts';
import { statsText } from './text';
import { useNumbers } from './useNumbers';

/** As many as there are tokens. */
const SHOWN = 6;
const NOBODY: readonly string[] = [];

export interface WinsPanelProps {
  game: GameId | null;
  /** Only matches that ended then or later. */
  since?: number;
  /** Only tables at which all of them sat. */
  people?: readonly string[];
  /** The way to the whole page; without it the panel is part of that page. */
  onOpen?(): void;
}

export function WinsPanel({ game, since = 0, people = NOBODY, onOpen }: WinsPanelProps): ReactNode {
  const words = useText(statsText);
  const { share } = useNumbers();
  const { space } = useTheme();
  const ask = useCallback(
    (store: Store) => contest(store, { game, since, people }),
    [game, since, people],
  );
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
      {onOpen ? <Button kind="quiet" icon="chart" label={words.open} onPress={onOpen} /> : null}
    </Panel>
  );
}

/** The longest bar reaches the edge; an even share is always in sight. */
function topOf(bars: readonly { value: number }[]): number {
  return Math.max(0.5, ...bars.map(({ value }) => value));
}

export default WinsPanel;
