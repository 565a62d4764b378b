/** The cards to be cut, with separators to drag between them and the parts in their colours. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { useTheme } from '../../../../ui';
import { SPLIT_CARD_RATIO } from '../parts/pieces';
import { Landing } from '../../../../ui/motion';
import type { Card } from '../../rules/types';
import { appearing, STAGGER } from '../parts/Appear';
import { CardFace } from '../parts/CardFace';
import { cutPlace } from '../parts/flights';
import { CARDS_AFTER, useReveal } from '../parts/reveal';
import { PartBar } from '../parts/RowStrip';
import { usePartLook } from '../parts/usePartLook';
import { useColumnRoom } from '../../../kit/useRoom';
import { cardWord, spansOf } from '../props';
import { tableText } from '../../words/table';
import { Peg } from './Peg';
import type { Cut } from './useCut';

const GAP = 8;
const TAB = 40;
const LARGEST = 60;
const TOP = (TAB * 54) / 72;

export interface CutRowProps {
  /** Null for a card of which only the place matters. */
  cards: readonly (Card | null)[];
  cut: Cut;
  where?: 'middle' | 'tray';
  /** There is no other cut: the separators only stand there. */
  fixed?: boolean;
}

export function CutRow({ cards, cut, where = 'tray', fixed = false }: CutRowProps): ReactNode {
  const words = useText(tableText);
  const { motion } = useTheme();
  const fresh = useReveal();
  const { width, onLayout } = useColumnRoom(where, 16);
  const count = cards.length;
  const card = Math.min(LARGEST, (width - GAP * (count + 1)) / count);
  const start = (width - count * card - (count - 1) * GAP) / 2;
  /** The middle of the gap before card `place`. */
  const gapAt = (place: number): number => start + place * (card + GAP) - GAP / 2;
  /** Two separators in one gap stand a little apart, so that both can be taken. */
  const aside = (peg: number): number =>
    cut.at[0] === cut.at[1] ? (peg === 0 ? -TAB / 3 : TAB / 3) : 0;
  /** Before the first card and after the last one the peg still stands on the table. */
  const within = (x: number): number => Math.min(width - TAB / 2, Math.max(TAB / 2, x));
  const height = card * SPLIT_CARD_RATIO;
  const spans = spansOf({ from: 0, to: count }, cut.at);
  const spoken = cards.map((item) => cardWord(item, words)).join(', ');
  return (
    // Into the tray's margins: every point makes the cards larger.
    <View onLayout={onLayout} style={{ marginHorizontal: -8 }}>
      <View style={{ height: TOP + height + 14 }}>
        {spans.map((span, part) => (
          <Band
            key={part}
            part={part}
            left={gapAt(span.from)}
            right={gapAt(span.to)}
            height={height + 12}
          />
        ))}
        <View accessible role="img" aria-label={`${words.row}: ${spoken}`}>
          {cards.map((item, i) => (
            <View
              key={i}
              style={{ position: 'absolute', top: TOP + 6, left: gapAt(i) + GAP / 2 }}
              aria-hidden
            >
              <Landing
                piece={cutPlace(i)}
                delay={fresh ? CARDS_AFTER : 0}
                otherwise={appearing(motion.deal, i * STAGGER)}
              >
                <CardFace card={item} size={card} decorative />
              </Landing>
            </View>
          ))}
        </View>
        {cut.at.map((place, peg) => (
          <Peg
            key={peg}
            peg={peg}
            place={place}
            max={count}
            x={within(gapAt(place) + aside(peg))}
            step={card + GAP}
            tab={TAB}
            height={TOP + height + 14}
            onMove={fixed ? null : (to) => cut.move(peg, to)}
          />
        ))}
      </View>
      <View
        style={{ flexDirection: 'row', paddingHorizontal: Math.max(0, gapAt(0)), paddingTop: 6 }}
      >
        {spans.map((span, part) => (
          <View
            key={part}
            style={{ width: gapAt(span.to) - gapAt(span.from), paddingHorizontal: 3 }}
          >
            {span.to > span.from ? <PartBar part={part} count={span.to - span.from} /> : null}
          </View>
        ))}
      </View>
    </View>
  );
}

interface BandProps {
  part: number;
  left: number;
  right: number;
  height: number;
}

/** The part's colour behind its cards. */
function Band({ part, left, right, height }: BandProps): ReactNode {
  const { radii } = useTheme();
  const { fill, border } = usePartLook(part);
  if (right <= left) return null;
  return (
    <View
      style={{
        position: 'absolute',
        top: TOP,
        left: left + 1,
        width: right - left - 2,
        height,
        borderRadius: radii.tile,
        borderWidth: 1.5,
        borderColor: border,
        backgroundColor: fill,
      }}
    />
  );
}
