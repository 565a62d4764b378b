/** The last lap, announced: whose rainbow is complete, how many turns are left, and the rule. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { ClauseTag, Icon, T, useTheme } from '../../../../ui';
import { Enter } from '../../../../ui/components/Enter';
import { fullRainbows } from '../../rules/because';
import { tableText } from '../../words/table';
import type { VeselkaTable } from '../props';

export function LapBanner(props: VeselkaTable): ReactNode {
  const { view, players, openClause } = props;
  const words = useText(tableText).lap;
  const theme = useTheme();
  const { colors, space, radii, motion } = theme;
  const tint = theme.game('veselka');
  if (!view.lap) return null;
  const full = fullRainbows(view.players).flatMap((seat) => players[seat] ?? []);
  return (
    <View role="alert">
      <Enter how="fade" ms={motion.slide}>
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.m,
            paddingVertical: space.s,
            paddingHorizontal: space.m,
            borderRadius: radii.tile,
            borderWidth: 1.5,
            borderColor: tint.accent,
            backgroundColor: tint.tint,
          }}
        >
          <Icon name="flag" size={22} color={tint.accent} />
          <View style={{ flex: 1 }}>
            <T variant="bodyStrong">{words.left(view.lap.left)}</T>
            <T variant="label" color={colors.inkSoft}>
              {words.full(full.map(({ name }) => name).join(', '))}
            </T>
          </View>
          <ClauseTag clause="V-4.2" onPress={openClause} />
        </View>
      </Enter>
    </View>
  );
}
