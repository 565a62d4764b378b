/** The running track on paper: everyone's points and what they were made of. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Standing } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { Panel, PlayerBadge, T, useTheme } from '../../../../ui';
import { NumberLink } from '../../../kit/NumberLink';
import type { SeatPlayer } from '../../../table';
import type { ClauseId } from '../../rules/clauses';
import type { Sheet } from '../../rules/scoring';
import { tableText } from '../../words/table';
import type { ScoreProps } from '../props';

export interface TrackProps {
  players: readonly SeatPlayer[];
  standing: Standing;
  sheets: readonly Sheet[];
  toPlay: number | null;
  openClause(clause: ClauseId): void;
  correct?: ScoreProps['correct'];
}

export function Track(props: TrackProps): ReactNode {
  const { players, standing, sheets, toPlay, openClause, correct } = props;
  const words = useText(tableText).track;
  const { colors, space } = useTheme();
  return (
    <Panel label={words.title} bare>
      {players.map(({ seat, name, colour }) => {
        const { threes, fours, fives, extra } = sheets[seat] as Sheet;
        const points = standing.points[seat] ?? 0;
        return (
          <View
            key={seat}
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: space.m,
              paddingHorizontal: space.l,
              paddingVertical: space.xs,
              borderTopWidth: seat === 0 ? 0 : 1,
              borderColor: colors.line,
            }}
          >
            <PlayerBadge
              name={name}
              colour={colour}
              size={34}
              active={seat === toPlay}
              decorative
            />
            <View style={{ flex: 1 }}>
              <T variant="bodyStrong">{name}</T>
              <T variant="caption" color="inkSoft">
                {words.made(threes, fours, fives, extra) || words.none}
              </T>
            </View>
            <NumberLink
              value={points}
              variant="numL"
              label={words.total(name, points)}
              clause="N-4.2"
              openClause={openClause}
              onCorrect={correct && (() => correct({ total: seat }))}
            />
          </View>
        );
      })}
    </Panel>
  );
}
