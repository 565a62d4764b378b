/** Ten values by players: counts, who keeps a card, and the audit of each value beside it. */
import { useEffect, useRef, type ReactNode } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';

import { useText } from '../../../../text/locale';
import {
  ClauseTag,
  fittingSize,
  Panel,
  PlayerBadge,
  T,
  Touch,
  useTheme,
  useRoomy,
} from '../../../../ui';
import { JokerMark } from '../parts/pieces';
import { RefusalNote } from '../../../kit/RefusalNote';
import type { SeatPlayer } from '../../../table';
import { whoKeeps } from '../../rules/because';
import { CardFace } from '../parts/CardFace';
import { SMALL_PRINT } from '../parts/smallPrint';
import type { PropsOf } from '../props';
import { tableText } from '../../words/table';
import { StackCell } from './StackCell';
import { countAt, type Stacks, type ValueAudit } from './useStacks';
import type { ClauseId } from '../../rules/clauses';

export interface StackGridProps extends PropsOf<'stacks'> {
  stacks: Stacks;
}

const HEAD = 58;

export function StackGrid(props: StackGridProps): ReactNode {
  const { players, stacks } = props;
  const { colors, space } = useTheme();
  const words = useText(tableText);
  const wide = useRoomy();
  const { scroll, place } = useFollow(stacks);
  const { refusal, audits, jokers } = stacks;
  // A refusal that no single value explains (too many jokers in all) stands under the grid.
  const overall = refusal && audits.every((audit) => !audit.refusal) ? refusal : null;
  return (
    <ScrollView
      ref={scroll}
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={{ padding: 2, paddingBottom: space.l, alignItems: 'center' }}
    >
      <Panel
        label={words.countTitle}
        style={{
          width: '100%',
          maxWidth: wide ? GRID : undefined,
          padding: space.m,
          gap: space.xs,
        }}
      >
        <View style={{ flexDirection: 'row', gap: space.xs, alignItems: 'flex-end' }}>
          <T variant="tag" color="inkSoft" style={{ width: HEAD, paddingBottom: 10 }}>
            {words.total}
          </T>
          {players.map((player) => (
            <ColumnHead
              key={player.seat}
              player={player}
              stacks={stacks}
              openClause={props.openClause}
            />
          ))}
        </View>
        {audits.map((audit, i) => (
          <View key={i} onLayout={(event) => place(i + 1, event.nativeEvent.layout.y)}>
            <ValueRow {...props} value={i + 1} audit={audit} />
          </View>
        ))}
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.s,
            paddingTop: space.s,
            borderTopWidth: 1,
            borderColor: colors.line,
          }}
        >
          <T variant="label" color={overall ? 'illegalText' : 'inkSoft'} style={{ flex: 1 }}>
            {words.jokersNeeded(jokers.needed, jokers.all)}
          </T>
          <ClauseTag clause="S-1.2" onPress={props.openClause} />
        </View>
        {overall ? (
          <RefusalNote
            refusal={overall}
            words={props.words}
            say={props.say}
            openClause={props.openClause}
          />
        ) : null}
      </Panel>
    </ScrollView>
  );
}

/** Keeps the row that is being written in sight. */
function useFollow({ active }: Stacks) {
  const scroll = useRef<ScrollView>(null);
  const places = useRef<number[]>([]);
  useEffect(() => {
    const y = places.current[active.value];
    if (y !== undefined) scroll.current?.scrollTo({ y: Math.max(0, y - 120), animated: true });
  }, [active.value]);
  return {
    scroll,
    place(value: number, y: number) {
      places.current[value] = y;
    },
  };
}

