/** Everybody in the order of the moment, one of them with the sum the total is made of. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../src/text/locale';
import { minus, signed } from '../../../src/text/plural';
import { Icon, Panel, PlayerBadge, T, Touch, useTheme } from '../../../src/ui';
import type { Rank } from './ranking';
import { matchText } from './text';

export interface RanksProps {
  ranks: readonly Rank[];
  /** «Роздача 3 з 4»: what the changes are counted over; null before there were any. */
  since: string | null;
  open: number;
  onOpen(seat: number): void;
  /** The sum of whoever is open. */
  children: ReactNode;
}

/** Whether a sum lies open. */
const SIGN = 18;

export function Ranks({ ranks, since, open, onOpen, children }: RanksProps): ReactNode {
  const words = useText(matchText);
  const { colors, space } = useTheme();
  return (
    <Panel bare label={words.total} style={{ overflow: 'hidden' }}>
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          gap: space.m,
          paddingHorizontal: space.l,
          paddingVertical: space.s,
        }}
      >
        <T variant="caption" color="inkSoft" style={{ flexGrow: 1 }}>
          {words.place}
        </T>
        <T variant="caption" color="inkSoft" align="right" style={{ flexShrink: 1 }}>
          {since}
        </T>
        <T variant="caption" color="inkSoft" align="right" style={{ paddingRight: SIGN + space.s }}>
          {words.total}
        </T>
      </View>
      <View role="radiogroup" aria-label={words.total}>
        {ranks.map((rank) => {
          const isOpen = rank.player.seat === open;
          return (
            <View key={rank.player.seat} style={{ borderTopWidth: 1, borderColor: colors.line }}>
              <Row rank={rank} isOpen={isOpen} onPress={() => onOpen(rank.player.seat)} />
              {isOpen ? (
                <View
                  style={{
                    paddingHorizontal: space.l,
                    paddingVertical: space.s,
                    backgroundColor: colors.paperRaised,
                  }}
                >
                  {children}
                </View>
              ) : null}
            </View>
          );
        })}
      </View>
    </Panel>
  );
}

function Row(props: { rank: Rank; isOpen: boolean; onPress(): void }): ReactNode {
  const { rank, isOpen, onPress } = props;
  const { player, place, points, gain, climbed } = rank;
  const { colors, space } = useTheme();
  return (
    <Touch
      role="radio"
      aria-checked={isOpen}
      label={`${player.name}: ${minus(points)}`}
      onPress={onPress}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        // With large letters the numbers stand below the name.
        flexWrap: 'wrap',
        gap: space.s,
        minHeight: 52,
        paddingVertical: space.xs,
        paddingHorizontal: space.l,
        backgroundColor: isOpen ? colors.legalFill : undefined,
      }}
    >
      <T variant="numM" color="inkSoft" style={{ minWidth: 18 }}>
        {place}
      </T>
      <PlayerBadge name={player.name} colour={player.colour} size={30} decorative />
      <T variant="bodyStrong" style={{ flexGrow: 1, flexShrink: 1 }}>
        {player.name}
      </T>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: space.s,
          marginLeft: 'auto',
        }}
      >
        {climbed === 0 ? null : (
          <View style={{ flexDirection: 'row', alignItems: 'center' }}>
            <Icon
              name={climbed > 0 ? 'up' : 'down'}
              size={14}
              color={climbed > 0 ? colors.good : colors.illegal}
            />
            <T variant="caption" color={climbed > 0 ? 'goodText' : 'illegalText'}>
              {Math.abs(climbed)}
            </T>
          </View>
        )}
        {gain === null ? null : (
          <T
            variant="numS"
            align="right"
            color={gain < 0 ? 'illegalText' : gain > 0 ? 'goodText' : 'inkSoft'}
            style={{ minWidth: 40 }}
          >
            {signed(gain)}
          </T>
        )}
        <T variant="numM" align="right" style={{ minWidth: 44 }}>
          {minus(points)}
        </T>
        <Icon name={isOpen ? 'up' : 'down'} size={SIGN} color={colors.inkFaint} />
      </View>
    </Touch>
  );
}
