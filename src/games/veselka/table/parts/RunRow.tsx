/**
 * The run as it lies: eight places, the points of each length below, the next one lit. Touching it takes
 * the last card back.
 */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { ClauseTag, T, Touch, useTheme } from '../../../../ui';
import { Gem, GemCard } from '../../../gems/table/Gem';
import { Landing, type Motion } from '../../../../ui/motion';
import type { ClauseId } from '../../rules/clauses';
import type { Kind } from '../../../gems/rules/kinds';
import { LONGEST_RUN } from '../../rules/circle';
import { runPoints } from '../../rules/because';
import { tableText } from '../../words/table';
import { note, runPlace, type Spots } from './flights';

export interface RunRowProps {
  width: number;
  cards: readonly Kind[];
  /** Shown as a ghost on the next place when only one colour may come. */
  next: Kind | null;
  faultAt?: number | null;
  /** The run may be laid as it is: its points are certain. */
  lays: boolean;
  onTakeBack?(): void;
  /** Keeps where the cards lie. */
  spots?: Spots;
  openClause(clause: ClauseId): void;
}

const GAP = 6;
const PLACES = Array.from({ length: LONGEST_RUN }, (_, i) => i);
/** From this length on all runs are worth the same: the number stands there once. */
const TOP_PRICE = 6;

export function RunRow(props: RunRowProps): ReactNode {
  const { cards, onTakeBack } = props;
  const words = useText(tableText).run;
  const place = Math.min(64, Math.floor((props.width - GAP * (LONGEST_RUN - 1)) / LONGEST_RUN));
  const last = cards[cards.length - 1];
  const places = (
    <View style={{ flexDirection: 'row', gap: GAP }}>
      {PLACES.map((i) => (
        <Place key={i} {...props} i={i} size={place} />
      ))}
    </View>
  );
  return (
    <View style={{ alignSelf: 'center', gap: 6 }}>
      {last && onTakeBack ? (
        <Touch
          label={`${words.laid(cards)}. ${words.takeBack(last)}`}
          onPress={onTakeBack}
          style={{ minHeight: 48, borderRadius: 8 }}
        >
          {places}
        </Touch>
      ) : (
        <View
          role="img"
          aria-label={last ? words.laid(cards) : words.empty}
          style={{ minHeight: 48 }}
        >
          {places}
        </View>
      )}
      <Prices {...props} place={place} />
    </View>
  );
}

/** A card that was entered, not played from a hand. */
const settle = (ms: number): Motion => ({
  ms,
  frames: { 0: { y: 14, turn: 2, opacity: 0 }, 1: { opacity: 1 } },
});

function Place(props: RunRowProps & { i: number; size: number }): ReactNode {
  const { cards, next, i, size, faultAt = null } = props;
  const { colors, motion } = useTheme();
  const height = Math.max(48, Math.round(size * 1.2));
  const radius = size * 0.19;
  const card = cards[i];
  if (card)
    return (
      <View ref={note(props.spots, i)}>
        <Landing piece={runPlace(i)} otherwise={settle(motion.settle)}>
          <GemCard kind={card} size={size} height={height} decorative />
          {faultAt === i ? (
            <View
              style={{
                position: 'absolute',
                inset: -3,
                borderRadius: radius + 3,
                borderWidth: 2.5,
                borderStyle: 'dashed',
                borderColor: colors.illegal,
              }}
            />
          ) : null}
        </Landing>
      </View>
    );
  const waiting = i === cards.length && next !== null;
  return (
    <View
      style={{
        width: size,
        height,
        borderRadius: radius,
        borderWidth: waiting ? 2 : 1.5,
        borderStyle: 'dashed',
        borderColor: waiting ? colors.legal : colors.lineStrong,
        backgroundColor: waiting ? colors.legalFill : undefined,
        alignItems: 'center',
        justifyContent: 'center',
        opacity: waiting ? 1 : 0.55,
      }}
    >
      {waiting ? (
        <View style={{ opacity: 0.5 }}>
          <Gem kind={next} size={size * 0.62} decorative />
        </View>
      ) : null}
    </View>
  );
}

function Prices(props: RunRowProps & { place: number }): ReactNode {
  const { cards, lays, place, openClause } = props;
  const words = useText(tableText).run;
  const theme = useTheme();
  const { accent } = theme.game('veselka');
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', minHeight: 24 }}>
      <View style={{ width: place * 2 + GAP * 2 }}>
        <T variant="caption" color="inkSoft">
          {words.points}
        </T>
      </View>
      {PLACES.slice(2, TOP_PRICE).map((i) => {
        const length = i + 1;
        const reached =
          lays && (length === cards.length || (length === TOP_PRICE && cards.length > length));
        return (
          <View key={i} style={{ width: place + GAP, paddingRight: GAP, alignItems: 'center' }}>
            <T variant="numS" color={reached ? accent : 'inkFaint'}>
              {runPoints(length)}
            </T>
          </View>
        );
      })}
      <View style={{ width: place * 2 + GAP, alignItems: 'flex-end' }}>
        <ClauseTag clause="V-2.5" onPress={openClause} />
      </View>
    </View>
  );
}
