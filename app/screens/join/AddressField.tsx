/** Where the tables are, as it stands on the table's screen; what can be no address is said when the field is left. */
import { useState, type ReactNode } from 'react';

import { addressOf } from '../../../src/net/client/address';
import { useText } from '../../../src/text/locale';
import { TextField } from '../../../src/ui/components/TextField';
import { joinText } from './text';

export interface AddressFieldProps {
  /** As it is kept, or as a link named it. */
  address: string;
  /** Empty where it was taken away. */
  onAddress(address: string): void;
}

export function AddressField({ address, onAddress }: AddressFieldProps): ReactNode {
  const words = useText(joinText);
  const [typed, setTyped] = useState(address.replace(/^http:\/\//, ''));
  // What a link brought is looked at before anybody has typed.
  const [left, setLeft] = useState(true);
  const found = addressOf(typed);
  const isEmpty = typed.trim() === '';
  const done = (): void => {
    setLeft(true);
    if (isEmpty) onAddress('');
    else if ('at' in found) onAddress(found.at);
  };
  return (
    <TextField
      label={words.address}
      value={typed}
      placeholder={words.addressHint}
      autoCapitalize="none"
      autoCorrect={false}
      autoComplete="off"
      inputMode="url"
      onChange={(next) => {
        setTyped(next);
        setLeft(false);
      }}
      onBlur={done}
      onSubmitEditing={done}
      {...(left && !isEmpty && 'no' in found && { error: words.noAddress[found.no] })}
    />
  );
}
