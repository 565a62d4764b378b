/** The four boxes for misthrows; with `onMisthrows` they are a way to enter them. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Icon, Touch, useTheme } from '../../../../ui';
import { MISTHROWS } from '../../rules/sheet';
import { tableText } from '../../words/table';

export interface CrossBoxesProps {
  misthrows: number;
  onMisthrows?(count: number): void;
  /** Width of what can be touched; narrower where the sum stands beside them. */
  target?: number;
}

const BESIDE_SUM = 34;

export function CrossBoxes(props: CrossBoxesProps): ReactNode {
  const { misthrows, onMisthrows, target = BESIDE_SUM } = props;
  return (
    <View style={{ flexDirection: 'row', gap: onMisthrows ? 0 : 4 }}>
      {Array.from({ length: MISTHROWS }, (_, i) => (
        <CrossBox
          key={i}
          number={i + 1}
          crossed={i < misthrows}
          width={target}
          // A tap on the last cross takes it away, any other tap fills up to that box.
          onPress={onMisthrows && (() => onMisthrows(misthrows === i + 1 ? i : i + 1))}
        />
      ))}
    </View>
  );
}

interface CrossBoxProps {
  number: number;
  crossed: boolean;
  width: number;
  onPress?(): void;
}

function CrossBox({ number, crossed, width, onPress }: CrossBoxProps): ReactNode {
  const { colors } = useTheme();
  const words = useText(tableText);
  const box = (
    <View
      style={{
        width: 23,
        height: 23,
        borderRadius: 6,
        borderWidth: 1.5,
        borderColor: crossed ? colors.illegal : colors.lineStrong,
        backgroundColor: colors.paperRaised,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {crossed ? <Icon name="close" size={18} color={colors.illegal} /> : null}
    </View>
  );
  if (!onPress) return <View aria-hidden>{box}</View>;
  return (
    <Touch
      role="checkbox"
      aria-checked={crossed}
      label={words.crossBox(number)}
      onPress={onPress}
      hitSlop={{ left: 6, right: 6 }}
      style={{ width, height: 48, alignItems: 'center', justifyContent: 'center' }}
    >
      {box}
    </Touch>
  );
}
