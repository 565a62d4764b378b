/** Everyone's points and rainbow on paper rows: the whole standing of the table, each number with its rule. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Panel, PlayerBadge, T, Touch, useTheme } from '../../../../ui';
import { NumberLink } from '../../../kit/NumberLink';
import type { SeatPlayer } from '../../../table';
import type { ClauseId } from '../../rules/clauses';
import { rainbowPoints } from '../../rules/because';
import type { PlayerView } from '../../rules/types';
import { tableText } from '../../words/table';
import type { VeselkaTable } from '../props';
import { Rainbow } from './Rainbow';

export function RainbowPanel(props: VeselkaTable): ReactNode {
  const { view, players, openClause, correct } = props;
  const words = useText(tableText);
  const { colors } = useTheme();
  return (
    <Panel label={words.rainbow.title} bare>
      {players.map((player) => {
        const shown = view.players[player.seat];
        if (!shown) return null;
        return (
          <View
            key={player.seat}
            style={{ borderTopWidth: player.seat === 0 ? 0 : 1, borderColor: colors.line }}
          >
            <PlayerRow
              player={player}
              shown={shown}
              active={view.toAct === player.seat}
              openClause={openClause}
              onCorrect={correct && (() => correct({ total: player.seat }))}
            />
          </View>
        );
      })}
    </Panel>
  );
}

interface PlayerRowProps {
  player: SeatPlayer;
  shown: PlayerView;
  active: boolean;
  openClause(clause: ClauseId): void;
  onCorrect: (() => void) | undefined;
}

function PlayerRow({ player, shown, active, openClause, onCorrect }: PlayerRowProps): ReactNode {
  const words = useText(tableText).rainbow;
  const { space, radii } = useTheme();
  const { points, rainbow } = shown;
  const worth = rainbowPoints(rainbow.length);
  return (
    <View style={{ paddingHorizontal: space.l, paddingTop: space.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
        <PlayerBadge
          name={player.name}
          colour={player.colour}
          size={32}
          active={active}
          decorative
        />
        <View style={{ flex: 1 }}>
          <T variant="bodyStrong">{player.name}</T>
          <T variant="caption" color={worth > 0 ? 'goodText' : 'inkSoft'}>
            {worth > 0
              ? `${words.of(rainbow.length)}, ${words.atEnd(worth)}`
              : words.of(rainbow.length)}
          </T>
        </View>
        <NumberLink
          value={points}
          variant="numL"
          label={words.total(player.name, points)}
          clause="V-2.5"
          openClause={openClause}
          onCorrect={onCorrect}
        />
      </View>
      <Touch
        role="link"
        label={`${words.row(rainbow)}. ${words.whyRainbow(rainbow.length, worth)}`}
        onPress={() => openClause('V-4.3')}
        style={{ minHeight: 48, justifyContent: 'center', borderRadius: radii.tag }}
      >
        <Rainbow rainbow={rainbow} seat={player.seat} size={26} spread decorative />
      </Touch>
    </View>
  );
}
