/** The tile at a line's end: an arrow the way the line will move, solid when cheap, dashed with «3» when dear. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { cardboard, Icon, T, Touch, useTheme, type IconName } from '../../../ui';
import type { LineEnd } from '../rules/grid';
import type { Box } from './geometry';

export interface HandleLook {
  label: string;
  /** What the shift costs the player to move; null where nobody should be told. */
  price: 1 | 3 | null;
  /** Cannot be paid for. */
  faded: boolean;
}

export interface HandleProps extends HandleLook {
  end: LineEnd;
  box: Box;
  chosen: boolean;
  wrong: boolean;
  disabled: boolean;
  onPress(): void;
}

const ARROWS: Record<string, IconName> = {
  'row-start': 'left',
  'row-end': 'right',
  'column-start': 'up',
  'column-end': 'down',
};

export function Handle(props: HandleProps): ReactNode {
  const { end, box, price, faded, chosen, wrong } = props;
  const { colors, radii } = useTheme();
  const dear = price === 3;
  const edge = wrong ? colors.illegal : chosen ? colors.legal : colors.lineStrong;
  const face = wrong ? colors.illegalFill : chosen ? colors.legalFill : colors.paperRaised;
  const ink = wrong
    ? colors.illegalText
    : chosen
      ? colors.legalText
      : dear
        ? colors.inkFaint
        : colors.ink;
  // Outwards there is nothing else to hit; along the edge half of what lies between two of them.
  const [out, beside] = [8, 2];
  const slop =
    end.line === 'row'
      ? { top: beside, bottom: beside, [end.edge === 'start' ? 'left' : 'right']: out }
      : { left: beside, right: beside, [end.edge === 'start' ? 'top' : 'bottom']: out };
  return (
    <Touch
      label={props.label}
      aria-pressed={chosen}
      disabled={props.disabled}
      onPress={props.onPress}
      hitSlop={slop}
      sinks={!dear}
      style={(pressed) => [
        {
          position: 'absolute',
          ...box,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: radii.tile,
          borderWidth: chosen || wrong ? 2.5 : 1.5,
          borderStyle: (dear && !chosen) || wrong ? 'dashed' : 'solid',
          borderColor: edge,
        },
        dear && !chosen && !wrong
          ? null
          : { backgroundColor: face, boxShadow: cardboard(colors.paperEdge, colors, pressed) },
        faded && !chosen ? { opacity: 0.5 } : null,
      ]}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        {dear && end.line === 'row' && end.edge === 'end' ? <Three ink={ink} /> : null}
        <Icon
          name={ARROWS[`${end.line}-${end.edge}`] ?? 'left'}
          size={dear ? 18 : 22}
          color={ink}
        />
        {dear && !(end.line === 'row' && end.edge === 'end') ? <Three ink={ink} /> : null}
      </View>
    </Touch>
  );
}

function Three({ ink }: { ink: string }): ReactNode {
  return (
    <T variant="tag" color={ink} allowFontScaling={false} aria-hidden>
      3
    </T>
  );
}
