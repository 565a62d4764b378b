/** One player's rainbow: eight cuts in circle order, an outline where the colour is still missing. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { useTheme } from '../../../../ui';
import { Gem, GemMark } from '../../../gems/table/Gem';
import { Landing } from '../../../../ui/motion';
import { KINDS, type Kind } from '../../../gems/rules/kinds';
import { tableText } from '../../words/table';
import { rainbowPlace } from './flights';

export interface RainbowProps {
  rainbow: readonly Kind[];
  size: number;
  /** Whose it is, where cards fly into it. */
  seat?: number;
  gap?: number;
  /** A colour that would join: framed in honey. */
  joining?: Kind | null;
  /** The words beside it say the same. */
  decorative?: boolean;
  /** Spread over the whole width. */
  spread?: boolean;
}

export function Rainbow(props: RainbowProps): ReactNode {
  const { rainbow, gap = 4, joining = null, decorative = false, spread = false } = props;
  const words = useText(tableText);
  const { colors, radii } = useTheme();
  return (
    <View
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : words.rainbow.row(rainbow)}
      aria-hidden={decorative || undefined}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap,
        justifyContent: spread ? 'space-between' : 'flex-start',
      }}
    >
      {KINDS.map((kind) => (
        <View
          key={kind}
          style={
            kind === joining
              ? {
                  borderRadius: radii.tag,
                  backgroundColor: colors.legalFill,
                  boxShadow: `0px 0px 0px 2px ${colors.legal}`,
                }
              : null
          }
        >
          <Taken {...props} kind={kind} />
        </View>
      ))}
    </View>
  );
}

/** The gem, or its outline while it is missing. */
function Taken(props: RainbowProps & { kind: Kind }): ReactNode {
  const { rainbow, joining = null, seat, size, kind } = props;
  const missing = <GemMark kind={kind} size={size} outline decorative />;
  if (!rainbow.includes(kind) && kind !== joining) return missing;
  const gem = <Gem kind={kind} size={size} decorative />;
  if (seat === undefined) return gem;
  return (
    <Landing piece={rainbowPlace(seat, kind)} under={() => missing}>
      {gem}
    </Landing>
  );
}
