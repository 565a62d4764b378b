/** Everyone on wooden steps: the place, the total, and what the total is made of. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Standing } from '../../../src/engine/types';
import type { SumRow, Sums } from '../../../src/games/keepsake';
import type { SeatPlayer } from '../../../src/games/table';
import { useText } from '../../../src/text/locale';
import { minus, signed } from '../../../src/text/plural';
import { fittingLine, fittingSize, PlayerBadge, T, Touch, useTheme } from '../../../src/ui';
import { Enter } from '../../../src/ui/components/Enter';
import { Picture } from '../../../src/ui/drawings/Picture';
import { Shapes } from '../../../src/ui/drawings/Shapes';
import { matchText } from './text';

export interface Place {
  player: SeatPlayer;
  /** Null where only the order is known. */
  points: number | null;
  rank: number;
}

/** Winners stand first whatever the points say: a tie-break decides between equal points. */
export function places(players: readonly SeatPlayer[], standing: Standing): Place[] {
  const { places: known } = standing;
  const key = (seat: number) =>
    known
      ? -(known[seat] ?? 0)
      : (standing.winners.includes(seat) ? 1e6 : 0) + (standing.points[seat] ?? 0);
  return players
    .map((player) => ({
      player,
      points: known ? null : (standing.points[player.seat] ?? 0),
      rank: 1 + players.filter((other) => key(other.seat) > key(player.seat)).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.player.seat - b.player.seat);
}

/** As on a podium: the second stands left of the first. */
export function onSteps<T>(best: readonly T[]): T[] {
  const [first, second, ...others] = best;
  return first === undefined || second === undefined ? [...best] : [second, first, ...others];
}

/** How much lower than the first a step is, by rank. */
const LOWER = [0, 22, 34, 46, 56, 64] as const;
/** Few people stand close together. */
const WIDEST = 148;
const TOKEN = 34;
const PIECE = 22;
const ROW = 20;
/** Name, place and total. */
const HEAD = 92;

/** Darker than ink on light wood, for the contrast. */
export const INK_ON_WOOD = '#1E1209';
const LOSS_ON_LIGHT_WOOD = '#5C0F0A';

export interface PodiumProps {
  places: readonly Place[];
  /** By seat; nothing until they are known. */
  sums: readonly Sums[] | null;
  width: number;
  /** Milliseconds until the last place rises, then the others up to the first; null stands there at once. */
  rises?: number | null;
  /** Where these points come from, if there is a page that says so. */
  onWhy?(seat: number): void;
}

/** Between two steps that rise. */
const STEP_AFTER = 140;

/** In the order of places for whoever listens; each stands where the podium has it. */
export function Podium({ places: all, sums, width, rises = null, onWhy }: PodiumProps): ReactNode {
  const { colors, space, motion } = useTheme();
  const gap = all.length > 4 ? 4 : space.s;
  const step = Math.min(WIDEST, (width - gap * (all.length - 1)) / Math.max(1, all.length));
  const edge = (width - all.length * step - gap * (all.length - 1)) / 2;
  const lower = ({ rank }: Place): number => LOWER[rank - 1] ?? 64;
  const floor = Math.max(
    ...all.map((place) => heightOf(sums?.[place.player.seat], step) + lower(place)),
  );
  const order = onSteps(all);
  const risen = rises === null ? null : rises + (all.length - 1) * STEP_AFTER + motion.slide;
  return (
    <View style={{ width, alignSelf: 'center' }}>
      <View
        role="list"
        style={{ height: floor + TOKEN * 0.7, overflow: rises === null ? 'visible' : 'hidden' }}
      >
        {all.map((place, i) => (
          <View
            key={place.player.seat}
            role="listitem"
            style={{
              position: 'absolute',
              bottom: 0,
              left: edge + order.indexOf(place) * (step + gap),
              width: step,
            }}
          >
            <Risen
              from={floor + TOKEN}
              after={rises === null ? null : rises + (all.length - 1 - i) * STEP_AFTER}
            >
              <Step
                place={place}
                sums={sums?.[place.player.seat]}
                width={step}
                height={floor - lower(place)}
                golden={risen}
                {...(onWhy && { onWhy: () => onWhy(place.player.seat) })}
              />
            </Risen>
          </View>
        ))}
      </View>
      <View
        style={{
          height: 10,
          borderRadius: 4,
          marginHorizontal: -8,
          backgroundColor: colors.woodDark,
        }}
      />
    </View>
  );
}

function Risen(props: { from: number; after: number | null; children: ReactNode }): ReactNode {
  const { from, after, children } = props;
  const { motion } = useTheme();
  if (after === null) return children;
  return (
    <Enter how="rise" from={from} ms={motion.slide} after={after}>
      {children}
    </Enter>
  );
}

function heightOf(sums: Sums | undefined, width: number): number {
  const inRow = Math.max(1, Math.floor((width - 12) / (PIECE + 2)));
  const pieces = Math.ceil((sums?.pieces.length ?? 0) / inRow) * (PIECE + 4);
  return HEAD + (sums?.rows.length ?? 0) * ROW + pieces;
}

interface StepProps {
  place: Place;
  sums: Sums | undefined;
  width: number;
  height: number;
  /** Milliseconds until the deciding line turns gold; null is gold at once. */
  golden: number | null;
  onWhy?(): void;
}

function Step({
  place: { player, points, rank },
  sums,
  width,
  height,
  golden,
  onWhy,
}: StepProps): ReactNode {
  const words = useText(matchText);
  const { colors, shadow, scheme, type } = useTheme();
  const ink = scheme === 'dark' ? colors.ink : INK_ON_WOOD;
  // No red is dark enough to be read on the first step, or bright enough in the dark: there the sign alone says it.
  const loss = scheme === 'light' && rank > 1 ? LOSS_ON_LIGHT_WOOD : ink;
  const side = width < 70 ? 4 : 8;
  const total = points === null ? '' : minus(points);
  return (
    <Touch
      role="link"
      label={`${words.rank(rank)}: ${player.name}${total && `, ${total}`}`}
      disabled={!onWhy}
      onPress={() => onWhy?.()}
      style={{
        height,
        paddingHorizontal: side,
        borderTopLeftRadius: 14,
        borderTopRightRadius: 14,
        borderTopWidth: 3,
        borderColor: colors.woodLight,
        backgroundColor: rank === 1 ? colors.wood : colors.woodLight,
        boxShadow: shadow('piece'),
      }}
    >
      <View style={{ alignItems: 'center', marginTop: -TOKEN * 0.7 }}>
        <PlayerBadge name={player.name} colour={player.colour} size={TOKEN} decorative />
        <T
          variant="tag"
          color={ink}
          numberOfLines={1}
          maxFontSizeMultiplier={1.3}
          style={{
            fontSize: fittingLine(player.name, width - 2 * side, type.label.fontSize ?? 14, 9),
          }}
        >
          {player.name}
        </T>
      </View>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
          borderBottomWidth: 1,
          borderColor: scheme === 'dark' || rank === 1 ? colors.woodDark : colors.wood,
          marginBottom: 4,
        }}
      >
        <Medal rank={rank} small={width < 70} />
        <View style={{ flexDirection: 'row', alignItems: 'baseline' }}>
          <T
            variant="numL"
            color={ink}
            allowFontScaling={false}
            style={{ fontSize: fittingSize(total, width - 36, 30, 16, 'display') }}
          >
            {total}
          </T>
          {sums?.of && width >= 70 ? (
            <T variant="caption" color={ink} allowFontScaling={false}>{` ${sums.of}`}</T>
          ) : null}
        </View>
      </View>
      {sums?.rows.map((row, i) => (
        <Row key={i} row={row} ink={ink} loss={loss} golden={golden} />
      ))}
      {sums && sums.pieces.length > 0 ? <Pieces pieces={sums.pieces} /> : null}
    </Touch>
  );
}

