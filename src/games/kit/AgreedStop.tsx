/** The table may agree to end the match at any turn (A-E15, A-V18): a quiet action that asks first. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Verdict } from '../../engine/types';
import { movesOf, useUnentered, type Typed } from '../../match/unentered';
import { common } from '../../text/common';
import { useText } from '../../text/locale';
import type { GameId } from '..';
import { Dialog, Icon, T, Touch, useStill, useTheme } from '../../ui';
import { useSend } from './useSend';

const STOP = { type: 'stop' } as const;

export interface AgreedStopProps {
  table: {
    draft?: unknown;
    judge(move: unknown): Verdict;
    attempt(move: unknown): Promise<Verdict>;
  };
  game: GameId;
  words: { open: string; title: string; message: string; confirm: string; cancel: string };
}

export function AgreedStop({ table, game, words }: AgreedStopProps): ReactNode {
  const { colors, radii, space } = useTheme();
  const { andEnd, halfTyped } = useText(common);
  const unentered = useUnentered();
  const [asking, setAsking] = useState<{ typed: Typed } | null>(null);
  const { busy, sendAll } = useSend<unknown>(table);
  const still = useStill() !== null;
  if (still || table.draft || !table.judge(STOP).ok) return null;
  const typed = asking?.typed ?? null;
  const stop = (): void => {
    setAsking(null);
    sendAll([...movesOf(typed), STOP]);
  };
  return (
    <View style={{ alignItems: 'center', maxWidth: '100%' }}>
      <Touch
        onPress={() => setAsking({ typed: unentered() })}
        style={{
          minHeight: 48,
          maxWidth: '100%',
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
        open={asking !== null}
        title={words.title}
        message={typed === 'half' ? `${words.message} ${halfTyped}` : words.message}
        confirm={{
          label: typed && typed !== 'half' ? andEnd(typed.label) : words.confirm,
          onPress: stop,
          busy,
        }}
        cancel={{ label: words.cancel, onPress: () => setAsking(null) }}
        game={game}
      />
    </View>
  );
}
