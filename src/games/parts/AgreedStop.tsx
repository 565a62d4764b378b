/** The table may agree to end the match at any turn (A-E15, A-V18): a quiet action that asks first. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId, Verdict } from '../../engine/types';
import { Dialog, Icon, T, Touch, useStill, useTheme } from '../../ui';
import { useSend } from './useSend';

const STOP = { type: 'stop' } as const;

export interface AgreedStopProps {
  table: {
    draft?: unknown;
    judge(move: unknown): Verdict;
    attempt(move: typeof STOP): Promise<Verdict>;
  };
  game: GameId;
  words: { open: string; title: string; message: string; confirm: string; cancel: string };
}

export function AgreedStop({ table, game, words }: AgreedStopProps): ReactNode {
  const { colors, radii, space } = useTheme();
  const [asking, setAsking] = useState(false);
  const { busy, send } = useSend(table);
  const still = useStill() !== null;
  if (still || table.draft || !table.judge(STOP).ok) return null;
  const stop = (): void => {
    setAsking(false);
    send(STOP);
  };
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
        confirm={{ label: words.confirm, onPress: stop, busy }}
        cancel={{ label: words.cancel, onPress: () => setAsking(false) }}
        game={game}
      />
    </View>
  );
}
