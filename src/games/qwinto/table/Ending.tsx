/** The end of Qwinto: what ended it, how a tie stands, and the sheets as they were left. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { common } from '../../../text/common';
import { minus } from '../../../text/plural';
import { useText } from '../../../text/locale';
import { ClauseTag, Panel, T, useTheme, WIDE } from '../../../ui';
import type { EndingProps } from '../../table';
import { fullRows, MISTHROWS } from '../sheet';
import type { View as GameView } from '../types';
import { SheetPanel } from './sheet/SheetPanel';
import { tableText } from './text';

interface Fact {
  text: string;
  clause: string;
}

/** The shell's end screen is at most this wide, with a margin of 16 on both sides. */
const SCREEN = { narrow: 720, wide: 1080 };

export default function QwintoEnding(props: EndingProps<GameView>): ReactNode {
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

function useFacts({ view, players, standing }: EndingProps<GameView>): Fact[] {
  const words = useText(tableText);
  const shared = useText(common);
  const facts: Fact[] = [];
  for (const { seat, name } of players) {
    const sheet = view.sheets[seat];
    if (!sheet) continue;
    if (fullRows(sheet) > 1) facts.push({ text: words.endRows(name), clause: 'Q-5.1' });
    if (sheet.misthrows >= MISTHROWS) facts.push({ text: words.endCrosses(name), clause: 'Q-5.2' });
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
