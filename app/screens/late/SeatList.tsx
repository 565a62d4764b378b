/** Who came where, or who played, in order: change it by dragging the handle or with the arrows. */
import { useEffect, useState, type ReactNode } from 'react';
import { PanResponder, View } from 'react-native';

import { Icon, IconButton, PlayerBadge, T, useCramped, useTheme } from '../../../src/ui';
import type { DraftPlayer } from '../newMatch/draft';
import { useNeighbourFocus } from '../newMatch/useNeighbourFocus';

const ROW = 56;

export interface SeatListWords {
  order: string;
  moveUp(name: string): string;
  moveDown(name: string): string;
  remove(name: string): string;
}

export interface SeatListProps {
  players: readonly DraftPlayer[];
  words: SeatListWords;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
}

interface Drag {
  index: number;
  offset: number;
}

function DragHandle(props: {
  onDrag(offset: number): void;
  onDrop(offset: number): void;
}): ReactNode {
  // One responder for the whole gesture: the list is drawn anew while the finger moves.
  const [live] = useState(() => ({ ...props }));
  useEffect(() => {
    Object.assign(live, props);
  });
  const [pan] = useState(() =>
    PanResponder.create({
      onStartShouldSetPanResponder: () => true,
      onMoveShouldSetPanResponder: () => true,
      onPanResponderTerminationRequest: () => false,
      onPanResponderMove: (_, gesture) => live.onDrag(gesture.dy),
      onPanResponderRelease: (_, gesture) => live.onDrop(gesture.dy),
      onPanResponderTerminate: () => live.onDrop(0),
    }),
  );
  const { colors } = useTheme();
  return (
    <View
      {...pan.panHandlers}
      aria-hidden
      style={{
        width: 40,
        height: 48,
        alignItems: 'center',
        justifyContent: 'center',
        cursor: 'auto',
      }}
    >
      <Icon name="drag" color={colors.inkFaint} />
    </View>
  );
}

/** Below this width, in letters of the usual size, a name does not fit beside four controls. */
const CRAMPED = 340;

export function SeatList(props: SeatListProps): ReactNode {
  const { players, words, onMove } = props;
  const { colors, shadow } = useTheme();
  // The name then has a line of its own above the arrows, and those do what the handle does.
  const cramped = useCramped(CRAMPED);
  const { whole, piece, leaves } = useNeighbourFocus(players.length);
  const [drag, setDrag] = useState<Drag | null>(null);
  const drop = (index: number, offset: number) => {
    setDrag(null);
    const to = Math.max(0, Math.min(players.length - 1, index + Math.round(offset / ROW)));
    if (to !== index) onMove(index, to);
  };
  return (
    <View ref={whole} tabIndex={-1} role="list" aria-label={words.order}>
      {players.map((player, index) => (
        <View
          key={player.id ?? player.name}
          role="listitem"
          style={{
            minHeight: ROW,
            flexDirection: 'row',
            flexWrap: cramped ? 'wrap' : 'nowrap',
            justifyContent: 'flex-end',
            alignItems: 'center',
            backgroundColor: colors.paper,
            borderTopWidth: index === 0 ? 0 : 1,
            borderColor: colors.line,
            ...(drag?.index === index
              ? { transform: [{ translateY: drag.offset }], zIndex: 1, boxShadow: shadow('lifted') }
              : {}),
          }}
        >
          {cramped ? null : (
            <DragHandle
              onDrag={(offset) => setDrag({ index, offset })}
              onDrop={(offset) => drop(index, offset)}
            />
          )}
          <View style={{ width: 48, alignItems: 'center' }}>
            <PlayerBadge name={player.name} colour={player.colour} size={34} decorative />
          </View>
          <T
            variant="bodyStrong"
            numberOfLines={1}
            style={cramped ? { flexGrow: 1, flexBasis: '70%' } : { flex: 1, minWidth: 0 }}
          >
            {player.name}
          </T>
          <IconButton
            icon="up"
            label={words.moveUp(player.name)}
            disabled={index === 0}
            onPress={() => onMove(index, index - 1)}
          />
          <IconButton
            icon="down"
            label={words.moveDown(player.name)}
            disabled={index === players.length - 1}
            onPress={() => onMove(index, index + 1)}
          />
          <IconButton
            ref={piece(index)}
            icon="close"
            label={words.remove(player.name)}
            onPress={() => {
              leaves(index);
              props.onRemove(index);
            }}
          />
        </View>
      ))}
    </View>
  );
}
