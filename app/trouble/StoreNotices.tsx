/** Above everything: that matches live only in memory, what came of damage, which matches cannot be read. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { gameIds } from '../../src/games';
import { common } from '../../src/games/common';
import type { DamageReport, LeftOutMatch, MemoryReason, Store } from '../../src/storage';
import { formatDate } from '../../src/text/format';
import { useLocale, useText } from '../../src/text/locale';
import { Chip, Dialog, Icon, T, useTheme } from '../../src/ui';
import { troubleText } from './text';

export interface StoreNoticesProps {
  /** Why nothing is kept; null where it is. */
  memoryReason: MemoryReason | null;
  damage: DamageReport | null;
  dismissDamage(): void;
  /** A store that had to leave matches out; null where it had not. */
  leftOut: Pick<Store, 'leftOut' | 'rowsOf' | 'remove'> | null;
}

export default function StoreNotices(props: StoreNoticesProps): ReactNode {
  const { memoryReason, damage, dismissDamage, leftOut } = props;
  const words = useText(troubleText);
  const sentence = useDamageSentence();
  return (
    <>
      {memoryReason ? <Notice text={words.memory[memoryReason]} /> : null}
      {damage ? (
        <Notice
          text={sentence(damage)}
          actions={[{ label: words.understood, onPress: dismissDamage }]}
        />
      ) : null}
      {leftOut?.leftOut.map((match) => (
        <LeftOutNotice key={match.id} match={match} store={leftOut} />
      ))}
    </>
  );
}

/** Everything that is stored of it, for whoever can make something of it. */
async function saveApart(store: Pick<Store, 'rowsOf'>, { id }: LeftOutMatch): Promise<void> {
  const rows = await store.rowsOf(id);
  const { saveFile } = await import('../../src/storage/files');
  const bytes = new TextEncoder().encode(JSON.stringify(rows));
  await saveFile({ name: `arbitr-${id.slice(0, 8)}.json`, mime: 'application/json', bytes });
}

function LeftOutNotice(props: {
  match: LeftOutMatch;
  store: Pick<Store, 'rowsOf' | 'remove'>;
}): ReactNode {
  const { match, store } = props;
  const words = useText(troubleText).leftOut;
  const shared = useText(common);
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const game = gameIds().find((known) => known === match.game);
  return (
    <>
      <Notice
        text={words.unread(
          game ? shared.games[game] : words.someMatch,
          formatDate(match.at, locale),
        )}
        actions={[
          { label: words.save, onPress: () => void saveApart(store, match) },
          { label: words.remove, onPress: () => setAsking(true) },
        ]}
      />
      <Dialog
        open={asking}
        title={words.removeAsk}
        message={words.removeMessage}
        confirm={{ label: words.remove, onPress: () => void store.remove(match.id) }}
        cancel={{ label: shared.cancel, onPress: () => setAsking(false) }}
      />
    </>
  );
}

function Notice(props: {
  text: string;
  actions?: readonly { label: string; onPress(): void }[];
}): ReactNode {
  const { colors, space } = useTheme();
  return (
    <View
      role="status"
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
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
      {props.actions?.map(({ label, onPress }) => (
        <Chip key={label} label={label} onPress={onPress} />
      ))}
    </View>
  );
}

function useDamageSentence(): (damage: DamageReport) => string {
  const words = useText(troubleText).damage;
  return ({ everything, lost, unsureMatches, asideName }) => {
    const unsure = unsureMatches.length;
    const whole = lost.matches + lost.entries + lost.players === 0;
    const what = everything
      ? words.all
      : !whole
        ? words.some(lost.matches, lost.entries)
        : unsure === 0
          ? words.none
          : words.damaged;
    const sentences = [
      what,
      unsure === 0 ? '' : words.unsure(unsure),
      asideName === null ? words.inPlace : words.setAside,
    ];
    return sentences.filter(Boolean).join(' ');
  };
}
