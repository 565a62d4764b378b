/** How the others come in: a QR code, an address, six characters. */
import { useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { homesOf } from '../../../src/net/client/door';
import { useText } from '../../../src/text/locale';
import { Panel, T, useTheme } from '../../../src/ui';
import { CodeBoxes } from './CodeBoxes';
import { QrCode } from './QrCode';
import { joinText } from './text';

const LOOPBACK = /^https?:\/\/(localhost|127\.|\[::1\])/;

/** Under which address phones reach the table; null where only this machine does. */
function useReached(address: string): { at: string; onlyHere: boolean } {
  const isHere = LOOPBACK.test(address);
  const [homes, setHomes] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!isHere) return undefined;
    let isGone = false;
    void homesOf(address).then((found) => {
      if (!isGone) setHomes(found ?? []);
    });
    return () => {
      isGone = true;
    };
  }, [address, isHere]);
  const [home] = homes ?? [];
  return { at: home ?? address, onlyHere: isHere && homes !== null && home === undefined };
}

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
    <Panel style={{ gap: space.l }}>
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
      {wide && isPlain ? (
        <T variant="label" color="inkSoft">
          {words.plainServer}
        </T>
      ) : null}
    </Panel>
  );
}
