/** What was refused at this table: the row that cannot be, the cut with an empty part, the joker without its pile. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { T, useTheme } from '../../../ui';
import { PartSymbol, SPLIT_CARD_RATIO } from './parts/pieces';
import { TriedFrame } from '../../kit/TriedFrame';
import type { TriedProps } from '../../table';
import { isCard } from '../rules/notation';
import type { SplitMove, SplitView } from '../rules/types';
import { CardFace } from './parts/CardFace';
import { PARTS, spansOf } from './props';

/** Nine of them fit a narrow phone. */
const SMALL = 26;
const LARGE = 48;

type Props = TriedProps<SplitView, SplitMove>;

export default function Tried({ move, view }: Props): ReactNode {
  switch (move.type) {
    case 'row':
      return <Row cards={move.cards} />;
    case 'cut':
      return view.phase === 'cut' ? <CutParts view={view} at={move.at} /> : null;
    case 'joker':
      return view.phase === 'joker' ? <Joker value={move.value} piles={view.piles} /> : null;
    case 'vote':
      return <Choice part={move.part} />;
    case 'stacks':
      return null;
  }
}

function Row({ cards }: { cards: readonly unknown[] }): ReactNode {
  const shown = cards.filter(isCard);
  if (shown.length === 0) return null;
  return (
    <TriedFrame>
      {shown.map((card, i) => (
        <CardFace key={i} card={card} size={SMALL} decorative />
      ))}
    </TriedFrame>
  );
}

interface CutProps {
  view: Extract<SplitView, { phase: 'cut' }>;
  at: readonly number[];
}

/** The cards by part; a part without cards is an empty place. */
function CutParts({ view, at }: CutProps): ReactNode {
  const { space } = useTheme();
  const { part, table } = view;
  return (
    <TriedFrame>
      <View style={{ flexDirection: 'row', gap: space.m }}>
        {spansOf(part, at).map(({ from, to }, i) => (
          <View key={i} style={{ flexDirection: 'row', gap: 2 }}>
            {to > from ? (
              table.row
                .slice(from, to)
                .map(({ card }, j) => <CardFace key={j} card={card} size={SMALL - 2} decorative />)
            ) : (
              <NoCard size={SMALL - 2} />
            )}
          </View>
        ))}
      </View>
    </TriedFrame>
  );
}

function Joker({ value, piles }: { value: number; piles: readonly number[] }): ReactNode {
  const { space } = useTheme();
  const own = piles.filter(isCard);
  const met = (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.xs, maxWidth: 130 }}>
      {own.map((pile) => (
        <CardFace key={pile} card={pile} size={SMALL} decorative />
      ))}
    </View>
  );
  return (
    <TriedFrame met={own.length > 0 ? met : undefined}>
      <NoCard size={LARGE} value={value} />
      <CardFace card="joker" size={LARGE} decorative />
    </TriedFrame>
  );
}

function Choice({ part }: { part: number }): ReactNode {
  const key = PARTS[part];
  if (!key) return null;
  return (
    <TriedFrame>
      <View style={{ padding: 6 }}>
        <PartSymbol part={key} size={44} decorative />
      </View>
    </TriedFrame>
  );
}

/** Where a card would have to lie. */
function NoCard({ size, value }: { size: number; value?: number }): ReactNode {
  const { colors, radii } = useTheme();
  return (
    <View
      style={{
        width: size,
        height: size * SPLIT_CARD_RATIO,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.tag,
        borderWidth: 1.5,
        borderStyle: 'dashed',
        borderColor: colors.lineStrong,
      }}
    >
      {value === undefined ? null : (
        <T variant="numS" color="inkFaint" allowFontScaling={false}>
          {value}
        </T>
      )}
    </View>
  );
}
