/**
 * The row as it lies on the table: cards in their order, wooden pegs where it is cut, and under every
 * stretch a bar that says which part it is or where it went. Only lies there; cutting is ../cut.
 */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Seat } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { Icon, OWN_COLOURS, PlayerBadge, T, useTheme } from '../../../../ui';
import { DividerPeg, PartSymbol, SPLIT_CARD_RATIO } from './pieces';
import { leaveFrom } from '../../../../ui/motion';
import type { SeatPlayer } from '../../../table';
import type { Card, RowCardView } from '../../rules/types';
import { cardWord, nameOf, type Span } from '../props';
import { tableText, type TableWords } from '../../words/table';
import { CardFace } from './CardFace';
import { useReveal } from './reveal';
import { usePartLook } from './usePartLook';
import { useColumnRoom } from '../../../kit/useRoom';

/** What a stretch of the row is: a part on offer, taken, gone, or still to be settled. */
export type Stretch = Span & { is: { part: number } | { seat: Seat } | 'discard' | 'open' };

const GAP = 3;
const PEG_SLOT = 14;
const PEG_TAB = 34;
const LARGEST = 64;

/** Neighbours with the same fate make one stretch. */
export function fateStretches(row: readonly RowCardView[]): Stretch[] {
  const out: Stretch[] = [];
  row.forEach(({ fate }, i) => {
    const last = out.at(-1);
    if (last && row[i - 1]?.fate === fate) last.to = i + 1;
    else out.push({ from: i, to: i + 1, is: typeof fate === 'number' ? { seat: fate } : fate });
  });
  return out;
}

/** The part that is cut, between the fates of everything around it. */
export function cutStretches(row: readonly RowCardView[], parts: readonly Span[]): Stretch[] {
  const first = parts[0]?.from ?? 0;
  const end = parts.at(-1)?.to ?? 0;
  const before = fateStretches(row.slice(0, first));
  const after = fateStretches(row.slice(end)).map((s) => ({
    ...s,
    from: s.from + end,
    to: s.to + end,
  }));
  return [...before, ...parts.map((span, part) => ({ ...span, is: { part } })), ...after];
}

export interface RowStripProps {
  row: readonly RowCardView[];
  stretches: readonly Stretch[];
  players: readonly SeatPlayer[];
  /** Where a card goes when the votes are turned up. */
  wayOf?(i: number): string | null;
}

interface Geometry {
  card: number;
  /** Left edge of every card. */
  lefts: readonly number[];
}

/** Pegs stand where two parts meet. */
function pegsOf(stretches: readonly Stretch[]): number[] {
  return stretches.flatMap((s, i) => {
    const next = stretches[i + 1];
    return next && isPart(s) && isPart(next) ? [s.to] : [];
  });
}

function isPart(stretch: Stretch): boolean {
  return typeof stretch.is === 'object' && 'part' in stretch.is;
}

function layOut(width: number, count: number, pegs: readonly number[]): Geometry {
  const fixed = (count - 1) * GAP + pegs.length * PEG_SLOT;
  const card = Math.max(16, Math.min(LARGEST, Math.floor((width - fixed) / Math.max(1, count))));
  let left = Math.max(0, (width - fixed - card * count) / 2);
  const lefts: number[] = [];
  for (let i = 0; i < count; i += 1) {
    if (pegs.includes(i)) left += PEG_SLOT;
    lefts.push(left);
    left += card + GAP;
  }
  return { card, lefts };
}

export function RowStrip(props: RowStripProps): ReactNode {
  const { row, stretches, players } = props;
  const words = useText(tableText);
  const { colors, radii } = useTheme();
  const { width, onLayout } = useColumnRoom('middle', 44);
  const pegs = pegsOf(stretches);
  const { card, lefts } = layOut(width, row.length, pegs);
  const height = card * SPLIT_CARD_RATIO;
  const top = pegs.length > 0 ? 26 : 0;
  const spoken = stretches.map((s) => speak(s, row, players, words)).join('; ');
  return (
    <View
      accessible
      role="img"
      aria-label={`${words.row}: ${spoken}`}
      style={{ padding: 10, borderRadius: radii.panel, backgroundColor: colors.tableShade }}
    >
      <View onLayout={onLayout} style={{ height: top + height + 8 }} aria-hidden>
        {row.map((item, i) => (
          <View key={i} style={{ position: 'absolute', left: lefts[i] ?? 0, top }}>
            <RowCard index={i} card={item.card} way={props.wayOf?.(i) ?? null}>
              <Dimmed on={isGone(stretches, i)}>
                <CardFace card={item.card} size={card} decorative />
              </Dimmed>
            </RowCard>
          </View>
        ))}
        {pegs.map((place, i) => (
          <View
            key={i}
            style={{
              position: 'absolute',
              top: 0,
              left: (lefts[place] ?? 0) - (PEG_SLOT + GAP) / 2 - PEG_TAB / 2,
              pointerEvents: 'none',
            }}
          >
            <DividerPeg
              which={i === 0 ? 'first' : 'second'}
              size={PEG_TAB}
              length={pegLength(top + height + 6)}
              decorative
            />
          </View>
        ))}
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'stretch' }} aria-hidden>
        {stretches.map((stretch, i) => {
          const left = lefts[stretch.from] ?? 0;
          const right = (lefts[stretch.to - 1] ?? 0) + card;
          const before = i === 0 ? 0 : (lefts[(stretches[i - 1]?.to ?? 1) - 1] ?? 0) + card;
          return (
            <View key={i} style={{ width: right - left, marginLeft: left - before }}>
              <Bar stretch={stretch} players={players} />
            </View>
          );
        })}
      </View>
    </View>
  );
}

