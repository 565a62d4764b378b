/** Beads of a bid in «Промінь»: amber for each trick, a blue shield for one more. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Circle, Path } from '../../../../ui/svg';
import { spoken } from '../../../../ui/text';
import { BEADS } from '../../../../ui/theme/tokens';
import { Picture, type DrawingProps } from '../../../../ui/drawings/Picture';

export function BetBead(props: DrawingProps): ReactNode {
  const words = useText(spoken);
  const { face, edge, light } = BEADS.bet;
  return (
    <Picture
      box={[32, 32]}
      size={props.size ?? 16}
      label={props.label ?? words.bet}
      decorative={props.decorative}
    >
      <Circle cx={16} cy={17} r={14.5} fill={edge} />
      <Circle cx={16} cy={15.5} r={14.5} fill={face} />
      <Circle cx={16} cy={16} r={5.2} fill={edge} opacity={0.75} />
      <Path
        d="M6.5 12.5A10.5 10.5 0 0 1 14 5.5"
        fill="none"
        stroke={light}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </Picture>
  );
}

const SHIELD =
  'M16 1.5C20 4.5 24 5.5 28.5 5.5V15C28.5 22.5 23 28 16 31 9 28 3.5 22.5 3.5 15V5.5C8 5.5 12 4.5 16 1.5Z';

export function ShieldBead(props: DrawingProps): ReactNode {
  const words = useText(spoken);
  const { face, edge, light } = BEADS.shield;
  return (
    <Picture
      box={[32, 32]}
      size={props.size ?? 16}
      label={props.label ?? words.shield}
      decorative={props.decorative}
    >
      <Path d={SHIELD} fill={face} stroke={edge} strokeWidth={2} strokeLinejoin="round" />
      <Path d="M16 4.5C12.5 6.8 9.5 7.8 6.200 8V15C6.200 21 10.5 25.5 16 28Z" fill={light} />
    </Picture>
  );
}

export interface BeadsProps {
  bets: number;
  shield?: boolean;
  size?: number;
  /** Hidden from screen readers: words beside them say the same. */
  decorative?: boolean;
}

/** A whole bid in a row. */
export function Beads(props: BeadsProps): ReactNode {
  const words = useText(spoken);
  const { bets, shield = false, size = 16, decorative = false } = props;
  return (
    <View
      accessible={!decorative}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : words.beads(bets, shield)}
      aria-hidden={decorative || undefined}
      style={{ flexDirection: 'row', gap: 3, flexWrap: 'wrap' }}
    >
      {Array.from({ length: bets }, (_, i) => (
        <BetBead key={i} size={size} decorative />
      ))}
      {shield ? <ShieldBead size={size} decorative /> : null}
    </View>
  );
}
