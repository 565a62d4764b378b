/** Those who played before and do not sit yet: one tap each. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Chip, PlayerBadge, T, useTheme } from '../../../src/ui';
import { freeColour, isSeated, type DraftPlayer } from './draft';
import { useNeighbourFocus } from './useNeighbourFocus';

export interface KnownPlayersProps {
  label: string;
  seated: readonly DraftPlayer[];
  known: readonly DraftPlayer[];
  onChoose(player: DraftPlayer): void;
}

/** Those who played last; others are typed. */
const MOST_KNOWN = 12;

export function whoStands(
  seated: readonly DraftPlayer[],
  known: readonly DraftPlayer[],
): readonly DraftPlayer[] {
  const people = seated.filter(({ offered }) => !offered);
  return known.filter((player) => !isSeated(people, player.name)).slice(0, MOST_KNOWN);
}

export function KnownPlayers({ label, seated, known, onChoose }: KnownPlayersProps): ReactNode {
  const { space } = useTheme();
  const people = seated.filter(({ offered }) => !offered);
  const rest = whoStands(seated, known);
  const { whole, piece, leaves } = useNeighbourFocus(rest.length, people.length);
  if (rest.length === 0) return null;
  return (
    <View ref={whole} tabIndex={-1} style={{ gap: space.s }}>
      <T variant="label" color="inkSoft">
        {label}
      </T>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
        {rest.map((player, index) => (
          <Chip
            key={player.id ?? player.name}
            label={player.name}
            mark={
              // The token this player would sit down with.
              <PlayerBadge
                name={player.name}
                colour={freeColour(people, player.colour)}
                size={22}
                decorative
              />
            }
            ref={piece(index)}
            onPress={() => {
              leaves(index);
              onChoose(player);
            }}
          />
        ))}
      </View>
    </View>
  );
}
