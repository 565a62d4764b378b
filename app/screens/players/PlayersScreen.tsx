/** Everyone who ever sat at this table: a tap opens their statistics; rename, recolour, merge, hide. */
import { useNavigation } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { usePlayers } from '../../../src/match/hooks';
import type { PlayerWithUse } from '../../../src/storage';
import { formatDate, formatDayMonth, unbroken } from '../../../src/text/format';
import type { Locale } from '../../../src/text/define';
import { useLocale, useText } from '../../../src/text/locale';
import {
  EmptyState,
  IconButton,
  ListRow,
  Panel,
  PlayerBadge,
  Screen,
  T,
  Toggle,
  useTheme,
} from '../../../src/ui';
import { EmptyChair } from '../../../src/ui/drawings/empty';
import { useScreenTitle } from '../../useScreenTitle';
import { PlayerSheet } from './PlayerSheet';
import { playersText } from './text';

export default function PlayersScreen(): ReactNode {
  const words = useText(playersText);
  const navigation = useNavigation();
  const { space } = useTheme();
  const [showHidden, setShowHidden] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  const all = usePlayers({ includeHidden: true });
  useScreenTitle(words.title);
  const shown = (all ?? []).filter((player) => showHidden || !player.hidden);
  const edited = all?.find((player) => player.id === editing) ?? null;
  return (
    <Screen bottomInset={false} contentStyle={{ gap: space.l, paddingTop: space.l }}>
      <T variant="title" heading={1}>
        {words.title}
      </T>
      {all && all.length === 0 ? (
        <EmptyState
          drawing={<EmptyChair />}
          sentence={words.empty}
          action={{ label: words.start, onPress: () => navigation.navigate('NewMatch') }}
        />
      ) : null}
      {shown.length > 0 ? (
        <Panel bare>
          <View role="list">
            {shown.map((player, i) => (
              <Row
                key={player.id}
                first={i === 0}
                player={player}
                onOpen={() => navigation.navigate('Stats', { player: player.id })}
                onEdit={() => setEditing(player.id)}
              />
            ))}
          </View>
        </Panel>
      ) : null}
      {all?.some((player) => player.hidden) ? (
        <Toggle label={words.showHidden} value={showHidden} onChange={setShowHidden} />
      ) : null}
      {edited ? (
        <PlayerSheet
          key={edited.id}
          player={edited}
          others={(all ?? []).filter((player) => player.id !== edited.id)}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </Screen>
  );
}

/** This year goes without saying; a date does not break. */
function dayOf(at: number, locale: Locale): string {
  const thisYear = new Date(at).getFullYear() === new Date().getFullYear();
  const day = thisYear ? formatDayMonth(at, locale) : formatDate(at, locale);
  return unbroken(day);
}

function Row(props: {
  player: PlayerWithUse;
  first: boolean;
  onOpen(): void;
  onEdit(): void;
}): ReactNode {
  const { player } = props;
  const words = useText(playersText);
  const locale = useLocale();
  const { colors, space } = useTheme();
  const used =
    player.lastPlayedAt === null
      ? words.never
      : words.lastPlayed(dayOf(player.lastPlayedAt, locale));
  return (
    <View
      role="listitem"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        paddingRight: space.s,
        borderTopWidth: props.first ? 0 : 1,
        borderColor: colors.line,
      }}
    >
      <View style={{ flex: 1 }}>
        <ListRow
          title={player.name}
          note={used}
          aside={player.hidden ? words.hidden : undefined}
          label={words.openStats(player.name, used)}
          before={
            <PlayerBadge
              name={player.name}
              colour={player.colour}
              size={40}
              faded={player.hidden}
              decorative
            />
          }
          onPress={props.onOpen}
        />
      </View>
      <IconButton
        icon="pencil"
        label={words.editOf(player.name)}
        color={colors.inkFaint}
        onPress={props.onEdit}
      />
    </View>
  );
}
