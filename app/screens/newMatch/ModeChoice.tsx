/** How it is played: three cards, one line each about what it does. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId, Mode } from '../../../src/engine/types';
import { Icon, radioKeys, T, Touch, useTheme, type IconName } from '../../../src/ui';

const ICONS: Record<Mode, IconName> = { score: 'tally', referee: 'whistle', virtual: 'fan' };
const ORDER: readonly Mode[] = ['score', 'referee', 'virtual'];

export interface ModeChoiceProps {
  label: string;
  game: GameId;
  words: Record<Mode, { name: string; line: string }>;
  value: Mode;
  onChange(mode: Mode): void;
}

export function ModeChoice(props: ModeChoiceProps): ReactNode {
  const { label, game, words, value, onChange } = props;
  const { colors, space, radii, shadow, game: tintOf } = useTheme();
  const tint = tintOf(game);
  return (
    <View role="radiogroup" aria-label={label} style={{ gap: space.m }} {...radioKeys}>
      {ORDER.map((mode) => {
        const selected = mode === value;
        return (
          <Touch
            key={mode}
            role="radio"
            aria-checked={selected}
            label={`${words[mode].name}. ${words[mode].line}`}
            onPress={() => onChange(mode)}
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: space.m,
              padding: space.m,
              borderRadius: radii.panel,
              borderWidth: selected ? 2.5 : 1,
              borderColor: selected ? tint.accent : colors.line,
              backgroundColor: selected ? tint.tint : colors.paperRaised,
              boxShadow: selected ? 'none' : shadow('piece'),
            }}
          >
            <View
              style={{
                width: 48,
                height: 48,
                borderRadius: radii.tile,
                alignItems: 'center',
                justifyContent: 'center',
                backgroundColor: selected ? tint.accent : colors.paperSunken,
              }}
            >
              <Icon name={ICONS[mode]} size={26} color={selected ? tint.onAccent : colors.ink} />
            </View>
            <View style={{ flex: 1 }}>
              <T variant="bodyStrong">{words[mode].name}</T>
              <T variant="label" color="inkSoft">
                {words[mode].line}
              </T>
            </View>
            <View
              style={{
                width: 24,
                height: 24,
                borderRadius: 12,
                alignItems: 'center',
                justifyContent: 'center',
                borderWidth: selected ? 0 : 2,
                borderColor: colors.lineStrong,
                backgroundColor: selected ? tint.accent : 'transparent',
              }}
            >
              {selected ? <Icon name="check" size={16} color={tint.onAccent} /> : null}
            </View>
          </Touch>
        );
      })}
    </View>
  );
}
