/** The end of Qwinto: what ended it, how a tie stands, and the sheets as they were left. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { common } from '../../../text/common';
import { minus } from '../../../text/plural';
import { useText } from '../../../text/locale';
import { ClauseTag, Panel, T, useTheme, WIDE } from '../../../ui';
import type { EndingProps } from '../../table';
import { endClauses } from '../rules/because';
import type { ClauseId } from '../rules/clauses';
import type { View as GameView } from '../rules/types';
import { SheetPanel } from './sheet/SheetPanel';
import { tableText } from '../words/table';

interface Fact {
  text: string;
  clause: ClauseId;
}

/** The shell's end screen is at most this wide, with a margin of 16 on both sides. */
const SCREEN = { narrow: 720, wide: 1080 };

export default function QwintoEnding(props: EndingProps<GameView, ClauseId>): ReactNode {
  const { view, players, openClause } = props;
  const { space } = useTheme();
  const { width: window } = useWindowDimensions();
  const facts = useFacts(props);
  const page = Math.min(window, window >= WIDE ? SCREEN.wide : SCREEN.narrow) - 2 * space.page;
  const width = window >= WIDE ? (page - space.m) / 2 : page;
  return (
    <>
      {facts.length > 0 ? (
        <Panel style={{ gap: space.s }}>
          {facts.map(({ text, clause }) => (
            <View
              key={text}
              style={{ flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 32 }}
            >
              <T style={{ flex: 1 }}>{text}</T>
              <ClauseTag clause={clause} onPress={openClause} />
            </View>
          ))}
        </Panel>
      ) : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.m }}>
        {players.map((player) => {
          const sheet = view.sheets[player.seat];
          return sheet ? (
            <SheetPanel
              key={player.seat}
              player={player}
              width={width}
              sheet={sheet}
              openClause={openClause}
            />
          ) : null;
        })}
      </View>
    </>
  );
}

function useFacts({ view, players, standing }: EndingProps<GameView, ClauseId>): Fact[] {
  const words = useText(tableText);
  const shared = useText(common);
  const facts: Fact[] = [];
  for (const { seat, name } of players) {
    const sheet = view.sheets[seat];
    if (!sheet) continue;
    for (const clause of endClauses(sheet)) {
      const told = clause === 'Q-5.1' ? words.endRows : words.endCrosses;
      facts.push({ text: told(name), clause });
    }
  }
  if (facts.length === 0) facts.push({ text: words.endAgreed, clause: 'Q-5.1' });
  const [winner] = standing.winners;
  if (standing.winners.length > 1 && winner !== undefined) {
    const names = standing.winners.map((seat) => players[seat]?.name ?? shared.player(seat + 1));
    const points = standing.points[winner] ?? 0;
    facts.push({
      text: words.shared(names.join(', '), words.points(points, minus(points))),
      clause: 'Q-6.5',
    });
  }
  return facts;
}