function Medal({ rank, small }: { rank: number; small: boolean }): ReactNode {
  const { colors, scheme } = useTheme();
  const size = small ? 18 : 22;
  const ink = rank === 1 || scheme === 'light' ? INK_ON_WOOD : colors.ink;
  return (
    <View
      style={{
        width: size,
        height: size,
        borderRadius: size,
        alignItems: 'center',
        justifyContent: 'center',
        ...(rank === 1
          ? { backgroundColor: colors.legalGlow }
          : { borderWidth: 1.4, borderColor: ink }),
      }}
    >
      <T
        variant="numS"
        color={ink}
        allowFontScaling={false}
        style={{ fontSize: small ? 11 : 13, lineHeight: small ? 14 : 17 }}
      >
        {String(rank)}
      </T>
    </View>
  );
}

interface RowProps {
  row: SumRow;
  ink: string;
  /** For points that were lost. */
  loss: string;
  golden: number | null;
}

const GOLD = {
  position: 'absolute',
  inset: 0,
  borderRadius: 5,
  backgroundColor: '#FCEBC6',
} as const;

function Gold({ after }: { after: number | null }): ReactNode {
  const { motion } = useTheme();
  if (after === null) return <View style={GOLD} />;
  return <Enter how="fade" ms={motion.deal} after={after} style={GOLD} />;
}

function Row({ row: { mark, points, decisive }, ink, loss, golden }: RowProps): ReactNode {
  const colour = decisive ? INK_ON_WOOD : points < 0 ? loss : ink;
  return (
    <View
      style={{
        height: ROW,
        marginHorizontal: -4,
        paddingHorizontal: 4,
        borderRadius: 5,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      {decisive ? <Gold after={golden} /> : null}
      {typeof mark === 'string' ? (
        <T variant="caption" color={decisive ? INK_ON_WOOD : ink} allowFontScaling={false}>
          {mark}
        </T>
      ) : (
        <Picture box={[mark.width, 24]} size={(mark.width / 24) * 15} label="" decorative>
          <Shapes shapes={mark.shapes} />
        </Picture>
      )}
      <T
        variant="numS"
        color={colour}
        allowFontScaling={false}
        style={{ fontSize: 14, lineHeight: 18 }}
      >
        {signed(points)}
      </T>
    </View>
  );
}

function Pieces({ pieces }: { pieces: Sums['pieces'] }): ReactNode {
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: 2,
        rowGap: 4,
        justifyContent: 'center',
      }}
    >
      {pieces.map((shapes, i) => (
        <Picture key={i} box={[24, 24]} size={PIECE} label="" decorative>
          <Shapes shapes={shapes} />
        </Picture>
      ))}
    </View>
  );
}
