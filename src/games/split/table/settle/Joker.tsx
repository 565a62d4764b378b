/** The piles in front of a player, and where the joker is to go. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { withAt } from '../../../../engine/arrays';
import { useText } from '../../../../text/locale';
import { Chip, T, useTheme } from '../../../../ui';
import { Field } from '../../../kit/settle/Field';
import type { SettleInputProps } from '../../../table';
import { TOP_VALUE } from '../../rules/deck';
import { EMPTY_FRONT } from '../../rules/layout';
import { pileValues } from '../../rules/notation';
import { ASIDE, type JokerPosition } from '../../settle/joker';
import { CardFace } from '../parts/CardFace';
import { CardKeys } from './CardKeys';
import { keysText } from '../../words/settleKeys';

type Props = SettleInputProps<JokerPosition>;

const PILES = 0;
const JOKER = 1;
const VALUES = Array.from({ length: TOP_VALUE }, (_, i) => i + 1);

const pilesOf = ({ numbers }: JokerPosition): number[] => pileValues({ ...EMPTY_FRONT, numbers });

export function JokerInput({ position, answer, focus, onFocus }: Props): ReactNode {
  const words = useText(keysText);
  const { space } = useTheme();
  const { value } = position;
  const piles = pilesOf(position);
  const ruling = answer.kind === 'settled' ? answer.ruling : null;
  const place = value === null ? null : value === ASIDE ? words.aside : words.to(value);
  return (
    <View style={{ gap: space.s }}>
      <Field
        label={words.piles}
        value={piles.length > 0 ? piles.join(', ') : words.none}
        active={focus === PILES}
        tone={answer.kind === 'impossible' ? 'wrong' : 'plain'}
        onPress={() => onFocus(PILES)}
      >
        {piles.length > 0 ? (
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
            {piles.map((pile) => (
              <CardFace key={pile} card={pile} size={34} decorative />
            ))}
          </View>
        ) : (
          <T>{words.none}</T>
        )}
      </Field>
      <Field
        label={words.joker}
        value={place}
        active={focus === JOKER}
        tone={ruling === 'yes' ? 'wins' : ruling === 'no' ? 'wrong' : 'plain'}
        onPress={() => onFocus(JOKER)}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
          <CardFace card="joker" size={34} decorative />
          <T variant="bodyStrong">{place}</T>
        </View>
      </Field>
    </View>
  );
}

export function JokerTray({ position, onChange, focus }: Props): ReactNode {
  const words = useText(keysText);
  const { numbers, value } = position;
  if (focus === PILES)
    return (
      <CardKeys
        label={words.piles}
        cards={VALUES}
        keyLabel={(card) => words.pile(Number(card))}
        chosen={pilesOf(position)}
        onPick={(card) => {
          const i = Number(card) - 1;
          onChange({ ...position, numbers: withAt(numbers, i, numbers[i] ? 0 : 1) });
        }}
      />
    );
  return (
    <>
      <CardKeys
        label={words.joker}
        cards={VALUES}
        keyLabel={(card) => words.toKey(Number(card))}
        chosen={value === null ? [] : [value]}
        onPick={(card) => onChange({ ...position, value: Number(card) })}
      />
      <View style={{ flexDirection: 'row' }}>
        <Chip
          label={words.aside}
          selected={value === ASIDE}
          game="split"
          onPress={() => onChange({ ...position, value: ASIDE })}
        />
      </View>
    </>
  );
}
