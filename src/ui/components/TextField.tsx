/** A line to write on, with its label above and what is wrong below. */
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { Platform, TextInput, View, type TextInputProps } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import type { IconName } from './iconPaths';
import { useStill } from './Still';
import { T } from './Text';

export interface TextFieldProps extends Omit<
  TextInputProps,
  'style' | 'value' | 'onChangeText' | 'onChange'
> {
  label: string;
  /** The label is only spoken, where the place says it already (search). */
  quietLabel?: boolean;
  value: string;
  onChange(value: string): void;
  icon?: IconName;
  error?: string;
  /** Spoken name of the button that empties the field; without it there is none. */
  clearLabel?: string;
  ref?: Ref<TextInput>;
}

/**
 * In a browser whoever presses Enter stays in the field, as in any other page: React Native Web would leave the focus to
 * nobody. It knows only the older word for it. On phones Enter puts the keyboard away, unless a field asks for more.
 */
export const STAYS = Platform.OS === 'web' ? { blurOnSubmit: false } : null;

export function TextField(props: TextFieldProps): ReactNode {
  const {
    label,
    quietLabel = false,
    value,
    onChange,
    icon,
    error,
    clearLabel,
    ref,
    ...rest
  } = props;
  const { colors, radii, space, type } = useTheme();
  const still = useStill() !== null;
  const field = useRef<TextInput>(null);
  useImperativeHandle(ref, () => field.current as TextInput);
  return (
    <View style={{ gap: space.xs }}>
      {quietLabel ? null : (
        <T variant="label" color="inkSoft" aria-hidden>
          {label}
        </T>
      )}
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          minHeight: 52,
          borderRadius: radii.button,
          borderWidth: 1.5,
          borderColor: error ? colors.illegal : colors.lineStrong,
          backgroundColor: colors.paperRaised,
        }}
      >
        {icon ? (
          <View style={{ position: 'absolute', left: space.m, pointerEvents: 'none' }}>
            <Icon name={icon} size={22} color={colors.inkSoft} />
          </View>
        ) : null}
        <TextInput
          ref={field}
          {...rest}
          {...STAYS}
          {...(still ? { editable: false, tabIndex: -1 } : {})}
          aria-label={error ? `${label}. ${error}` : label}
          value={value}
          onChangeText={onChange}
          placeholderTextColor={colors.inkFaint}
          maxFontSizeMultiplier={2}
          style={[
            type.body,
            {
              flex: 1,
              minHeight: 48,
              minWidth: 0,
              color: colors.ink,
              // The field's marks lie over it, so that its focus ring goes round all of them.
              paddingLeft: icon ? space.m * 2 + 22 : space.m,
              paddingRight: clearLabel ? 48 : space.m,
              borderRadius: radii.button,
            },
          ]}
        />
        {clearLabel && value ? (
          <View style={{ position: 'absolute', right: 0 }}>
            <IconButton
              icon="close"
              size={20}
              label={clearLabel}
              onPress={() => {
                // The button goes with what it erases.
                field.current?.focus();
                onChange('');
              }}
            />
          </View>
        ) : null}
      </View>
      {error ? (
        <T variant="label" color="illegalText">
          {error}
        </T>
      ) : null}
    </View>
  );
}
