/** The deal's ten tricks as cards in a row: given out, or still to give out. */
import { memo, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { OWN_COLOURS, T, useTheme } from '../../../../ui';
import { GlassMark } from '../drawings/Glass';
import { GLASS } from '../../../../ui/theme/tokens';
import { TRICKS } from '../../rules/scoring';
import { tableText } from '../../words/table';

export function TrickCards({ given }: { given: number }): ReactNode {
  const words = useText(tableText).tricks;
  const { space } = useTheme();
  const left = TRICKS - given;
  return (
    <View
      accessible
      role="img"
      aria-label={words.spokenLeft(left)}
      style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}
    >
      <View style={{ flex: 1, flexDirection: 'row', gap: 3, maxWidth: 420 }}>
        {Array.from({ length: TRICKS }, (_, i) => (
          <Back key={i} given={i < given} />
        ))}
      </View>
      <View style={{ alignItems: 'center', minWidth: 62 }}>
        <T
          variant="numL"
          color={left < 0 ? 'illegalText' : 'legalText'}
          maxFontSizeMultiplier={1.3}
        >
          {Math.abs(left)}
        </T>
        <T variant="caption" color={left < 0 ? 'illegalText' : 'legalText'}>
          {left < 0 ? words.over : words.left(left)}
        </T>
      </View>
    </View>
  );
}

const Back = memo(function Back({ given }: { given: boolean }): ReactNode {
  const theme = useTheme();
  const { colors } = theme;
  if (!given)
    return (
      <View
        style={{
          flex: 1,
          aspectRatio: 0.7,
          borderRadius: 5,
          borderWidth: 1.5,
          borderStyle: 'dashed',
          borderColor: colors.legal,
          backgroundColor: colors.legalFill,
        }}
      />
    );
  return (
    <View
      {...OWN_COLOURS}
      style={{
        flex: 1,
        aspectRatio: 0.7,
        borderRadius: 5,
        borderWidth: 2,
        borderColor: colors.card,
        backgroundColor: GLASS.y.deep,
        boxShadow: `0px 1px 0px ${colors.cardEdge}`,
        alignItems: 'center',
        justifyContent: 'center',
        overflow: 'hidden',
      }}
    >
      <GlassMark colour="y" size={14} color={GLASS.y.light} decorative />
    </View>
  );
});
