/** The table may agree to end the match at any turn (A-E15): a quiet action that asks first. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Dialog, Icon, T, Touch, useStill, useTheme } from '../../../../ui';
import { useSend } from '../../../parts/useSend';
import type { PerlynaMove } from '../../types';
import { tableText } from '../text';
import type { TasksProps } from './props';

const STOP: PerlynaMove = { type: 'stop' };

export function AgreedStop(props: TasksProps): ReactNode {
  const words = useText(tableText).stop;
  const { colors, radii, space } = useTheme();
  const [asking, setAsking] = useState(false);
  const { busy, send } = useSend<PerlynaMove>(props);
  const still = useStill() !== null;
  if (still || props.draft || !props.judge(STOP).ok) return null;
  return (
    <View style={{ alignItems: 'center' }}>
      <Touch
        onPress={() => setAsking(true)}
        style={{
          minHeight: 48,
          paddingHorizontal: space.l,
          flexDirection: 'row',
          alignItems: 'center',
          gap: space.s,
          borderRadius: radii.button,
        }}
      >
        <Icon name="handshake" size={20} color={colors.inkSoft} />
        <T variant="label" color="inkSoft" style={{ flexShrink: 1 }}>
          {words.open}
        </T>
      </Touch>
      <Dialog
        open={asking}
        title={words.title}
        message={words.message}
        confirm={{
          label: words.confirm,
          busy,
          onPress: () => {
            setAsking(false);
            send(STOP);
          },
        }}
        cancel={{ label: words.cancel, onPress: () => setAsking(false) }}
        game="perlyna"
      />
    </View>
  );
}
