/** The five motifs of «Промінь»: leaded panes at any size, flat marks for the smallest. */
import type { ReactNode } from 'react';
import { G, Path } from 'react-native-svg';

import { useText } from '../../text/locale';
import { spoken } from '../text';
import { GLASS, LEAD, type GlassColour } from '../theme/tokens';
import { MARKS, MOTIFS } from './glassPaths';
import { Picture, type DrawingProps } from './Picture';

export interface GlassProps extends DrawingProps {
  colour: GlassColour;
}

/** The panes alone, on a 64-unit grid, for use inside another picture. */
export function MotifPanes(props: { colour: GlassColour; lead?: number }): ReactNode {
  const tints = GLASS[props.colour];
  return MOTIFS[props.colour].map(([tint, d], i) => (
    <Path
      key={i}
      d={d}
      fill={tints[tint]}
      stroke={LEAD}
      strokeWidth={props.lead ?? 1.8}
      strokeLinejoin="round"
    />
  ));
}

export function GlassMotif(props: GlassProps): ReactNode {
  const words = useText(spoken);
  const { colour, size = 48, label = words.glassMotif[colour] } = props;
  return (
    <Picture box={[64, 64]} size={size} label={label} decorative={props.decorative}>
      <MotifPanes colour={colour} />
    </Picture>
  );
}

/** The flat mark: in the glass's own colour, or in `color` where it stands on that colour. */
export function GlassMark(props: GlassProps & { color?: string }): ReactNode {
  const words = useText(spoken);
  const { colour, size = 20, label = words.glassMotif[colour] } = props;
  return (
    <Picture box={[24, 24]} size={size} label={label} decorative={props.decorative}>
      <MarkPath colour={colour} fill={props.color ?? GLASS[colour].base} />
    </Picture>
  );
}

/** The mark alone, on a 24-unit grid. */
export function MarkPath(props: {
  colour: GlassColour;
  fill: string;
  transform?: string;
}): ReactNode {
  return (
    <G transform={props.transform}>
      <Path d={MARKS[props.colour]} fill={props.fill} fillRule="evenodd" />
    </G>
  );
}
