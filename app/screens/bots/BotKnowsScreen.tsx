/** What an opponent of the app's sees and remembers in a game, and what it does not; the same two lists for a person there. */
import type { StaticScreenProps } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { firstGame, isGameId } from '../../../src/games';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { Button, Icon, Panel, PlayerBadge, Screen, T, TopBar, useTheme } from '../../../src/ui';
import { botsText } from '../../bots/text';
import { useBotWords } from '../../bots/useBotWords';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { Sight } from './Sight';
import { knowsText } from './text';

export default function BotKnowsScreen({ route }: StaticScreenProps<{ game: string }>): ReactNode {
  const asked = route.params?.game;
  const game = isGameId(asked) ? asked : firstGame();
  const shared = useText(common);
  const bots = useText(botsText);
  const words = useText(knowsText);
  const goBack = useGoBack();
  const { colors, space } = useTheme();
  const { sees, hidden, sight } = useBotWords(game);
  useScreenTitle(`${words.title}: ${shared.games[game]}`);
  return (
    <Screen
      header={
        <TopBar
          title={words.title}
          subtitle={words.subtitle}
          back={{ label: shared.back, onPress: goBack }}
        />
      }
      footer={<Button game={game} label={words.understood} onPress={goBack} />}
    >
      <View style={{ gap: space.l }}>
        <Sight
          label={`${words.sees}: ${sees.join(', ')}. ${words.hidden}: ${hidden.join(', ')}.`}
          name={bots.names.medium[0] ?? ''}
          seen={sight}
        />
        <Panel style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.l }}>
          <List title={words.sees} lines={sees} icon="check" color={colors.good} />
          <List title={words.hidden} lines={hidden} icon="close" color={colors.illegal} />
        </Panel>
        <Panel raised style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
          <Icon name="scales" size={28} color={colors.good} />
          <T variant="label" color="inkSoft" style={{ flex: 1 }}>
            {words.checked}
          </T>
        </Panel>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
          <PlayerBadge
            name={bots.names.strong[0] ?? ''}
            colour={4}
            bot="strong"
            size={40}
            decorative
          />
          <T variant="label" color="inkSoft" style={{ flex: 1 }}>
            {words.levels}
          </T>
        </View>
      </View>
    </Screen>
  );
}

interface ListProps {
  title: string;
  lines: readonly string[];
  icon: 'check' | 'close';
  color: string;
}

function List({ title, lines, icon, color }: ListProps): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ flexGrow: 1, flexBasis: 140, gap: space.s }}>
      <T variant="heading" heading={2}>
        {title}
      </T>
      {lines.map((line) => (
        <View key={line} style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
          <Icon name={icon} size={20} color={color} />
          <T style={{ flex: 1 }}>{line}</T>
        </View>
      ))}
    </View>
  );
}
