/** A top card and the run laid onto it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { useTheme } from '../../../../ui';
import { GemCard } from '../../../gems/table/Gem';
import type { Kind } from '../../../gems/rules/kinds';
import { EraseKey } from '../../../kit/settle/EraseKey';
import { Field } from '../../../kit/settle/Field';
import type { SettleInputProps } from '../../../table';
import { LONGEST_RUN } from '../../rules/circle';
import type { RunPosition } from '../../settle/run';
import { tableText } from '../../words/table';
import { GemKeys } from './GemKeys';
import { keysText } from '../../words/settleKeys';

type Props = SettleInputProps<RunPosition>;

const TOP = 0;
const CARDS = 1;

/** Until there is a top card, that is what the keys fill in. */
const isTop = ({ position, focus }: Props): boolean => position.top === null || focus === TOP;

export function RunInput(props: Props): ReactNode {
  const { position, answer, onFocus } = props;
  const { top, cards } = position;
  const words = useText(keysText);
  const { colours } = useText(tableText);
  const { space } = useTheme();
  const ruling = answer.kind === 'settled' ? answer.ruling : null;
  const onTop = isTop(props);
  return (
    <View style={{ gap: space.s }}>
      <Field
        label={words.top}
        value={top && colours[top]}
        active={onTop}
        onPress={() => onFocus(TOP)}
      >
        {top ? <Cards cards={[top]} /> : null}
      </Field>
      <Field
        label={words.run}
        value={cards.length > 0 ? cards.map((kind) => colours[kind]).join(', ') : null}
        active={!onTop}
        tone={ruling === 'yes' ? 'wins' : ruling === 'no' ? 'wrong' : 'plain'}
        onPress={() => onFocus(CARDS)}
      >
        <Cards cards={cards} />
      </Field>
    </View>
  );
}

export function Cards({ cards }: { cards: readonly Kind[] }): ReactNode {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6, paddingVertical: 4 }}>
      {cards.map((kind, i) => (
        <GemCard key={i} kind={kind} size={34} height={42} decorative />
      ))}
    </View>
  );
}

export function RunTray(props: Props): ReactNode {
  const { position, onChange, onFocus } = props;
  const { top, cards } = position;
  const words = useText(keysText);
  const onTop = isTop(props);
  const pick = (kind: Kind): void => {
    if (onTop) {
      onChange({ ...position, top: kind });
      onFocus(CARDS);
    } else if (cards.length <= LONGEST_RUN) onChange({ ...position, cards: [...cards, kind] });
  };
  return (
    <>
      <GemKeys
        label={`${words.keys}: ${onTop ? words.top : words.run}`}
        chosen={onTop ? (top ? [top] : []) : []}
        onPick={pick}
      />
      <EraseKey
        disabled={cards.length === 0}
        onPress={() => {
          onChange({ ...position, cards: cards.slice(0, -1) });
          onFocus(CARDS);
        }}
      />
    </>
  );
}
