/** How a shift is paid: own cards lifted from the hand, or gems named at a real table. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { Piece, T, useTheme, type PieceState } from '../../../ui';
import { GemCard, GemSlot } from './Gem';
import { paysWithOne, THREE } from '../rules/because';
import type { Kind } from '../rules/kinds';
import { PEARL } from '../rules/grid';
import { HandFrame } from './HandFrame';
import { Palette } from './Palette';
import { RemovableGem } from './RemovableGem';
import { Stacks } from './Stacks';
import { gridText } from '../words/table';
import type { ShiftEntry } from './useShift';

function without(cards: readonly Kind[], kind: Kind): Kind[] {
  const at = cards.lastIndexOf(kind);
  return cards.filter((_, i) => i !== at);
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
  const { pay, end } = entry;
  const left = pay.slice();
  const paidOf = (kind: Kind): number => pay.filter((one) => one === kind).length;
  const canPay = hints && end !== null && entry.lacking > 0;
  return (
    <HandFrame
      count={hand.length}
      stacks={(width) => (
        <Stacks
          hand={hand}
          width={width}
          stateOf={(kind) => (paidOf(kind) > 0 ? 'selected' : canPay ? 'legal' : 'plain')}
          label={(kind, count) => texts.pay.stack(kind, count, paidOf(kind))}
          {...(end !== null && {
            // One more of it, and after the last all of them back.
            onPress: (kind: Kind, count: number) => {
              const paid = paidOf(kind);
              const isFull = paid > 0 && (paid === count || entry.lacking === 0);
              entry.setPay(
                isFull ? pay.filter((one) => one !== kind) : [...pay, kind].slice(-THREE),
              );
            },
          })}
        />
      )}
    >
      {(card) =>
        hand.map((kind, i) => {
          const at = left.indexOf(kind);
          const chosen = at >= 0;
          if (chosen) left.splice(at, 1);
          const state: PieceState = chosen ? 'selected' : canPay ? 'legal' : 'plain';
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
        })
      }
    </HandFrame>
  );
}

/** What was paid at a real table: suggested is the one gem of the edge, tapping others makes it three. */
export function NamedPay({ entry }: { entry: ShiftEntry }): ReactNode {
  const texts = useText(gridText).pay;
  const { space } = useTheme();
  const { pay, edge, suggested } = entry;
  const slots = paysWithOne(edge, pay) ? 1 : THREE;
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
