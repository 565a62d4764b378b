/**
 * A number at the end of a line. Where people entered it, it has a pencil and a tap leads to its entry; elsewhere a tap opens
 * the clause it comes from.
 */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { minus } from '../../text/plural';
import { useText } from '../../text/locale';
import { Icon, T, Touch, useTheme } from '../../ui';
import { numberText } from './numberText';

export interface NumberLinkProps<Clause extends string> {
  /** A number, or one with something beside it («3 з 8»). */
  value: number | string;
  variant: 'numS' | 'numM' | 'numL';
  /** What a screen reader says of it. */
  label: string;
  clause: NoInfer<Clause>;
  openClause(clause: Clause): void;
  onCorrect?: (() => void) | undefined;
}

export function NumberLink<Clause extends string>(props: NumberLinkProps<Clause>): ReactNode {
  const { value, variant, label, clause, openClause, onCorrect } = props;
  const words = useText(numberText);
  const { colors, radii } = useTheme();
  return (
    <Touch
      role={onCorrect ? 'button' : 'link'}
      label={`${label}. ${onCorrect ? words.correct : words.why}`}
      onPress={onCorrect ?? (() => openClause(clause))}
      style={{
        minWidth: 48,
        minHeight: 48,
        flexDirection: 'row',
        gap: 4,
        alignItems: 'center',
        justifyContent: 'flex-end',
        borderRadius: radii.tag,
      }}
    >
      {onCorrect ? (
        <View aria-hidden>
          <Icon name="pencil" size={14} color={colors.inkFaint} />
        </View>
      ) : null}
      <T variant={variant}>{typeof value === 'number' ? minus(value) : value}</T>
    </Touch>
  );
}
