/** A rainbow and the card that might join it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Chip, useTheme } from '../../../../ui';
import { KINDS, type Kind } from '../../../gems/rules/kinds';
import { Field } from '../../../kit/settle/Field';
import type { SettleInputProps } from '../../../table';
import type { KeepPosition } from '../../settle/keep';
import { Rainbow } from '../parts/Rainbow';
import { tableText } from '../../words/table';
import { GemKeys } from './GemKeys';
import { Cards } from './Run';
import { keysText } from '../../words/settleKeys';

type Props = SettleInputProps<KeepPosition>;

const RAINBOW = 0;
const CARD = 1;

export function KeepInput({ position, answer, focus, onFocus }: Props): ReactNode {
  const { rainbow, card } = position;
  const words = useText(keysText);
  const { colours, rainbow: spoken } = useText(tableText);
  const { space } = useTheme();
  const ruling = answer.kind === 'settled' ? answer.ruling : null;
  return (
    <View style={{ gap: space.s }}>
      <Field
        label={words.rainbow}
        value={spoken.row(rainbow)}
        active={focus === RAINBOW}
        tone={answer.kind === 'impossible' ? 'wrong' : 'plain'}
        onPress={() => onFocus(RAINBOW)}
      >
        <Rainbow rainbow={rainbow} size={30} decorative />
      </Field>
      <Field
        label={words.last}
        value={card && colours[card]}
        active={focus === CARD}
        tone={ruling === 'yes' ? 'wins' : ruling === 'no' ? 'wrong' : 'plain'}
        onPress={() => onFocus(CARD)}
      >
        {card ? <Cards cards={[card]} /> : null}
      </Field>
    </View>
  );
}

/** Kept in circle order, whatever the order of tapping. */
function toggled(rainbow: readonly Kind[], kind: Kind): Kind[] {
  return KINDS.filter((one) => rainbow.includes(one) !== (one === kind));
}

export function KeepTray({ position, onChange, focus }: Props): ReactNode {
  const { rainbow, card, after } = position;
  const words = useText(keysText);
  const onCard = focus === CARD;
  return (
    <>
      <GemKeys
        label={onCard ? `${words.keys}: ${words.last}` : words.rainbowKeys}
        chosen={onCard ? (card ? [card] : []) : rainbow}
        onPick={(kind) =>
          onChange(
            onCard ? { ...position, card: kind } : { ...position, rainbow: toggled(rainbow, kind) },
          )
        }
      />
      <View style={{ flexDirection: 'row' }}>
        <Chip
          label={words.afterSwap}
          selected={after === 'swap'}
          game="veselka"
          onPress={() => onChange({ ...position, after: after === 'swap' ? 'run' : 'swap' })}
        />
      </View>
    </>
  );
}
