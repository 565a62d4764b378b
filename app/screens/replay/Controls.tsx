/** The move in words, the slider, and a step at a time by large buttons. */
import { useMemo, type ReactNode } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { GameId } from '../../../src/games';
import type { SeatPlayer } from '../../../src/games/table';
import { useText } from '../../../src/text/locale';
import { IconButton, PlayerBadge, T, useTheme } from '../../../src/ui';
import { MARK, Slider } from '../../../src/ui/components/Slider';
import type { LeadChange } from './steps';
import { replayText } from './text';
import type { Playback } from './usePlayback';

export interface ControlsProps {
  playback: Playback;
  sentence: string;
  game: GameId;
  players: readonly SeatPlayer[];
  leads: readonly LeadChange[];
}

export function Controls({ playback, sentence, game, players, leads }: ControlsProps): ReactNode {
  const words = useText(replayText);
  const { colors, radii, space, shadow } = useTheme();
  const insets = useSafeAreaInsets();
  const { number, last, playing, go } = playback;
  const count = words.step(number, last);
  const marks = useMemo(
    () =>
      leads.flatMap(({ step, seat }) => {
        const player = players[seat];
        if (!player) return [];
        const { name, colour } = player;
        return [
          { at: step, mark: <PlayerBadge name={name} colour={colour} size={MARK} decorative /> },
        ];
      }),
    [leads, players],
  );
  return (
    <View
      role="region"
      aria-label={words.controls}
      style={{
        backgroundColor: colors.paper,
        borderTopLeftRadius: radii.sheet,
        borderTopRightRadius: radii.sheet,
        boxShadow: shadow('sheet'),
        paddingHorizontal: space.l,
        paddingTop: space.m,
        paddingBottom: space.m + insets.bottom,
      }}
    >
      <T variant="label" color="inkSoft">
        {count}
      </T>
      {/* Two lines are kept free, so that the slider does not jump under the finger. */}
      <T
        variant="bodyStrong"
        aria-live={playing ? 'off' : 'polite'}
        numberOfLines={3}
        style={{ minHeight: 44 }}
      >
        {sentence}
      </T>
      <Slider
        label={words.slider}
        value={number}
        max={last}
        valueText={`${count}. ${sentence}`}
        onChange={go}
        game={game}
        marks={marks}
      />
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <IconButton
          icon="first"
          label={words.first}
          disabled={number === 0}
          onPress={() => go(0)}
        />
        <IconButton
          tile
          icon="left"
          label={words.previous}
          disabled={number === 0}
          onPress={() => go(number - 1)}
          style={LARGE}
        />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? words.pause : words.play}
          onPress={playing ? playback.pause : playback.play}
        />
        <IconButton
          tile
          icon="right"
          label={words.next}
          disabled={number === last}
          onPress={() => go(number + 1)}
          style={LARGE}
        />
        <IconButton
          icon="last"
          label={words.last}
          disabled={number === last}
          onPress={() => go(last)}
        />
      </View>
    </View>
  );
}

const LARGE = { minWidth: 72, minHeight: 56 };
