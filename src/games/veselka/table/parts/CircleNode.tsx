/** One colour of the circle: laid and numbered, glowing, wrong, or stepping back. */
import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import { FACES, Icon, T, Touch, mix, useTheme, type Theme } from '../../../../ui';
import { Gem } from '../../../gems/table/Gem';
import { Moving } from '../../../../ui/motion';
import type { Kind } from '../../../gems/rules/kinds';

/** `open` may be touched and is neither lit nor out of the question. */
export type NodeState = 'laid' | 'lit' | 'wrong' | 'open' | 'faded';

export interface CircleNodeProps {
  kind: Kind;
  size: number;
  state: NodeState;
  /** Its number in the run, 0 when it is not in it. */
  order: number;
  label: string;
  onPress?(): void;
}

function lookOf(state: NodeState, size: number, theme: Theme): ViewStyle {
  const { colors } = theme;
  const disc = (diameter: number): ViewStyle => ({
    width: diameter,
    height: diameter,
    borderRadius: diameter / 2,
  });
  switch (state) {
    case 'laid':
      return {
        ...disc(size),
        borderWidth: 3,
        borderColor: theme.game('veselka').accent,
        backgroundColor: colors.paper,
      };
    case 'lit':
      return {
        ...disc(size),
        borderWidth: 3,
        borderStyle: 'dashed',
        borderColor: colors.legal,
        backgroundColor: colors.legalFill,
      };
    case 'wrong':
      return {
        ...disc(size),
        borderWidth: 3,
        borderStyle: 'dashed',
        borderColor: colors.illegal,
        backgroundColor: colors.illegalFill,
      };
    case 'open':
      return {
        ...disc(size),
        borderWidth: 1.5,
        borderColor: colors.line,
        backgroundColor: colors.paper,
      };
    case 'faded':
      return { ...disc(size * 0.8), backgroundColor: mix(colors.table, colors.paper, 0.6) };
  }
}

export function CircleNode(props: CircleNodeProps): ReactNode {
  const { kind, size, state, order, label, onPress } = props;
  const theme = useTheme();
  const faded = state === 'faded';
  const content = (
    <View style={{ width: size, height: size, alignItems: 'center', justifyContent: 'center' }}>
      {state === 'lit' ? <Glow size={size} /> : null}
      <View
        style={[lookOf(state, size, theme), { alignItems: 'center', justifyContent: 'center' }]}
      >
        <View style={{ opacity: faded ? 0.55 : 1 }}>
          <Gem kind={kind} size={size * (faded ? 0.5 : 0.56)} decorative />
        </View>
      </View>
      {order > 0 ? <Order order={order} wrong={state === 'wrong'} /> : null}
    </View>
  );
  if (!onPress) return content;
  return (
    <Touch label={label} onPress={onPress} sinks style={{ borderRadius: size / 2 }}>
      {content}
    </Touch>
  );
}

function Order({ order, wrong }: { order: number; wrong: boolean }): ReactNode {
  const theme = useTheme();
  const { accent, onAccent } = theme.game('veselka');
  return (
    <View
      style={{
        position: 'absolute',
        top: -4,
        right: -4,
        width: 22,
        height: 22,
        borderRadius: 11,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: wrong ? theme.colors.illegal : accent,
      }}
    >
      {wrong ? (
        <Icon name="close" size={14} color={theme.colors.illegalFill} />
      ) : (
        <T
          allowFontScaling={false}
          aria-hidden
          color={onAccent}
          style={{ fontFamily: FACES.displayBold, fontSize: 14, lineHeight: 18 }}
        >
          {order}
        </T>
      )}
    </View>
  );
}

/** A soft halo that breathes; steady where motion is reduced. */
function Glow({ size }: { size: number }): ReactNode {
  const { colors, motion } = useTheme();
  return (
    <Moving
      motion={{
        ms: motion.glow / 2,
        pace: 'ease-in-out',
        endless: true,
        frames: { 0: { opacity: 0.25 }, 1: { opacity: 0.8 } },
      }}
      style={{
        position: 'absolute',
        inset: 0,
        borderRadius: size / 2,
        boxShadow: `0px 0px 14px 3px ${colors.legalGlow}`,
        opacity: 0.6,
      }}
    />
  );
}
