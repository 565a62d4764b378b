/** The end of «Веселка»: what every rainbow brought, and why two winners are two. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { Panel, PlayerBadge, T, useTheme } from '../../../ui';
import { Ruled } from '../../kit/Ruled';
import type { EndingProps } from '../../table';
import { endClause, rainbowWorth } from '../rules/because';
import type { ClauseId } from '../rules/clauses';
import type { VeselkaView } from '../rules/types';
import { Rainbow } from './parts/Rainbow';
import { tableText } from '../words/table';

export default function Ending(props: EndingProps<VeselkaView, ClauseId>): ReactNode {
  const { players, view, standing, openClause } = props;
  const words = useText(tableText);
  const { colors, space } = useTheme();
  const stopped = endClause(view.players) === 'A-V18';
  return (
    <Panel label={words.rainbow.title} style={{ gap: space.m }}>
      <Ruled variant="heading" heading={2} clause="V-4.3" openClause={openClause}>
        {words.rainbow.title}
      </Ruled>
      {players.map(({ seat, name, colour }) => {
        const rainbow = view.players[seat]?.rainbow ?? [];
        const worth = rainbowWorth(standing.lines, seat);
        return (
          <View
            key={seat}
            style={{
              gap: space.xs,
              paddingTop: space.s,
              borderTopWidth: 1,
              borderColor: colors.line,
            }}
          >
            <View
              style={{
                flexDirection: 'row',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                columnGap: space.s,
              }}
            >
              <PlayerBadge name={name} colour={colour} size={26} named />
              <T variant="numS" color={worth > 0 ? 'goodText' : 'inkSoft'}>
                {words.ending.line(rainbow.length, worth)}
              </T>
            </View>
            <Rainbow rainbow={rainbow} size={28} spread />
          </View>
        );
      })}
      {standing.winners.length > 1 ? (
        <Ruled clause="V-4.4" openClause={openClause}>
          {words.ending.shared}
        </Ruled>
      ) : null}
      {stopped ? <T color="inkSoft">{words.ending.stopped}</T> : null}
    </Panel>
  );
}
