/**
 * Something on the table that may be touched: a card, a gem, a cell. Shows its state the same way
 * everywhere — honey for what is legal, a frame and a lift for what is selected, a dashed red frame for
 * what is not allowed, a paper veil for what steps back. Knows nothing about what it holds.
 */
import type { ReactNode } from 'react';
import { Platform, View, type StyleProp, type ViewStyle } from 'react-native';

import { useTheme, type Theme } from '../theme/ThemeProvider';
import { Touch } from './Touch';

export type PieceState = 'plain' | 'legal' | 'selected' | 'illegal' | 'faded';

export interface PieceProps {
  children: ReactNode;
  state?: PieceState;
  /** What a screen reader says: what it is, where it lies, what may be done with it. */
  label?: string;
  /** Without it the piece only lies there. A faded piece may still explain itself when touched. */
  onPress?(): void;
  /** Corner radius of what is inside. */
  radius?: number;
  /** How far a selected piece rises. */
  lift?: number;
  disabled?: boolean;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** The ring lies outside the piece, so that nothing inside moves when the state changes. */
function ring(state: PieceState, radius: number, theme: Theme): ViewStyle | null {
  const { colors } = theme;
  const outside = (gap: number, width: number): ViewStyle => ({
    position: 'absolute',
    inset: -(gap + width),
    borderRadius: radius + gap + width,
    borderWidth: width,
    pointerEvents: 'none',
  });
  switch (state) {
    case 'legal':
      return { ...outside(2, 2), borderColor: colors.legal, borderStyle: 'dashed' };
    case 'selected':
      return {
        ...outside(0, 4),
        borderColor: colors.legalGlow,
        boxShadow: `0px 0px 0px 1.5px ${colors.legal}, ${theme.shadow('lifted')}`,
      };
    case 'illegal':
      return { ...outside(2, 2.5), borderColor: colors.illegal, borderStyle: 'dashed' };
    case 'plain':
    case 'faded':
      return null;
  }
}

/** A button that is on is «pressed» in the browser and «selected» on a phone. */
function chosen(on: boolean): object {
  return Platform.OS === 'web' ? { 'aria-pressed': on } : { 'aria-selected': on };
}

export function Piece(props: PieceProps): ReactNode {
  const { children, state = 'plain', label, onPress, radius = 8, lift = 8 } = props;
  const theme = useTheme();
  const around = ring(state, radius, theme);
  const rise: ViewStyle | null =
    state === 'selected' && lift ? { transform: [{ translateY: -lift }], zIndex: 1 } : null;
  const content = (
    <>
      {around ? <View style={around} /> : null}
      {children}
      {state === 'faded' ? (
        <View
          style={{
            position: 'absolute',
            inset: 0,
            borderRadius: radius,
            backgroundColor: theme.colors.paper,
            opacity: 0.58,
            pointerEvents: 'none',
          }}
        />
      ) : null}
    </>
  );
  if (!onPress)
    return (
      <View style={[rise, props.style]} testID={props.testID}>
        {content}
      </View>
    );
  return (
    <Touch
      label={label}
      onPress={onPress}
      disabled={props.disabled}
      {...chosen(state === 'selected')}
      hitSlop={4}
      style={[{ borderRadius: radius }, rise, props.style]}
      testID={props.testID}
    >
      {content}
    </Touch>
  );
}
