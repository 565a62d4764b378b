/** In the app's settings: where the tables of this home are. A browser's page has its own: ./AddressPanel.web. */
import { useState, type ReactNode } from 'react';

import { useText } from '../../../src/text/locale';
import { Panel, T, useTheme } from '../../../src/ui';
import { AddressField } from './AddressField';
import { keepAddress, keptAddress } from './kept';
import { joinText } from './text';

export function AddressPanel(): ReactNode {
  const words = useText(joinText);
  const { space } = useTheme();
  const [address] = useState(keptAddress);
  return (
    <Panel label={words.everyPhone} style={{ gap: space.m }}>
      <T variant="heading" heading={2}>
        {words.everyPhone}
      </T>
      <AddressField address={address} onAddress={keepAddress} />
      <T variant="label" color="inkSoft">
        {words.addressNote}
      </T>
    </Panel>
  );
}
