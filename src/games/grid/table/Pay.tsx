/** How a shift is paid: own cards lifted from the hand, or gems named at a real table. */
import { useState, type ReactNode } from 'react';
import { View, type LayoutChangeEvent } from 'react-native';

import { useText } from '../../../text/locale';
import { Piece, Scroll, T, useStill, useTheme, useWide, type PieceState } from '../../../ui';
import { GemCard, GemSlot } from '../../../ui/drawings/Gem';
import type { Kind } from '../../gems';
import { PEARL } from '../grid';
import { Palette } from './Palette';
import { RemovableGem } from './RemovableGem';
import { gridText } from './text';
import type { ShiftEntry } from './useShift';

const THREE = 3;

function without(cards: readonly Kind[], kind: Kind): Kind[] {
  const at = cards.lastIndexOf(kind);
  return cards.filter((_, i) => i !== at);
}

const GAP = 8;
const SMALLEST = 48;
const LARGEST = 60;

/** What leaves the field and its handles in sight on a phone. */
const MOST_ROWS = 2;

interface HandShape {
  card: number;
  perRow: number;
  /** Wider than the screen: pushed along with a finger. */
  pushed: boolean;
}

/** As many in a row as fit with targets of 48 points, else rows of equal length, at most `mostRows`. */
function handShape(count: number, width: number, mostRows: number): HandShape {
  const fit = Math.max(1, Math.floor((width + GAP) / (SMALLEST + GAP)));
  const rows = Math.max(1, Math.ceil(count / fit));
  if (rows > mostRows) return { card: SMALLEST, perRow: Math.ceil(count / mostRows), pushed: true };
  const perRow = Math.max(1, Math.ceil(count / rows));
  const card = Math.floor((width - GAP * (perRow - 1)) / perRow);
  return { card: Math.min(LARGEST, Math.max(SMALLEST, card)), perRow, pushed: false };
}

/** Beside the table there is height enough, and in a replay nothing can be pushed. */
function useMostRows(): number {
  const wide = useWide();
  const still = useStill() !== null;
  return wide || still ? Infinity : MOST_ROWS;
}

/** Sideways where the hand is pushed along; the cards' lift and rings stay inside. */
function Pushed({ pushed, children }: { pushed: boolean; children: ReactNode }): ReactNode {
  if (!pushed) return children;
  return (
    <Scroll horizontal keyboardShouldPersistTaps="handled" contentContainerStyle={{ padding: 4 }}>
      {children}
    </Scroll>
  );
}

export interface HandProps {
  hand: readonly Kind[];
  entry: ShiftEntry;
  /** Marks what would pay. */
  hints: boolean;
}

/** The own hand in circle order. Cards in the payment are lifted. */
export function Hand({ hand, entry, hints }: HandProps): ReactNode {
  const texts = useText(gridText);
  const [width, setWidth] = useState(326);
  const { card, perRow, pushed } = handShape(hand.length, width, useMostRows());
  const { pay, end } = entry;
  const left = pay.slice();
  if (hand.length === 0)
    return (
      <T variant="label" color="inkSoft">
        {texts.hint.emptyHand}
      </T>
    );
  return (
    <View
      role="group"
      aria-label={texts.hint.hand}
      onLayout={(event: LayoutChangeEvent) => setWidth(event.nativeEvent.layout.width)}
    >
      <Pushed pushed={pushed}>
        <View
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            gap: GAP,
            [pushed ? 'width' : 'maxWidth']: perRow * (card + GAP),
            paddingTop: 6,
          }}
        >
          {hand.map((kind, i) => {
            const at = left.indexOf(kind);
            const chosen = at >= 0;
            if (chosen) left.splice(at, 1);
            const state: PieceState = chosen
              ? 'selected'
              : hints && end !== null && !chosen && entry.lacking > 0
                ? 'legal'
                : 'plain';
            return (
              <Piece
                key={i}
                state={state}
                label={texts.pay.card(kind, chosen)}
                radius={card * 0.19}
                lift={6}
                onPress={
                  end === null
                    ? undefined
                    : () => entry.setPay(chosen ? without(pay, kind) : [...pay, kind].slice(-THREE))
                }
              >
                <GemCard
                  kind={kind}
                  size={card}
                  height={Math.round(card * 1.08)}
                  label={texts.gem[kind]}
                  decorative={end !== null}
                />
              </Piece>
            );
          })}
        </View>
      </Pushed>
    </View>
  );
}

/** What was paid at a real table: suggested is the one gem of the edge, tapping others makes it three. */
export function NamedPay({ entry }: { entry: ShiftEntry }): ReactNode {
  const texts = useText(gridText).pay;
  const { space } = useTheme();
  const { pay, edge, suggested } = entry;
  const slots = edge === PEARL || !(pay.length === 1 && pay[0] === edge) ? THREE : 1;
  return (
    <>
      <View
        role="group"
        aria-label={texts.paid(pay)}
        style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}
      >
        <T variant="bodyStrong">{texts.title}</T>
        {Array.from({ length: slots }, (_, i) => {
          const kind = pay[i];
          if (kind === undefined) return <GemSlot key={i} size={48} />;
          return (
            <RemovableGem
              key={i}
              kind={kind}
              label={texts.remove(kind)}
              onRemove={() => entry.setPay(pay.filter((_, at) => at !== i))}
            />
          );
        })}
        <T variant="label" color="inkSoft" style={{ flex: 1 }}>
          {edge === PEARL ? texts.pearlHint : slots === 1 ? texts.eitherHint : ''}
        </T>
      </View>
      <Palette
        onPress={(gem) => {
          if (gem === PEARL) return;
          entry.setPay(suggested || pay.length === THREE ? [gem] : [...pay, gem]);
        }}
      />
    </>
  );
}
