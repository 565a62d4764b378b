/** Who else can take a chair: the app, in three levels; a touch seats it at once. */
import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { LEVELS, type Level } from '../../../src/match/record/types';
import { useText } from '../../../src/text/locale';
import { IconButton, PlayerBadge, radioKeys, T, Touch, useTheme } from '../../../src/ui';
import { botsText } from '../../bots/text';

export interface BotChoiceProps {
  game: string;
  /** Who sits here already. */
  value: Level | null;
  colour: number;
  onChoose(level: Level): void;
  /** Another page is opened: the sheet would lie over it. */
  onLeave(): void;
}

export function BotChoice({ game, value, colour, onChoose, onLeave }: BotChoiceProps): ReactNode {
  const words = useText(botsText);
  const navigation = useNavigation();
  const { space } = useTheme();
  return (
    <View style={{ gap: space.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        <View style={{ flex: 1 }}>
          <T variant="bodyStrong">{words.bot}</T>
          <T variant="label" color="inkSoft">
            {words.knows}
          </T>
        </View>
        <IconButton
          icon="info"
          label={words.whatItKnows}
          onPress={() => {
            onLeave();
            navigation.navigate('BotKnows', { game });
          }}
        />
      </View>
      <View
        role="radiogroup"
        aria-label={words.bot}
        style={{ flexDirection: 'row', gap: space.s }}
        {...radioKeys}
      >
        {LEVELS.map((level) => (
          <LevelTile
            key={level}
            level={level}
            chosen={level === value}
            {...{ game, colour }}
            onPress={() => onChoose(level)}
          />
        ))}
      </View>
    </View>
  );
}

interface LevelTileProps {
  level: Level;
  chosen: boolean;
  game: string;
  colour: number;
  onPress(): void;
}

function LevelTile({ level, chosen, game, colour, onPress }: LevelTileProps): ReactNode {
  const words = useText(botsText);
  const { colors, radii, space, shadow, game: tintOf } = useTheme();
  const tint = tintOf(game);
  return (
    <Touch
      role="radio"
      aria-checked={chosen}
      label={`${words.levels[level]}, ${words.plays[level]}`}
      onPress={onPress}
      sinks
      style={{
        flex: 1,
        alignItems: 'center',
        gap: space.xs,
        paddingVertical: space.m,
        paddingHorizontal: space.xs,
        borderRadius: radii.panel,
        borderWidth: chosen ? 2.5 : 1,
        borderColor: chosen ? tint.accent : colors.line,
        backgroundColor: chosen ? tint.tint : colors.paperRaised,
        boxShadow: chosen ? 'none' : shadow('piece'),
      }}
    >
      <PlayerBadge
        name={words.names[level][0] ?? ''}
        colour={colour}
        size={48}
        bot={level}
        decorative
      />
      <T variant="bodyStrong" align="center">
        {words.short[level]}
      </T>
      <T variant="caption" color="inkSoft" align="center">
        {words.plays[level]}
      </T>
    </Touch>
  );
}
