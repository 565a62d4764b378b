/** The one question of «Драбинка»: the top card, the hand and the card from it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Field } from '../../../../src/games/kit/settle/Field';
import type { SettleBook, SettleInput, SettleInputProps } from '../../../../src/games/table';
import { useText } from '../../../../src/text/locale';
import { Piece, useTheme } from '../../../../src/ui';
import { DECK, HAND } from '../rules/types';
import { QUESTIONS, type LayPosition } from '../settle';
import { settleText, tableText } from '../words';
import { Card } from './Card';

const TOP = 0;
const IN_HAND = 1;
const LAID = 2;

type Props = SettleInputProps<LayPosition>;

function Input({ position, focus, onFocus }: Props): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const { top, hand, card } = position;
  const field = (place: number, label: string, cards: readonly number[]): ReactNode => (
    <Field
      label={label}
      value={cards.length > 0 ? cards.join(' · ') : null}
      active={focus === place}
      onPress={() => onFocus(place)}
    />
  );
  return (
    <View style={{ gap: space.s }}>
      {field(TOP, words.ladder, top === null ? [] : [top])}
      {field(IN_HAND, words.hand, hand)}
      {field(LAID, words.cards, card === null ? [] : [card])}
    </View>
  );
}

function Tray({ position, onChange, focus }: Props): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const { hand } = position;
  const toggled = (card: number): readonly number[] =>
    hand.includes(card) ? hand.filter((one) => one !== card) : [...hand, card].slice(-HAND);
  const pick = (card: number): LayPosition => {
    if (focus === TOP) return { ...position, top: position.top === card ? null : card };
    return focus === IN_HAND ? { ...position, hand: toggled(card) } : { ...position, card };
  };
  return (
    <View
      role="group"
      aria-label={words.cards}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}
    >
      {(focus === LAID ? hand : DECK).map((card) => (
        <Piece key={card} label={words.card(card)} onPress={() => onChange(pick(card))}>
          <Card card={card} size={48} />
        </Piece>
      ))}
    </View>
  );
}

export const settleBook: SettleBook = {
  questions: QUESTIONS,
  words: settleText,
  inputs: { lay: Input as SettleInput },
  trays: { lay: Tray as SettleInput },
};
