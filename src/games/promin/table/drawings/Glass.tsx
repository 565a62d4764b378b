/** The five motifs of «Промінь»: leaded panes at any size, flat marks for the smallest. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { spoken } from '../../../../ui/text';
import { GLASS, type GlassColour } from '../../../../ui/theme/tokens';
import { MarkPath, MotifPanes } from './GlassPanes';
import { Picture, type DrawingProps } from '../../../../ui/drawings/Picture';

export interface GlassProps extends DrawingProps {
  colour: GlassColour;
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
