/** Somebody looks on: what was told last, what is not shown and why, who else looks, and the way out. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { hasSecrets } from '../../../src/match/holding';
import type { TableSeat } from '../../../src/net/client/seat';
import { useText } from '../../../src/text/locale';
import { Button, Icon, Panel, T, useTheme } from '../../../src/ui';
import { useGoBack } from '../../useGoBack';
import { tableText } from './tableText';
import { ToldList } from './ToldList';
import { useSeen } from './useTable';

const MOST = 2;

export function WatchTray({ seat }: { seat: TableSeat }): ReactNode {
  const { info, people, told } = useSeen(seat);
  const words = useText(tableText);
  const { colors, radii, space } = useTheme();
  const goBack = useGoBack();
  if (!info) return null;
  const { game, setup } = info;
  const isSecret = hasSecrets({ info: { game, mode: setup.mode, players: [] } });
  return (
    <Panel style={{ gap: space.s, margin: space.m }}>
      {told.length > 0 ? (
        <View role="status">
          <ToldList seat={seat} game={game} lines={told.slice(-MOST).reverse()} />
        </View>
      ) : null}
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: space.m,
          padding: space.m,
          borderRadius: radii.button,
          backgroundColor: colors.paperSunken,
        }}
      >
        <Icon name="eye" color={colors.inkSoft} />
        <View style={{ flex: 1 }}>
          <T variant="label">{words.openTable}</T>
          {isSecret ? (
            <T variant="label" color="inkSoft">
              {words.hiddenHands}
            </T>
          ) : null}
        </View>
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
        <T variant="label" color="inkSoft" style={{ flex: 1 }}>
          {words.watchers(people?.watchers ?? 1)}
        </T>
        <Button kind="quiet" label={words.menu.leave} onPress={goBack} />
      </View>
    </Panel>
  );
}
