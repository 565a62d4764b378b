/** Take the last card of the run or leave it: the switch, what it would make, the own rainbow. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Verdict } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { Toggle, useTheme } from '../../../../ui';
import type { Kind } from '../../../gems/rules/kinds';
import { rainbowPoints } from '../../rules/because';
import { tableText } from '../../words/table';
import { Rainbow } from './Rainbow';

export interface KeepPanelProps {
  last: Kind;
  rainbow: readonly Kind[];
  keeping: Verdict;
  keep: boolean;
  onChange(keep: boolean): void;
}

export function KeepPanel({ last, rainbow, keeping, keep, onChange }: KeepPanelProps): ReactNode {
  const words = useText(tableText).keep;
  const { colors, radii, space } = useTheme();
  const would = rainbow.length + 1;
  return (
    <View
      style={{
        paddingHorizontal: space.m,
        paddingVertical: space.xs,
        paddingBottom: space.m,
        gap: space.xs,
        borderRadius: radii.tile,
        backgroundColor: colors.paperSunken,
      }}
    >
      <Toggle
        game="veselka"
        label={words.toggle(last)}
        note={keeping.ok ? words.will(would, rainbowPoints(would)) : words.owned(last)}
        value={keep}
        onChange={onChange}
      />
      <Rainbow rainbow={rainbow} size={26} joining={keep && keeping.ok ? last : null} spread />
    </View>
  );
}
