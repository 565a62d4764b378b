/** One player's piles, small: the number, how many cards, a crown where jokers are among them. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Seat } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { T, useTheme } from '../../../../ui';
import { JokerMark, SPLIT_CARD_RATIO } from './pieces';
import { Landing } from '../../../../ui/motion';
import { countPiles, pileValues } from '../../rules/notation';
import type { Front } from '../../rules/types';
import { tableText } from '../../words/table';
import { CardFace } from './CardFace';
import { loosePlace, pilePlace } from './flights';
import { CARDS_AFTER, useReveal } from './reveal';
import { SMALL_PRINT } from './smallPrint';

export interface PilesProps {
  front: Front;
  /** Values of which this player has most (or as many) as things stand. */
  leading: readonly number[];
  size?: number;
  /** Whose they are, where cards fly to them. */
  seat?: Seat;
}

export function Piles({ front, leading, size = 30, seat }: PilesProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const counts = countPiles(front);
  const values = pileValues(front);
  if (values.length === 0 && front.loose === 0)
    return (
      <T variant="caption" color="inkFaint">
        {words.noPiles}
      </T>
    );
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.m, rowGap: space.s }}>
      {values.map((value) => (
        <LandingPile
          key={value}
          seat={seat}
          value={value}
          count={counts[value - 1] ?? 0}
          jokers={front.jokers[value - 1] ?? 0}
          leads={leading.includes(value)}
          size={size}
        />
      ))}
      {front.loose > 0 ? <Loose count={front.loose} seat={seat} size={size} /> : null}
    </View>
  );
}

/** Jokers that wait for a pile. */
function Loose(props: { count: number; seat?: Seat; size: number }): ReactNode {
  const { count, seat, size } = props;
  const words = useText(tableText);
  const fresh = useReveal();
  const joker = <CardFace card="joker" size={size} decorative />;
  return (
    <View
      accessible
      role="img"
      aria-label={words.waiting(count)}
      style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}
    >
      {seat === undefined ? (
        joker
      ) : (
        <Landing
          piece={loosePlace(seat)}
          delay={fresh ? CARDS_AFTER : 0}
          under={(came) => (count > came ? joker : null)}
        >
          {joker}
        </Landing>
      )}
      <T variant="caption" color="inkSoft" aria-hidden>
        {count > 1 ? `×${count} …` : '…'}
      </T>
    </View>
  );
}

/** What lay there before stays in sight until the new cards are there. */
function LandingPile({ seat, ...pile }: PileProps & { seat?: Seat }): ReactNode {
  const fresh = useReveal();
  if (seat === undefined) return <Pile {...pile} />;
  const before = (came: number): ReactNode =>
    pile.count > came ? <Pile {...pile} count={pile.count - came} /> : null;
  return (
    <Landing piece={pilePlace(seat, pile.value)} delay={fresh ? CARDS_AFTER : 0} under={before}>
      <Pile {...pile} />
    </Landing>
  );
}

export interface PileProps {
  value: number;
  count: number;
  jokers: number;
  leads: boolean;
  size: number;
}

/** Below and to the right of the card, for the number of cards. */
const BADGE_OUT = { right: 6, bottom: 4 };

/** How high a pile of cards so wide is. */
export const pileHeight = (size: number): number => size * SPLIT_CARD_RATIO + BADGE_OUT.bottom;

export function Pile({ value, count, jokers, leads, size }: PileProps): ReactNode {
  const words = useText(tableText);
  const label = words.pile(value, count, jokers);
  return (
    <View
      accessible
      role="img"
      aria-label={leads ? `${label}, ${words.pileLeads}` : label}
      style={{ paddingRight: BADGE_OUT.right, paddingBottom: BADGE_OUT.bottom }}
    >
      {count > 1 ? (
        // Of the card below only an edge is in sight.
        <View style={{ position: 'absolute', left: -2, top: 2 }}>
          <CardFace card={null} size={size} decorative />
        </View>
      ) : null}
      <CardFace card={value} size={size} decorative />
      {jokers > 0 ? (
        <View style={{ position: 'absolute', left: -5, top: -5 }}>
          <JokerMark size={size * 0.5} decorative />
        </View>
      ) : null}
      <CountBadge count={count} leads={leads} />
    </View>
  );
}

/** Ink on paper; green where the pile leads, with a thicker rim so that colour is not alone. */
function CountBadge({ count, leads }: { count: number; leads: boolean }): ReactNode {
  const { colors } = useTheme();
  return (
    <View
      style={{
        position: 'absolute',
        right: 0,
        bottom: 0,
        minWidth: 20,
        height: 20,
        paddingHorizontal: 4,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: 10,
        borderWidth: leads ? 2 : 1,
        borderColor: leads ? colors.goodFill : colors.paper,
        backgroundColor: leads ? colors.good : colors.ink,
      }}
    >
      <T variant="tag" color="paper" allowFontScaling={false} style={SMALL_PRINT}>
        {count}
      </T>
    </View>
  );
}
