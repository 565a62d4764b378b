/** How the others come in: a QR code, an address, six characters. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../src/text/locale';
import { Panel, T, useTheme } from '../../../src/ui';
import { CodeBoxes } from './CodeBoxes';
import { QrCode } from './LazyQrCode';
import { joinText } from './text';
import { useReached } from './useReached';

export interface InvitationProps {
  address: string;
  code: string;
  wide: boolean;
}

export function Invitation({ address, code, wide }: InvitationProps): ReactNode {
  const words = useText(joinText);
  const { space } = useTheme();
  const { at, onlyHere } = useReached(address);
  const isPlain = address.startsWith('http:');
  return (
    <Panel
      style={{
        gap: space.l,
        flexGrow: wide ? 1 : undefined,
        justifyContent: 'space-evenly',
      }}
    >
      <View
        style={{
          flexDirection: wide ? 'column' : 'row',
          flexWrap: wide ? 'nowrap' : 'wrap',
          alignItems: 'center',
          gap: space.l,
        }}
      >
        <QrCode text={`${at}/join/${code}`} size={wide ? 320 : 150} label={words.lobby.qr} />
        <View
          style={{
            flex: wide ? undefined : 1,
            minWidth: 130,
            gap: space.xs,
            alignItems: wide ? 'center' : 'flex-start',
          }}
        >
          <T color="inkSoft">{words.lobby.pointCamera}</T>
          <T variant="bodyStrong" selectable>
            {at.replace(/^https?:\/\//, '')}
          </T>
          <T color="inkSoft">{words.lobby.andType}</T>
        </View>
      </View>
      <CodeBoxes code={code} label={words.codeSpoken([...code].join(' '))} />
      {onlyHere ? (
        <T variant="label" color="legalText">
          {words.lobby.onlyHere}
        </T>
      ) : null}
      {wide ? (
        <T variant="label" color="inkSoft">
          {isPlain ? `${words.plain} ${words.keeper}` : words.keeper}
        </T>
      ) : null}
    </Panel>
  );
}