function ValueRow(props: StackGridProps & { value: number; audit: ValueAudit }): ReactNode {
  const { players, stacks, value, audit } = props;
  const { space } = useTheme();
  const { counts, active, took, add, touch, write, outcome, hand } = stacks;
  const keepers = whoKeeps(value, outcome?.lines ?? []).map(({ seat }) => seat);
  return (
    <View style={{ gap: space.xs }}>
      <View style={{ flexDirection: 'row', gap: space.xs, alignItems: 'center' }}>
        <ValueHead value={value} audit={audit} />
        {players.map(({ seat, name }) => {
          const cell = { seat, value };
          const current = active.seat === seat && active.value === value;
          return (
            <StackCell
              key={seat}
              name={name}
              value={value}
              count={countAt(counts, cell) ?? (stacks.isShut(cell) ? 0 : null)}
              faint={countAt(counts, cell) === null}
              active={current}
              took={took?.seat === seat && took.value === value}
              focused={current && hand === 'keys'}
              keeps={keepers.includes(seat)}
              wrong={audit.refusal !== null && (countAt(counts, cell) ?? 0) > 0}
              onTouch={() => touch(cell)}
              onAdd={(by) => add(cell, by)}
              onWrite={(count) => write(cell, count, 'keys')}
            />
          );
        })}
      </View>
      {audit.refusal ? (
        <RefusalNote
          refusal={audit.refusal}
          words={props.words}
          say={props.say}
          openClause={props.openClause}
        />
      ) : null}
    </View>
  );
}

/** The value's card, how much of the box is accounted for, and the jokers that must make up the rest. */
function ValueHead({ value, audit }: { value: number; audit: ValueAudit }): ReactNode {
  const words = useText(tableText);
  const { cards, copies, refusal } = audit;
  const over = cards - copies;
  const ink = refusal ? 'illegalText' : over >= 0 ? 'inkSoft' : 'inkFaint';
  return (
    <View
      accessible
      role="img"
      aria-label={words.audit(value, cards, copies)}
      style={{ width: HEAD, flexDirection: 'row', alignItems: 'center', gap: 3 }}
    >
      <CardFace card={value} size={26} decorative />
      <View style={{ flex: 1, alignItems: 'center', gap: 2 }}>
        <T variant="tag" allowFontScaling={false} style={SMALL_PRINT} color={ink}>
          {`${Math.min(cards, copies)}/${copies}`}
        </T>
        {over > 0 ? (
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 1 }}>
            <JokerMark size={13} decorative />
            <T variant="tag" allowFontScaling={false} style={SMALL_PRINT} color={ink}>
              {over}
            </T>
          </View>
        ) : null}
      </View>
    </View>
  );
}

const GRID = 720;
/** Round the grid: the page's margins and the panel's. */
const MARGINS = 52;

/** A name in its column, whole as long as that can be read. */
function useNameSize(name: string, columns: number, size: number): number {
  const { space } = useTheme();
  const room = Math.min(useWindowDimensions().width, GRID) - MARGINS - HEAD;
  return fittingSize(name, room / columns - space.xs, size, 9);
}

/** Who it is and the points as they would be counted now; none while the piles cannot be. */
interface ColumnHeadProps {
  player: SeatPlayer;
  stacks: Stacks;
  openClause(clause: ClauseId): void;
}

function ColumnHead({ player, stacks, openClause }: ColumnHeadProps): ReactNode {
  const words = useText(tableText);
  const { colors, radii, type } = useTheme();
  const { outcome, empty, counts } = stacks;
  const letters = useNameSize(player.name, counts.length, type.tag.fontSize ?? 12);
  const points = outcome && !empty ? (outcome.points[player.seat] ?? 0) : null;
  const leads = points !== null && outcome?.winners.includes(player.seat);
  return (
    <Touch
      role="link"
      label={`${player.name}: ${points === null ? '—' : words.points(points)}`}
      onPress={() => openClause('S-7.5')}
      style={{
        flex: 1,
        alignItems: 'center',
        gap: 2,
        paddingVertical: 4,
        borderRadius: radii.card,
        backgroundColor: leads ? colors.goodFill : undefined,
      }}
    >
      <PlayerBadge name={player.name} colour={player.colour} size={28} decorative />
      <T variant="tag" color="inkSoft" numberOfLines={1} style={{ fontSize: letters }}>
        {player.name}
      </T>
      <T variant="numM" maxFontSizeMultiplier={1.4} color={leads ? 'goodText' : 'ink'}>
        {points ?? '—'}
      </T>
    </Touch>
  );
}
