/** The eight colours of the circle as keys, four in a row. */
import type { ReactNode } from 'react';
import { Platform, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Touch, useTheme } from '../../../../ui';
import { Gem } from '../../../gems/table/Gem';
import { KINDS, type Kind } from '../../../gems/rules/kinds';
import { tableText } from '../../words/table';

export interface GemKeysProps {
  label: string;
  chosen: readonly Kind[];
  onPick(kind: Kind): void;
}

const ROWS = [KINDS.slice(0, 4), KINDS.slice(4)];

export function GemKeys({ label, chosen, onPick }: GemKeysProps): ReactNode {
  const words = useText(tableText);
  const { colors, radii } = useTheme();
  return (
    <View role="group" aria-label={label} style={{ gap: 8 }}>
      {ROWS.map((row, i) => (
        <View key={i} style={{ flexDirection: 'row', gap: 8 }}>
          {row.map((kind) => {
            const on = chosen.includes(kind);
            return (
              <Touch
                key={kind}
                label={words.colours[kind]}
                {...(Platform.OS === 'web' ? { 'aria-pressed': on } : { 'aria-selected': on })}
                sinks
                onPress={() => onPick(kind)}
                style={{
                  flex: 1,
                  minHeight: 52,
                  alignItems: 'center',
                  justifyContent: 'center',
                  borderRadius: radii.tile,
                  borderWidth: on ? 2.5 : 1.5,
                  borderColor: on ? colors.legal : colors.line,
                  backgroundColor: on ? colors.legalFill : colors.paperRaised,
                }}
              >
                <Gem kind={kind} size={32} decorative />
              </Touch>
            );
          })}
        </View>
      ))}
    </View>
  );
}
