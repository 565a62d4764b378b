/** Which dice go into the hand: three of them to touch. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Icon, Touch, useTheme } from '../../../../ui';
import { Die } from '../../../../ui/drawings/Die';
import { loadMover } from '../../../../ui/motion';
import { ROWS, type Row } from '../../rules/types';
import { tableText } from '../../words/table';

/** A phone on its side. */
const LOW = 500;

export interface DiceChoiceProps {
  chosen: readonly Row[];
  onChange(chosen: readonly Row[]): void;
}

export function DiceChoice({ chosen, onChange }: DiceChoiceProps): ReactNode {
  const { space, reducedMotion } = useTheme();
  const toggle = (row: Row): void => {
    // Whoever takes dice into the hand is about to throw.
    if (!reducedMotion) loadMover();
    onChange(ROWS.filter((one) => (one === row ? !chosen.includes(one) : chosen.includes(one))));
  };
  return (
    <View style={{ flexDirection: 'row', gap: space.m, justifyContent: 'center' }}>
      {ROWS.map((row) => (
        <ChoosableDie
          key={row}
          row={row}
          chosen={chosen.includes(row)}
          onPress={() => toggle(row)}
        />
      ))}
    </View>
  );
}

function ChoosableDie(props: { row: Row; chosen: boolean; onPress(): void }): ReactNode {
  const { row, chosen, onPress } = props;
  const { colors, radii, shadow } = useTheme();
  const words = useText(tableText);
  const low = useWindowDimensions().height < LOW;
  return (
    <Touch
      role="checkbox"
      aria-checked={chosen}
      label={words.die[row]}
      onPress={onPress}
      sinks
      style={{
        flex: 1,
        maxWidth: 116,
        minHeight: low ? 60 : 88,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.button,
        borderWidth: 2.5,
        borderColor: chosen ? colors.legal : colors.line,
        backgroundColor: chosen ? colors.legalFill : colors.paperRaised,
        boxShadow: shadow('piece'),
      }}
    >
      <View style={{ opacity: chosen ? 1 : 0.72 }}>
        <Die row={row} size={low ? 46 : 64} decorative />
      </View>
      {chosen ? (
        <View
          style={{
            position: 'absolute',
            top: -9,
            right: -9,
            width: 26,
            height: 26,
            borderRadius: 13,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: colors.legal,
          }}
        >
          <Icon name="check" size={16} color={colors.paper} />
        </View>
      ) : null}
    </Touch>
  );
}
