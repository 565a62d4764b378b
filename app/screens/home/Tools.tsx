/** Dice, who starts, rules, settle: four things for a table without a match. */
import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../src/text/locale';
import { Icon, T, Touch, useCramped, useTheme } from '../../../src/ui';
import { Die } from '../../../src/ui/drawings/Die';
import { homeText } from './text';

/** In letters of the usual size: narrower than this, four titles do not stand side by side. */
const NARROW = 345;

export function Tools(): ReactNode {
  const words = useText(homeText).tools;
  const navigation = useNavigation();
  const { colors, space, radii, shadow } = useTheme();
  const inPairs = useCramped(NARROW);
  const tools = [
    {
      title: words.dice,
      drawing: (
        <View style={{ flexDirection: 'row', gap: 2 }}>
          <Die row="yellow" value={5} size={28} decorative />
          <Die row="purple" value={2} size={24} decorative />
        </View>
      ),
      onPress: () => navigation.navigate('Dice'),
    },
    {
      title: words.whoStarts,
      drawing: <Icon name="star4" size={30} color={colors.legal} />,
      onPress: () => navigation.navigate('WhoStarts'),
    },
    {
      title: words.rules,
      drawing: <Icon name="book" size={28} />,
      onPress: () => navigation.navigate('Rulebook'),
    },
    {
      title: words.settle,
      drawing: <Icon name="scales" size={28} color={colors.illegal} />,
      onPress: () => navigation.navigate('Settle'),
    },
  ];
  return (
    <View
      role="list"
      aria-label={words.title}
      style={{ flexDirection: 'row', flexWrap: inPairs ? 'wrap' : 'nowrap', gap: space.s }}
    >
      {tools.map(({ title, drawing, onPress }) => (
        <View key={title} role="listitem" style={{ flexGrow: 1, flexBasis: inPairs ? '40%' : 0 }}>
          <Touch
            sinks
            onPress={onPress}
            style={{
              minHeight: 84,
              alignItems: 'center',
              justifyContent: 'center',
              gap: space.s,
              paddingHorizontal: 2,
              borderRadius: radii.panel,
              backgroundColor: colors.paper,
              boxShadow: shadow('piece'),
            }}
          >
            <View style={{ height: 30, justifyContent: 'center' }}>{drawing}</View>
            <T variant="caption" align="center" maxFontSizeMultiplier={1.5}>
              {title}
            </T>
          </Touch>
        </View>
      ))}
    </View>
  );
}
