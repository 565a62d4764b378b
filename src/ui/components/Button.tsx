/** The button. One primary a screen, its words say what will happen. */
import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

import { cardboard } from '../theme/shadow';
import { useTheme, type Theme } from '../theme/ThemeProvider';
import { Busy } from './Busy';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { useStill } from './Still';
import { T } from './Text';
import { Touch } from './Touch';

export type ButtonKind = 'primary' | 'quiet' | 'danger';

export interface ButtonProps {
  label: string;
  onPress(): void;
  kind?: ButtonKind;
  /** Takes the game's accent. */
  game?: string;
  icon?: IconName;
  /** A drawing instead of an icon: a mark, a gem. As a function it is told the button's ink. */
  mark?: ReactNode | ((ink: string) => ReactNode);
  /** A second, smaller line. */
  note?: string;
  /** Working on it: cannot be pressed again. */
  busy?: boolean;
  disabled?: boolean;
  /** Why it is disabled; stands just above it. */
  reason?: string;
  /** Spoken instead of the label, where the label is short. */
  spoken?: string;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

interface Look {
  face: string;
  edge: string;
  ink: string;
  border: string;
}

function lookOf(kind: ButtonKind, disabled: boolean, game: string | undefined, t: Theme): Look {
  const { colors } = t;
  if (disabled)
    return {
      face: colors.paperSunken,
      edge: colors.line,
      ink: colors.inkFaint,
      border: colors.line,
    };
  if (kind === 'primary') {
    const { accent, accentEdge, onAccent } = t.game(game);
    return { face: accent, edge: accentEdge, ink: onAccent, border: accent };
  }
  if (kind === 'danger')
    return {
      face: colors.illegalFill,
      edge: colors.illegal,
      ink: colors.illegalText,
      border: colors.illegal,
    };
  return {
    face: colors.paperRaised,
    edge: colors.paperEdge,
    ink: colors.ink,
    border: colors.lineStrong,
  };
}

export function Button(props: ButtonProps): ReactNode {
  const {
    label,
    kind = 'primary',
    busy = false,
    disabled = false,
    reason,
    note,
    icon,
    mark,
  } = props;
  const theme = useTheme();
  const look = lookOf(kind, disabled, props.game, theme);
  // On a table that is only looked at there is nothing to do.
  if (useStill()) return null;
  return (
    <View style={props.style}>
      {disabled && reason ? (
        <T variant="label" color="legalText" align="center" style={{ marginBottom: 8 }}>
          {reason}
        </T>
      ) : null}
      <Touch
        label={props.spoken ?? (note ? `${label}. ${note}` : undefined)}
        means={label}
        disabled={disabled || busy}
        aria-busy={busy || undefined}
        onPress={props.onPress}
        sinks
        testID={props.testID}
        style={(pressed) => ({
          minHeight: kind === 'primary' ? theme.touch.primary : 52,
          paddingVertical: 8,
          paddingHorizontal: theme.space.l,
          borderRadius: kind === 'primary' ? 18 : theme.radii.button,
          borderWidth: 1.5,
          borderColor: look.border,
          backgroundColor: look.face,
          boxShadow: disabled ? undefined : cardboard(look.edge, theme.colors, pressed),
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 12,
        })}
      >
        {busy ? (
          <View aria-hidden>
            <Busy color={look.ink} />
          </View>
        ) : null}
        {busy ? null : typeof mark === 'function' ? mark(look.ink) : mark}
        {!busy && icon ? <Icon name={icon} size={22} color={look.ink} /> : null}
        <View style={{ flexShrink: 1 }}>
          <T variant="button" color={look.ink} align="center">
            {label}
          </T>
          {note ? (
            <T
              variant="caption"
              color={disabled || kind === 'primary' ? look.ink : 'inkSoft'}
              align="center"
            >
              {note}
            </T>
          ) : null}
        </View>
      </Touch>
    </View>
  );
}
