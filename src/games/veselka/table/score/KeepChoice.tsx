/** Which colour went into the rainbow, if any. A colour that is there already can be tried and is explained. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Icon, T, Touch, useTheme } from '../../../../ui';
import { Gem } from '../../../gems/table/Gem';
import { KINDS, type Kind } from '../../../gems/rules/kinds';
import { tableText } from '../../words/table';

export interface KeepChoiceProps {
  owned: readonly Kind[];
  value: Kind | null;
  /** The rules refuse the chosen colour. */
  refused: boolean;
  onChange(kind: Kind | null): void;
}

export function KeepChoice({ owned, value, refused, onChange }: KeepChoiceProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  return (
    <View role="group" aria-label={words.keep.ask} style={{ gap: space.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: space.s }}>
        <T variant="bodyStrong">{words.keep.ask}</T>
        <T variant="label" color="inkSoft" style={{ flex: 1 }}>
          {value === null ? words.keep.none : words.colours[value]}
        </T>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        {KINDS.map((kind) => (
          <KeepTile
            key={kind}
            kind={kind}
            owned={owned.includes(kind)}
            on={value === kind}
            refused={refused && value === kind}
            onPress={() => onChange(value === kind ? null : kind)}
          />
        ))}
      </View>
    </View>
  );
}

interface KeepTileProps {
  kind: Kind;
  owned: boolean;
  on: boolean;
  refused: boolean;
  onPress(): void;
}

function KeepTile({ kind, owned, on, refused, onPress }: KeepTileProps): ReactNode {
  const words = useText(tableText);
  const { colors, radii } = useTheme();
  const border = refused ? colors.illegal : on ? colors.legal : colors.line;
  return (
    <Touch
      role="checkbox"
      aria-checked={on}
      label={words.keep.choice(kind, owned)}
      onPress={onPress}
      sinks
      style={{
        flexGrow: 1,
        flexBasis: '20%',
        height: 48,
        flexDirection: 'row',
        gap: 6,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.tile,
        borderWidth: on ? 2.5 : 1.5,
        borderStyle: refused ? 'dashed' : 'solid',
        borderColor: border,
        backgroundColor: refused
          ? colors.illegalFill
          : on
            ? colors.legalFill
            : owned
              ? colors.paperSunken
              : colors.paperRaised,
      }}
    >
      <View style={{ opacity: owned && !refused ? 0.45 : 1 }}>
        <Gem kind={kind} size={30} decorative />
      </View>
      {on ? (
        <Icon
          name={refused ? 'close' : 'check'}
          size={16}
          color={refused ? colors.illegalText : colors.legalText}
        />
      ) : owned ? (
        <Icon name="check" size={16} color={colors.inkFaint} />
      ) : null}
    </Touch>
  );
}
