/** A bid as it lies in front of a player: beads, a shield, and in words how many tricks it asks for. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { T, useTheme } from '../../../../ui';
import { Beads } from '../drawings/Bead';
import type { Bid } from '../../rules/types';
import { targetOf } from '../props';
import { tableText } from '../../words/table';

export interface BidBeadsProps {
  bid: Bid;
  size?: number;
  /** Said after the target: «взято 1». */
  also?: string;
  /** Without «треба 2». */
  bare?: boolean;
}

/** More beads than this are said by a number beside one bead. */
const MOST_DRAWN = 5;

export function BidBeads({ bid, size = 15, also, bare = false }: BidBeadsProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const [from, to] = targetOf(bid);
  const spoken = words.spokenBid(bid.beads, bid.shield, from, to);
  const many = bid.beads > MOST_DRAWN;
  return (
    <View
      accessible
      role="img"
      aria-label={also ? `${spoken}, ${also}` : spoken}
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s }}
    >
      {bid.beads > 0 || bid.shield ? (
        <View aria-hidden style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
          {many ? <T variant="label">{`${bid.beads}×`}</T> : null}
          <Beads bets={many ? 1 : bid.beads} shield={bid.shield} size={size} decorative />
        </View>
      ) : null}
      <T aria-hidden variant="label" color="inkSoft">
        {[bare ? null : words.need(from, to), also].filter(Boolean).join(' · ')}
      </T>
    </View>
  );
}
