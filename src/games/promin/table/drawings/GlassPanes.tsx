/** Motif and mark of coloured glass, bare, for use inside another picture. */
import type { ReactNode } from 'react';

import { G, Path } from '../../../../ui/svg';
import { GLASS, LEAD, type GlassColour } from '../../../../ui/theme/tokens';
import { MARKS, MOTIFS } from './glassPaths';

/** On a 64-unit grid. */
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

/** On a 24-unit grid. */
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
