/** What this is, what it stores and where, and whose work it stands on. */
import { useState, type ReactNode } from 'react';
import { Platform, View } from 'react-native';

import { expo } from '../../../app.json';
import { useText } from '../../../src/text/locale';
import { installing } from '../../install/browser';
import { HowToShare } from '../../install/InstallCard';
import { useInstallWay } from '../../install/InstallOffer';
import { installText } from '../../install/text';
import { Button, Chip, Panel, Seal, T, useTheme } from '../../../src/ui';
import { LICENCES } from './licences';
import { settingsText } from './text';

export function AboutPanel(): ReactNode {
  const words = useText(settingsText);
  const { space } = useTheme();
  const [open, setOpen] = useState(false);
  return (
    <Panel label={words.about} style={{ gap: space.m }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
        <Seal kind="brand" size={40} decorative />
        <View style={{ flex: 1 }}>
          <T variant="heading" heading={2}>
            {words.about}
          </T>
          <T variant="label" color="inkSoft">
            {words.version(expo.version)}
          </T>
        </View>
      </View>
      <T>{words.aboutStored}</T>
      {Platform.OS === 'web' ? <T>{words.aboutStoredWeb}</T> : null}
      <Install />
      <T variant="label" color="inkSoft">
        {words.rulebooks}
      </T>
      <View style={{ alignItems: 'flex-start' }}>
        <Chip label={words.licences} selected={open} onPress={() => setOpen(!open)} />
      </View>
      {open ? <Licences /> : null}
    </Panel>
  );
}

/** For whoever said «not now» when it was offered. */
function Install(): ReactNode {
  const words = useText(installText);
  const way = useInstallWay();
  if (way === null) return null;
  if (way === 'share') return <HowToShare />;
  return <Button kind="quiet" label={words.install} onPress={() => void installing.ask()} />;
}

function Licences(): ReactNode {
  const words = useText(settingsText);
  return (
    <>
      {LICENCES.map(({ name, licence }) => (
        <T key={name} variant="caption" color="inkSoft">
          {name} — {licence}
        </T>
      ))}
      <T variant="caption" color="inkSoft">
        {words.buildTools}
      </T>
    </>
  );
}
