/** One number of a few, each on a cardboard tile: lengths of runs, counts of cards. Arrow keys move on. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { T, Touch, cardboard, onKeys, useTheme } from '../../../../ui';

export interface NumberTile {
  value: number;
  spoken: string;
  /** A smaller line below the number. */
  note?: string;
}

export interface NumberTilesProps {
  label: string;
  tiles: readonly NumberTile[];
  value: number | null;
  onChange(value: number): void;
  /** How many stand in a row. */
  perRow: number;
}

const MOVES: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function NumberTiles(props: NumberTilesProps): ReactNode {
  const { tiles, value, onChange, perRow } = props;
  const [byKeys, setByKeys] = useState(false);
  const chosen = tiles.findIndex((tile) => tile.value === value);
  const keys = onKeys(({ key }) => {
    const by = MOVES[key];
    if (!by) return false;
    const tile = tiles[chosen < 0 ? 0 : (chosen + by + tiles.length) % tiles.length];
    setByKeys(true);
    if (tile) onChange(tile.value);
    return true;
  });
  return (
    <View
      role="radiogroup"
      aria-label={props.label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}
      {...keys}
    >
      {tiles.map((tile, i) => (
        <Tile
          key={tile.value}
          tile={tile}
          on={i === chosen}
          reachable={i === Math.max(chosen, 0)}
          grabsFocus={byKeys && i === chosen}
          basis={100 / (perRow + 1)}
          onPress={() => {
            setByKeys(false);
            onChange(tile.value);
          }}
        />
      ))}
    </View>
  );
}

interface TileProps {
  tile: NumberTile;
  on: boolean;
  reachable: boolean;
  grabsFocus: boolean;
  /** A little less than its share of the row; growing fills the rest. */
  basis: number;
  onPress(): void;
}

function Tile({ tile, on, reachable, grabsFocus, basis, onPress }: TileProps): ReactNode {
  const theme = useTheme();
  const { colors, radii } = theme;
  const tint = theme.game('veselka');
  const self = useRef<View>(null);
  useEffect(() => {
    if (grabsFocus) self.current?.focus();
  }, [grabsFocus]);
  return (
    <Touch
      ref={self}
      role="radio"
      label={tile.spoken}
      aria-checked={on}
      tabIndex={reachable ? 0 : -1}
      onPress={onPress}
      sinks
      style={(pressed) => ({
        flexGrow: 1,
        flexBasis: `${basis}%`,
        minHeight: tile.note ? 60 : 52,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.tile,
        borderWidth: 1.5,
        borderColor: on ? tint.accent : colors.lineStrong,
        backgroundColor: on ? tint.accent : colors.paperRaised,
        boxShadow: cardboard(on ? tint.accentEdge : colors.paperEdge, colors, pressed),
      })}
    >
      <T variant="numM" color={on ? tint.onAccent : 'ink'}>
        {tile.value}
      </T>
      {tile.note ? (
        <T variant="caption" color={on ? tint.onAccent : 'inkSoft'}>
          {tile.note}
        </T>
      ) : null}
    </Touch>
  );
}
