/** Deck, discard pile and everyone's hand size with a figure of the game, in one line above the field. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { Icon, PlayerBadge, T, Touch, useStill, useTheme } from '../../../ui';
import { GemCardBack, GemSlot } from './Gem';
import type { SeatPlayer } from '../../table';
import { gridText } from '../words/table';

export function StockSize({ deck, discard }: { deck: number; discard: number }): ReactNode {
  const words = useText(gridText).stock;
  const { space } = useTheme();
  return (
    <View
      accessible
      role="img"
      aria-label={words.spoken(deck, discard)}
      style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}
    >
      {deck > 0 ? (
        <GemCardBack size={24} height={30} decorative />
      ) : (
        <GemSlot size={24} height={30} />
      )}
      <View aria-hidden>
        <T variant="label" maxFontSizeMultiplier={1.5}>{`${words.deck} ${deck}`}</T>
        <T
          variant="tag"
          color="inkSoft"
          maxFontSizeMultiplier={1.5}
        >{`${words.discard} ${discard}`}</T>
      </View>
    </View>
  );
}

/** A small fan and a number: cards in a hand. */
export function HandSize({ size }: { size: number }): ReactNode {
  const { colors } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }} aria-hidden>
      <Icon name="fan" size={13} color={colors.inkSoft} />
      <T variant="tag" color="inkSoft" maxFontSizeMultiplier={1.5}>
        {size}
      </T>
    </View>
  );
}

export interface SeatFiguresProps {
  players: readonly SeatPlayer[];
  hands: readonly { size: number }[];
  figure(seat: number): string;
  /** What a screen reader says of a seat beside the hand. */
  spoken(player: SeatPlayer): string;
  toPlay: number | null;
  onPress(): void;
}

export function SeatFigures(props: SeatFiguresProps): ReactNode {
  const words = useText(gridText).stock;
  const { space, radii } = useTheme();
  // Where one looks back, points stand above or beside the table.
  const isLookedBack = useStill()?.move !== undefined;
  return props.players.map((player) => {
    const { seat, name, colour } = player;
    const size = props.hands[seat]?.size ?? 0;
    return (
      <Touch
        key={seat}
        role="link"
        label={`${props.spoken(player)} ${words.hand(name, size)}`}
        onPress={props.onPress}
        style={{
          minHeight: 48,
          minWidth: 48,
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap: space.xs,
          borderRadius: radii.tag,
        }}
      >
        <PlayerBadge
          name={name}
          colour={colour}
          size={28}
          active={seat === props.toPlay}
          decorative
        />
        <View>
          {isLookedBack ? null : (
            <T variant="numS" maxFontSizeMultiplier={1.5}>
              {props.figure(seat)}
            </T>
          )}
          <HandSize size={size} />
        </View>
      </Touch>
    );
  });
}
