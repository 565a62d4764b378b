/** The lead colour, the colours of a hand and the card somebody wants to play: colours only. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Chip, T, useTheme } from '../../../../ui';
import { GlassMark } from '../drawings/Glass';
import { Field } from '../../../kit/settle/Field';
import { SeatCount } from '../../../kit/settle/SeatCount';
import type { SettleInputProps } from '../../../table';
import { SEATS } from '../../rules/begin';
import { COLOURS, HAND_SIZE, type Colour } from '../../rules/cards';
import type { PlayPosition } from '../../settle/play';
import { ColourKeys } from '../parts/ColourKeys';
import { NumberPad } from '../parts/NumberPad';
import { tableText } from '../../words/table';
import { keysText } from '../../words/settleKeys';

type Props = SettleInputProps<PlayPosition>;

const LED = 0;
const HAND = 1;
const CARD = 2;

const COUNTS = Array.from({ length: HAND_SIZE + 1 }, (_, i) => i);

export function PlayInput({ position, answer, focus, onFocus }: Props): ReactNode {
  const words = useText(keysText);
  const { colour } = useText(tableText).referee;
  const { space } = useTheme();
  const { led, hand, card } = position;
  const held = COLOURS.filter((one) => hand[one] > 0);
  const ruling = answer.kind === 'settled' ? answer.ruling : null;
  const wrong = answer.kind === 'impossible';
  return (
    <View style={{ gap: space.s }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
        <Field
          label={words.led}
          value={led ? colour(led) : words.nobodyLed}
          active={focus === LED}
          onPress={() => onFocus(LED)}
          style={HALF}
        >
          {led ? <Mark colour={led} /> : <T>{words.nobodyLed}</T>}
        </Field>
        <Field
          label={words.played}
          value={card && colour(card)}
          active={focus === CARD}
          tone={ruling === 'yes' ? 'wins' : ruling === 'no' || wrong ? 'wrong' : 'plain'}
          onPress={() => onFocus(CARD)}
          style={HALF}
        >
          {card ? <Mark colour={card} /> : null}
        </Field>
      </View>
      <Field
        label={words.hand}
        value={
          held.length > 0 ? held.map((one) => words.count(colour(one), hand[one])).join(', ') : null
        }
        active={focus === HAND}
        tone={wrong ? 'wrong' : 'plain'}
        onPress={() => onFocus(HAND)}
      >
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.m }}>
          {held.map((one) => (
            <View key={one} style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs }}>
              <GlassMark colour={one} size={24} decorative />
              <T variant="numM">{hand[one]}</T>
            </View>
          ))}
        </View>
      </Field>
    </View>
  );
}

const ROW = {
  flexDirection: 'row',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
} as const;
const HALF = { flexGrow: 1, flexBasis: 140 } as const;

function Mark({ colour }: { colour: Colour }): ReactNode {
  const words = useText(tableText).referee;
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
      <GlassMark colour={colour} size={24} decorative />
      <T variant="bodyStrong">{words.colour(colour)}</T>
    </View>
  );
}

export function PlayTray(props: Props): ReactNode {
  const { position, onChange, focus, onFocus } = props;
  const words = useText(keysText);
  const [counted, setCounted] = useState<Colour>('r');
  const { led, card, hand } = position;
  const pick = (colour: Colour): void => {
    if (focus === HAND) {
      setCounted(colour);
      // One card of it is what mostly matters; the numbers say how many more.
      if (hand[colour] === 0) onChange({ ...position, hand: { ...hand, [colour]: 1 } });
    } else if (focus === CARD) onChange({ ...position, card: colour });
    else {
      onChange({ ...position, led: colour });
      onFocus(HAND);
    }
  };
  return (
    <>
      <ColourKeys
        chosen={focus === HAND ? counted : focus === CARD ? card : led}
        faded={() => false}
        onPick={pick}
      />
      {focus === HAND ? <HandCounts {...props} colour={counted} /> : null}
      <View style={ROW}>
        {focus === LED ? (
          <Chip
            label={words.nobodyLed}
            selected={led === null}
            game="promin"
            onPress={() => {
              onChange({ ...position, led: null });
              onFocus(HAND);
            }}
          />
        ) : (
          <View />
        )}
        <SeatCount
          seats={position.seats}
          {...SEATS}
          onChange={(seats) => onChange({ ...position, seats })}
        />
      </View>
    </>
  );
}

function HandCounts({ position, onChange, colour }: Props & { colour: Colour }): ReactNode {
  const words = useText(keysText);
  const spoken = useText(tableText).referee;
  const { hand } = position;
  return (
    <NumberPad
      label={words.counts(spoken.colour(colour))}
      values={COUNTS}
      keyLabel={(n) => spoken.coloursKey(colour, n)}
      look={(n) => (hand[colour] === n ? 'chosen' : 'plain')}
      onPick={(n) => onChange({ ...position, hand: { ...hand, [colour]: n } })}
    />
  );
}
