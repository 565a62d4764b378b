/** The slider with the lead's changes on it, a step at a time by large buttons, and the hand that turns the pages. */
import { useMemo, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../src/games';
import type { SeatPlayer } from '../../../src/games/table';
import { useText } from '../../../src/text/locale';
import { Button, IconButton, PlayerBadge, T, useCramped, useTheme } from '../../../src/ui';
import { MARK, Slider } from '../../../src/ui/components/Slider';
import { botsText } from '../../bots/text';
import type { LeadChange } from './steps';
import { replayText } from './text';
import type { Playback } from './usePlayback';

export interface ControlsProps {
  playback: Playback;
  sentence: string;
  game: GameId;
  players: readonly SeatPlayer[];
  leads: readonly LeadChange[];
  /** Steps that the coach has something to say of. */
  costly: readonly number[];
  /** Words and buttons in one line. */
  wide: boolean;
}

export function Controls(props: ControlsProps): ReactNode {
  const { playback, sentence, game, players, leads, costly, wide } = props;
  const words = useText(replayText);
  const { coach } = useText(botsText);
  const { space } = useTheme();
  const { number, last, go } = playback;
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
  const slider = (
    <Slider
      label={words.slider}
      value={number}
      max={last}
      valueText={`${count}. ${sentence}`}
      onChange={go}
      game={game}
      marks={marks}
      ticks={costly}
    />
  );
  const told = (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: wide ? 'flex-start' : 'space-between',
        columnGap: space.l,
        flexShrink: 1,
      }}
    >
      <T variant="bodyStrong">{count}</T>
      {marks.length > 0 ? (
        <T variant="label" color="inkSoft">
          {words.whoLed}
        </T>
      ) : null}
      {costly.length > 0 ? (
        <T variant="label" color="illegalText">
          {coach.ticks(costly.length)}
        </T>
      ) : null}
    </View>
  );
  return (
    <View style={{ gap: wide ? 0 : space.s }}>
      {slider}
      {wide ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.xl }}>
          <View style={{ flex: 1 }}>{told}</View>
          <View style={{ width: 480 }}>
            <Turning playback={playback} game={game} />
          </View>
        </View>
      ) : (
        <>
          {told}
          <Turning playback={playback} game={game} />
        </>
      )}
    </View>
  );
}

function Turning({ playback, game }: Pick<ControlsProps, 'playback' | 'game'>): ReactNode {
  const words = useText(replayText);
  const { space } = useTheme();
  const { number, last, playing, go } = playback;
  // The slider goes to both ends as well.
  const short = useCramped(SHORT);
  const cramped = useCramped();
  const turn = (
    <Button
      game={game}
      icon={playing ? 'pause' : 'play'}
      label={playing ? words.pause : words.play}
      onPress={playing ? playback.pause : playback.play}
      style={cramped ? undefined : { flex: 1 }}
    />
  );
  return (
    <View style={{ gap: space.s }}>
      {cramped ? turn : null}
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        {short ? null : (
          <IconButton
            icon="first"
            label={words.first}
            disabled={number === 0}
            onPress={() => go(0)}
          />
        )}
        <IconButton
          tile
          icon="left"
          label={words.previous}
          disabled={number === 0}
          onPress={() => go(number - 1)}
          style={cramped ? SHARED : LARGE}
        />
        {cramped ? null : turn}
        <IconButton
          tile
          icon="right"
          label={words.next}
          disabled={number === last}
          onPress={() => go(number + 1)}
          style={cramped ? SHARED : LARGE}
        />
        {short ? null : (
          <IconButton
            icon="last"
            label={words.last}
            disabled={number === last}
            onPress={() => go(last)}
          />
        )}
      </View>
    </View>
  );
}

/** Narrower than this, in letters of the usual size, the words need the ends' room. */
const SHORT = 420;
const LARGE = { minWidth: 56, minHeight: 60 };
/** Where the words have a line of their own, the steps share the next one. */
const SHARED = { flex: 1, minHeight: 52 };
