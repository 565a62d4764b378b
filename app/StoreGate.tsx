/** What concerns the whole app about storage: another window has it, it is only memory, it was damaged. */
import { useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useLiveMatches, useStoreNotice, useStoreStatus } from '../src/match/hooks';
import type { DamageReport, SessionStatus } from '../src/storage';
import { useText } from '../src/text/locale';
import { Button, Chip, EmptyState, Icon, Screen, Seal, T, useTheme } from '../src/ui';
import { frame } from './text';

function Elsewhere(props: { takeOver(): Promise<void> }): ReactNode {
  const words = useText(frame);
  const [busy, setBusy] = useState(false);
  const take = () => {
    setBusy(true);
    void props.takeOver().finally(() => setBusy(false));
  };
  return (
    <Screen scroll={false} centred contentStyle={{ gap: 16 }}>
      <EmptyState
        drawing={<Seal kind="brand" size={96} decorative />}
        sentence={`${words.elsewhereTitle}. ${words.elsewhereSentence}`}
      />
      <Button label={busy ? words.takingOver : words.takeOver} busy={busy} onPress={take} />
    </Screen>
  );
}

function Notice(props: { text: string; action?: { label: string; onPress(): void } }): ReactNode {
  const { colors, space } = useTheme();
  return (
    <View
      role="status"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
        paddingHorizontal: space.page,
        paddingVertical: space.s,
        backgroundColor: colors.legalFill,
      }}
    >
      <Icon name="info" color={colors.legalText} />
      <T variant="label" color="legalText" style={{ flex: 1 }}>
        {props.text}
      </T>
      {props.action ? <Chip label={props.action.label} onPress={props.action.onPress} /> : null}
    </View>
  );
}

function useDamageSentence(): (damage: DamageReport) => string {
  const words = useText(frame).damage;
  return ({ everything, lost, unsureMatches }) => {
    if (everything) return words.all;
    const unsure = unsureMatches.length;
    if (lost.matches + lost.entries + lost.players === 0)
      return unsure === 0 ? words.none : `${words.setAside} ${words.unsure(unsure)}`;
    const known = words.some(lost.matches, lost.entries);
    return unsure === 0 ? known : `${known} ${words.unsure(unsure)}`;
  };
}

function useWorkshop(status: SessionStatus): void {
  const matches = useLiveMatches();
  useEffect(() => {
    if (status.status !== 'open') return;
    const { store } = status;
    // Spelt out, so that the shipped build drops the import with the condition.
    if (process.env.EXPO_PUBLIC_GALLERY === '1')
      void import('./workshop').then(({ openWorkshop }) => openWorkshop(store, matches));
  }, [status, matches]);
}

export function StoreGate({ children }: { children: ReactNode }): ReactNode {
  const words = useText(frame);
  const status = useStoreStatus();
  useWorkshop(status);
  const { persistence, memoryReason, damage, dismissDamage } = useStoreNotice();
  const sentence = useDamageSentence();
  if (status.status === 'elsewhere') return <Elsewhere takeOver={status.takeOver} />;
  return (
    <View style={{ flex: 1 }}>
      {persistence === 'memory' && memoryReason ? (
        <Notice text={words.memory[memoryReason]} />
      ) : null}
      {damage ? (
        <Notice
          text={sentence(damage)}
          action={{ label: words.understood, onPress: dismissDamage }}
        />
      ) : null}
      <View style={{ flex: 1 }}>{children}</View>
    </View>
  );
}
