/** A whole number between two others: − and +, arrow keys, and swipes of a screen reader. */
import type { ReactNode } from 'react';
import { Platform, View, type AccessibilityActionEvent } from 'react-native';

import { minus } from '../../text/plural';
import { useText } from '../../text/locale';
import { controls } from '../text/controls';
import { useTheme } from '../theme/ThemeProvider';
import { Icon } from './Icon';
import { onKeys } from './keys';
import { useStill } from './Still';
import { T } from './Text';
import { Touch } from './Touch';

export interface StepperProps {
  /** What is counted and for whom: «Взятки, Оля». */
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  onChange(value: number): void;
  /** Shown and spoken instead of the bare number. */
  valueText?: string;
  disabled?: boolean;
  /** Half as wide, for rows with several. */
  compact?: boolean;
  testID?: string;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};

export function Stepper(props: StepperProps): ReactNode {
  const {
    label,
    value,
    min = 0,
    max = Infinity,
    step = 1,
    disabled = false,
    compact = false,
  } = props;
  const { colors, radii } = useTheme();
  const words = useText(controls);
  const still = useStill() !== null;
  const go = (to: number): void => {
    const within = Math.min(max, Math.max(min, to));
    if (within !== value && !disabled) props.onChange(within);
  };
  const keys = onKeys(({ key }) => {
    const by = STEPS[key];
    if (by) go(value + by * step);
    else if (key === 'Home') go(min);
    else if (key === 'End' && Number.isFinite(max)) go(max);
    else return false;
    return true;
  });
  const end = (by: 1 | -1): ReactNode => {
    const stuck = disabled || (by < 0 ? value <= min : value >= max);
    return (
      <Touch
        repeats
        label={`${label}: ${by < 0 ? words.less : words.more}`}
        disabled={stuck}
        onPress={() => go(value + by * step)}
        style={{
          width: 48,
          height: 52,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: 14,
        }}
      >
        <Icon name={by < 0 ? 'minus' : 'plus'} color={stuck ? colors.lineStrong : colors.ink} />
      </Touch>
    );
  };
  return (
    <View style={{ flexDirection: 'row' }} testID={props.testID}>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          backgroundColor: colors.paperSunken,
          borderRadius: radii.button,
          borderWidth: 1,
          borderColor: colors.line,
        }}
      >
        {end(-1)}
        <View
          accessible
          tabIndex={disabled || still ? -1 : 0}
          role={Platform.OS === 'web' ? 'spinbutton' : 'slider'}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          aria-valuetext={props.valueText ?? minus(value)}
          aria-disabled={disabled || undefined}
          accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
          onAccessibilityAction={(event: AccessibilityActionEvent) =>
            go(value + (event.nativeEvent.actionName === 'increment' ? step : -step))
          }
          style={{ minWidth: compact ? 32 : 52, alignItems: 'center', borderRadius: 8 }}
          {...keys}
        >
          <T variant={compact ? 'numM' : 'numL'} color={disabled ? 'inkFaint' : 'ink'}>
            {props.valueText ?? minus(value)}
          </T>
        </View>
        {end(1)}
      </View>
    </View>
  );
}
