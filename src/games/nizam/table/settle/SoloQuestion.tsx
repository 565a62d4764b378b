/** «Чи можна взяти карти наодинці?» in «Нізам»: cards in hand, and what this table agreed. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { Toggle } from '../../../../ui';
import { CountKeys } from '../../../kit/settle/CountKeys';
import type { SettleInputProps } from '../../../table';
import { SOLO_LIMIT } from '../../rules/because';
import type { SoloPosition } from '../../settle/solo';
import { tableText } from '../../words/table';

type Props = SettleInputProps<SoloPosition>;

export function SoloInput({ position, onChange }: Props): ReactNode {
  const words = useText(tableText).settle;
  return (
    <CountKeys
      label={words.hand}
      most={SOLO_LIMIT}
      value={position.hand}
      spoken={words.inHand}
      game="nizam"
      onChange={(hand) => onChange({ ...position, hand })}
    />
  );
}

export function SoloTray({ position, onChange }: Props): ReactNode {
  const words = useText(tableText).settle;
  return (
    <Toggle
      game="nizam"
      label={words.upTo}
      value={position.upTo}
      onChange={(upTo) => onChange({ ...position, upTo })}
    />
  );
}
