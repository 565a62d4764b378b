/** The last lap, announced: whose rainbow is complete, how many turns are left, and the rule. */
import { useEffect, useState, type ReactNode } from 'react';
import { Animated, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { ClauseTag, Icon, T, useTheme } from '../../../../ui';
import { FULL_RAINBOW } from '../../scoring';
import { tableText } from '../text';
import type { VeselkaTable } from './props';

export function LapBanner(props: VeselkaTable): ReactNode {
  const { view, players, openClause } = props;
  const words = useText(tableText).lap;
  const theme = useTheme();
  const { colors, space, radii, motion, reducedMotion } = theme;
  const tint = theme.game('veselka');
  const shown = view.lap !== null;
  const [entrance] = useState(() => new Animated.Value(0));
  useEffect(() => {
    if (!shown || reducedMotion) {
      entrance.setValue(1);
      return undefined;
    }
    entrance.setValue(0);
    const rise = Animated.timing(entrance, {
      toValue: 1,
      duration: motion.slide,
      useNativeDriver: false,
    });
    rise.start();
    return () => rise.stop();
  }, [shown, reducedMotion, entrance, motion.slide]);
  if (!view.lap) return null;
  const full = players.filter(({ seat }) => view.players[seat]?.rainbow.length === FULL_RAINBOW);
  return (
    <Animated.View role="alert" style={{ opacity: entrance }}>
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
    </Animated.View>
  );
}
