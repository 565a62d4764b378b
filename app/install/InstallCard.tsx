/** «Keep the referee at hand»: what it brings, how it is done here, yes or not now. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useHistory } from '../../src/match/hooks';
import { useText } from '../../src/text/locale';
import { Button, Icon, Panel, Seal, T, useTheme } from '../../src/ui';
import { installing } from './browser';
import type { InstallWay } from './installing';
import { installText } from './text';

interface InstallCardProps {
  way: InstallWay;
  onAnswered(): void;
}

export default function InstallCard({ way, onAnswered }: InstallCardProps): ReactNode {
  const words = useText(installText);
  const { space } = useTheme();
  // Before the first match is over nobody knows whether it is worth keeping.
  const { rows } = useHistory({}, 1);
  if (!rows || rows.length === 0) return null;
  return (
    <Panel label={words.title} style={{ gap: space.l }}>
      <View style={{ flexDirection: 'row', gap: space.m, alignItems: 'center' }}>
        <Seal size={44} kind="brand" decorative />
        <View style={{ flex: 1, gap: space.xs }}>
          <T variant="heading" heading={2}>
            {words.title}
          </T>
          <T variant="label" color="inkSoft">
            {words.gain[way]}
          </T>
        </View>
      </View>
      {way === 'share' ? <HowToShare /> : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.m }}>
        <Button
          kind="quiet"
          label={way === 'ask' ? words.later : words.seen}
          onPress={onAnswered}
          style={{ flexGrow: 1 }}
        />
        {way === 'ask' ? (
          <Button
            label={words.install}
            icon="plus"
            onPress={() => void installing.ask().then(onAnswered, onAnswered)}
            style={{ flexGrow: 2 }}
          />
        ) : null}
      </View>
    </Panel>
  );
}

/** Safari has no question to put: its menu is told, with the sign that stands on it. */
export function HowToShare(): ReactNode {
  const words = useText(installText);
  const { space, colors } = useTheme();
  return (
    <View style={{ flexDirection: 'row', gap: space.m, alignItems: 'center' }}>
      <Icon name="share" size={24} color={colors.action} />
      <T style={{ flex: 1 }}>{words.byShare}</T>
    </View>
  );
}
