/** How it is played: three tiles and a line about the chosen one; one below the other where words need the width. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Mode } from '../../../src/engine/types';
import type { GameId } from '../../../src/games';
import {
  Icon,
  radioKeys,
  T,
  Touch,
  useCramped,
  useRoomy,
  useTheme,
  type IconName,
} from '../../../src/ui';

const ICONS: Record<Mode, IconName> = { score: 'tally', referee: 'whistle', virtual: 'fan' };
const ORDER: readonly Mode[] = ['score', 'referee', 'virtual'];

export interface ModeChoiceProps {
  label: string;
  game: GameId;
  words: Record<Mode, { name: string; line: string }>;
  value: Mode;
  onChange(mode: Mode): void;
}

/** In letters of the usual size: three names beside each other. */
const THREE_NAMES = 350;

export function ModeChoice(props: ModeChoiceProps): ReactNode {
  const { label, words, value } = props;
  const { space } = useTheme();
  // With room beside the table, each says what it does; on a phone only the chosen one.
  const roomy = useRoomy();
  const stacked = useCramped(THREE_NAMES) || roomy;
  return (
    <View style={{ gap: space.s }}>
      <View
        role="radiogroup"
        aria-label={label}
        style={{ flexDirection: stacked ? 'column' : 'row', gap: space.s }}
        {...radioKeys}
      >
        {ORDER.map((mode) => (
          <ModeTile key={mode} {...props} mode={mode} stacked={stacked} told={roomy} />
        ))}
      </View>
      {roomy ? null : (
        <T variant="label" color="inkSoft" align="center" aria-live="polite">
          {words[value].line}
        </T>
      )}
    </View>
  );
}

interface ModeTileProps extends ModeChoiceProps {
  mode: Mode;
  stacked: boolean;
  /** With its line. */
  told: boolean;
}

function ModeTile(props: ModeTileProps): ReactNode {
  const { mode, stacked, told, words, game } = props;
  const { colors, space, radii, shadow, type, game: tintOf } = useTheme();
  const tint = tintOf(game);
  const selected = mode === props.value;
  return (
    <Touch
      role="radio"
      aria-checked={selected}
      label={`${words[mode].name}. ${words[mode].line}`}
      onPress={() => props.onChange(mode)}
      sinks
      style={{
        flexGrow: 1,
        flexBasis: stacked ? 'auto' : 0,
        minHeight: told ? 76 : stacked ? 52 : 68,
        flexDirection: stacked ? 'row' : 'column',
        alignItems: 'center',
        justifyContent: stacked ? 'flex-start' : 'center',
        gap: stacked ? space.m : space.xs,
        paddingHorizontal: stacked ? space.m : 2,
        paddingVertical: space.s,
        borderRadius: radii.panel,
        borderWidth: selected ? 2.5 : 1,
        borderColor: selected ? tint.accent : colors.line,
        backgroundColor: selected ? tint.tint : colors.paperRaised,
        boxShadow: selected ? 'none' : shadow('piece'),
      }}
    >
      <Icon name={ICONS[mode]} size={24} color={selected ? tint.accent : colors.inkSoft} />
      <View style={{ flexShrink: 1 }}>
        <T
          variant="bodyStrong"
          color={selected ? 'ink' : 'inkSoft'}
          align={stacked ? 'left' : 'center'}
          // Three of them stand side by side in letters a little smaller than a heading's.
          style={{ fontSize: (type.bodyStrong.fontSize ?? 16) * (stacked ? 1 : 0.9) }}
        >
          {words[mode].name}
        </T>
        {told ? (
          <T variant="label" color="inkSoft">
            {words[mode].line}
          </T>
        ) : null}
      </View>
    </Touch>
  );
}