interface RowCardProps {
  index: number;
  card: Card;
  way: string | null;
  children: ReactNode;
}

/** When votes are turned up, what was won flies on from here. */
function RowCard({ index, card, way, children }: RowCardProps): ReactNode {
  const fresh = useReveal();
  const spot = useRef<View>(null);
  useLayoutEffect(() => {
    if (fresh && way !== null)
      leaveFrom(way, spot.current, ({ width }) => (
        <CardFace card={card} size={Math.min(width, LARGEST)} decorative />
      ));
  }, [fresh, way, card]);
  return (
    <View ref={spot} testID={`row ${index}`}>
      {children}
    </View>
  );
}

/** In tab widths, for a peg `total` points tall with its tab. */
export function pegLength(total: number, tab = PEG_TAB): number {
  return (total * (72 / tab) - 56) / 72;
}

function isGone(stretches: readonly Stretch[], card: number): boolean {
  const stretch = stretches.find((s) => s.from <= card && card < s.to);
  return stretch !== undefined && (stretch.is === 'discard' || hasSeat(stretch));
}

function hasSeat({ is }: Stretch): boolean {
  return typeof is === 'object' && 'seat' in is;
}

function Dimmed({ on, children }: { on: boolean; children: ReactNode }): ReactNode {
  return <View style={{ opacity: on ? 0.5 : 1 }}>{children}</View>;
}

function speak(
  stretch: Stretch,
  row: readonly RowCardView[],
  players: readonly SeatPlayer[],
  words: TableWords,
): string {
  const { from, to, is } = stretch;
  const content = row
    .slice(from, to)
    .map(({ card }) => cardWord(card, words))
    .join(', ');
  if (is === 'discard') return words.fateDiscard(content);
  if (is === 'open') return words.fateOpen(content);
  if ('seat' in is) return words.fateTaken(nameOf(players, is.seat), content);
  return words.rowPart(words.part[is.part] ?? '', content);
}

function Bar({
  stretch,
  players,
}: {
  stretch: Stretch;
  players: readonly SeatPlayer[];
}): ReactNode {
  const { colors } = useTheme();
  const { is, from, to } = stretch;
  if (typeof is === 'object' && 'part' in is) return <PartBar part={is.part} count={to - from} />;
  const player = typeof is === 'object' ? players[is.seat] : undefined;
  return (
    <View
      style={[BAR, { borderColor: colors.lineStrong, borderStyle: player ? 'solid' : 'dashed' }]}
    >
      {player ? (
        <PlayerBadge name={player.name} colour={player.colour} size={20} decorative />
      ) : is === 'discard' ? (
        <Icon name="trash" size={16} color={colors.inkSoft} />
      ) : (
        <Icon name="more" size={16} color={colors.inkSoft} />
      )}
    </View>
  );
}

export function PartBar({ part, count }: { part: number; count: number }): ReactNode {
  const { colors } = useTheme();
  const { key, fill, on, border } = usePartLook(part);
  const empty = count === 0;
  return (
    <View
      {...OWN_COLOURS}
      style={[
        BAR,
        {
          backgroundColor: fill,
          borderColor: empty ? colors.illegal : border,
          borderStyle: empty ? 'dashed' : 'solid',
        },
      ]}
    >
      <PartSymbol part={key} size={14} decorative />
      <T
        variant="label"
        color={on}
        allowFontScaling={false}
        style={{ fontSize: 14, lineHeight: 18 }}
      >
        {count}
      </T>
    </View>
  );
}

const BAR = {
  minHeight: 28,
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  borderRadius: 8,
  borderWidth: 1.5,
} as const;
