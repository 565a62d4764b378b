/** One pile of one player: a tap chooses it or adds a card, keys write a number. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Platform, type View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Icon, onKeys, T, Touch, useTheme } from '../../../../ui';
import { tableText } from '../../words/table';

export interface StackCellProps {
  name: string;
  value: number;
  /** Null: not written yet. */
  count: number | null;
  /** Nobody wrote it: the box leaves nothing else. */
  faint?: boolean;
  active: boolean;
  /** The last number went here. */
  took?: boolean;
  /** Takes the keyboard's focus: the pile before it was written with keys. */
  focused: boolean;
  /** Keeps a card of this value as things stand. */
  keeps: boolean;
  wrong: boolean;
  onTouch(): void;
  onAdd(by: 1 | -1): void;
  onWrite(count: number): void;
}

function chosen(on: boolean): object {
  return Platform.OS === 'web' ? { 'aria-pressed': on } : { 'aria-selected': on };
}

export function StackCell(props: StackCellProps): ReactNode {
  const { name, value, count, active, focused, keeps, wrong, onAdd, onWrite } = props;
  const has = count !== null && count > 0;
  const words = useText(tableText);
  const { colors, radii } = useTheme();
  const ref = useRef<View>(null);
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  const keys = onKeys(({ key }) => {
    if (/^\d$/.test(key)) onWrite(Number(key));
    else if (key === '+' || key === '=') onAdd(1);
    else if (key === '-' || key === 'Backspace') onAdd(-1);
    else return false;
    return true;
  });
  const label = words.cell(name, value, count);
  return (
    <Touch
      ref={ref}
      label={keeps ? `${label}, ${words.pileLeads}` : label}
      onPress={props.onTouch}
      {...chosen(active)}
      {...keys}
      style={{
        flex: 1,
        minHeight: 48,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        borderRadius: radii.card,
        borderWidth: active || props.took ? 2.5 : 1,
        borderStyle: wrong && !active ? 'dashed' : 'solid',
        borderColor: active
          ? colors.legal
          : wrong
            ? colors.illegal
            : props.took
              ? colors.good
              : colors.line,
        backgroundColor: active
          ? colors.legalFill
          : keeps
            ? colors.goodFill
            : has
              ? colors.paperRaised
              : colors.paperSunken,
      }}
    >
      <T
        variant="numM"
        maxFontSizeMultiplier={1.4}
        color={count === null || props.faint ? 'inkFaint' : keeps && !active ? 'goodText' : 'ink'}
      >
        {count ?? '·'}
      </T>
      {keeps ? <Icon name="check" size={14} color={colors.good} /> : null}
    </Touch>
  );
}
