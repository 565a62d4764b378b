/** How many cards are to be swapped, and whether this table lets none pass. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { Toggle } from '../../../../ui';
import { CountKeys } from '../../../kit/settle/CountKeys';
import type { SettleInputProps } from '../../../table';
import { HAND } from '../../rules/stock';
import type { SwapPosition } from '../../settle/swap';
import { keysText } from '../../words/settleKeys';

type Props = SettleInputProps<SwapPosition>;

export function SwapInput({ position, onChange }: Props): ReactNode {
  const words = useText(keysText);
  return (
    <CountKeys
      label={words.swapped}
      most={HAND}
      value={position.count}
      spoken={words.swap}
      game="veselka"
      onChange={(count) => onChange({ ...position, count })}
    />
  );
}

export function SwapTray({ position, onChange }: Props): ReactNode {
  const words = useText(keysText);
  return (
    <Toggle
      game="veselka"
      label={words.noneSwaps}
      value={position.none}
      onChange={(none) => onChange({ ...position, none })}
    />
  );
}
