/** The five colours of glass as keys, each with its mark. */
import type { ReactNode } from 'react';
import { Platform, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { cardboard, OWN_COLOURS, Touch, useTheme } from '../../../../ui';
import { GlassMark } from '../drawings/Glass';
import { GLASS } from '../../../../ui/theme/tokens';
import { COLOURS, type Colour } from '../../rules/cards';
import { tableText } from '../../words/table';

export interface ColourKeysProps {
  chosen: Colour | null;
  /** Steps back, but can be pressed: the rules explain why not. */
  faded(colour: Colour): boolean;
  onPick(colour: Colour): void;
  disabled?: boolean;
}

export function ColourKeys(props: ColourKeysProps): ReactNode {
  const words = useText(tableText).referee;
  return (
    <View role="group" aria-label={words.colours} style={{ flexDirection: 'row', gap: 8 }}>
      {COLOURS.map((colour) => (
        <ColourKey key={colour} {...props} colour={colour} />
      ))}
    </View>
  );
}

function ColourKey(props: ColourKeysProps & { colour: Colour }): ReactNode {
  const { colour, chosen, disabled = false } = props;
  const words = useText(tableText).referee;
  const { colors, radii } = useTheme();
  const { base, deep, onColour } = GLASS[colour];
  const on = chosen === colour;
  const faded = props.faded(colour);
  return (
    <Touch
      {...OWN_COLOURS}
      label={words.colour(colour)}
      disabled={disabled}
      {...(Platform.OS === 'web' ? { 'aria-pressed': on } : { 'aria-selected': on })}
      sinks
      onPress={() => props.onPick(colour)}
      style={(pressed) => ({
        flex: 1,
        minHeight: 50,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.tile,
        backgroundColor: base,
        opacity: faded && !on ? 0.42 : 1,
        boxShadow: on
          ? `0px 0px 0px 2px ${colors.paper}, 0px 0px 0px 4.500px ${colors.legal}`
          : cardboard(deep, colors, pressed),
      })}
    >
      <GlassMark colour={colour} size={26} color={onColour} decorative />
    </Touch>
  );
}
