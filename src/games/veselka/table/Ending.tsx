/** The end of «Веселка»: what every rainbow brought, and why two winners are two. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { ClauseTag, Panel, PlayerBadge, T, useTheme } from '../../../ui';
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
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        <T variant="heading" heading={2} style={{ flex: 1 }}>
          {words.rainbow.title}
        </T>
        <ClauseTag clause="V-4.3" onPress={openClause} />
      </View>
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
        <Remark sentence={words.ending.shared} clause="V-4.4" openClause={openClause} />
      ) : null}
      {stopped ? <T color="inkSoft">{words.ending.stopped}</T> : null}
    </Panel>
  );
}

interface RemarkProps {
  sentence: string;
  clause: ClauseId;
  openClause(clause: ClauseId): void;
}

function Remark({ sentence, clause, openClause }: RemarkProps): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
      <T style={{ flex: 1 }}>{sentence}</T>
      <ClauseTag clause={clause} onPress={openClause} />
    </View>
  );
}
