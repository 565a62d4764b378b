/** Ten values by players: counts, who keeps a card, and the audit of each value beside it. */
import { useEffect, useRef, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { ClauseTag, Icon, Panel, PlayerBadge, T, useTheme, useWide } from '../../../../ui';
import { RefusalNote } from '../../../parts/RefusalNote';
import { linesOf } from '../count/Majority';
import { CardFace } from '../parts/CardFace';
import type { PropsOf } from '../props';
import { tableText } from '../text';
import { StackCell } from './StackCell';
import { countAt, type Stacks, type ValueAudit } from './useStacks';

export interface StackGridProps extends PropsOf<'stacks'> {
  stacks: Stacks;
}

const HEAD = 58;

export function StackGrid(props: StackGridProps): ReactNode {
  const { players, stacks } = props;
  const { colors, space } = useTheme();
  const words = useText(tableText);
  const wide = useWide();
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
        style={{ width: '100%', maxWidth: wide ? 720 : undefined, padding: space.m, gap: space.xs }}
      >
        <View style={{ flexDirection: 'row', gap: space.xs, alignItems: 'flex-end' }}>
          <View style={{ width: HEAD }} />
          {players.map((player) => (
            <View key={player.seat} style={{ flex: 1, alignItems: 'center', gap: 2 }}>
              <PlayerBadge name={player.name} colour={player.colour} size={28} decorative />
              <T variant="tag" color="inkSoft" numberOfLines={1}>
                {player.name}
              </T>
            </View>
          ))}
        </View>
        {audits.map((audit, i) => (
          <View key={i} onLayout={(event) => place(i + 1, event.nativeEvent.layout.y)}>
            <ValueRow {...props} value={i + 1} audit={audit} />
          </View>
        ))}
        <Totals {...props} />
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
  const { counts, active, add, write, outcome, hand } = stacks;
  const keepers = linesOf(value, outcome?.lines ?? []).map(({ seat }) => seat);
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
              count={countAt(counts, cell)}
              active={current}
              focused={current && hand === 'keys'}
              keeps={keepers.includes(seat)}
              wrong={audit.refusal !== null && countAt(counts, cell) > 0}
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

/** The value's card and how much of the box is accounted for. */
function ValueHead({ value, audit }: { value: number; audit: ValueAudit }): ReactNode {
  const words = useText(tableText);
  const { colors } = useTheme();
  const { cards, copies, refusal } = audit;
  return (
    <View
      accessible
      role="img"
      aria-label={words.audit(value, cards, copies)}
      style={{ width: HEAD, flexDirection: 'row', alignItems: 'center', gap: 3 }}
    >
      <CardFace card={value} size={26} decorative />
      <View style={{ flex: 1, alignItems: 'center' }}>
        {refusal ? <Icon name="close" size={14} color={colors.illegalText} /> : null}
        <T
          variant="tag"
          maxFontSizeMultiplier={1.2}
          color={refusal ? 'illegalText' : cards > copies ? 'legalText' : 'inkFaint'}
        >
          {`${cards}/${copies}`}
        </T>
      </View>
    </View>
  );
}

function Totals({ players, stacks }: StackGridProps): ReactNode {
  const words = useText(tableText);
  const { colors, space } = useTheme();
  const { outcome, empty } = stacks;
  return (
    <View
      style={{
        flexDirection: 'row',
        gap: space.xs,
        alignItems: 'center',
        paddingTop: space.xs,
        borderTopWidth: 2,
        borderColor: colors.lineStrong,
      }}
    >
      <T variant="tag" color="inkSoft" style={{ width: HEAD }}>
        {words.total}
      </T>
      {players.map(({ seat, name }) => {
        const points = outcome && !empty ? (outcome.points[seat] ?? 0) : null;
        const leads = !empty && outcome?.winners.includes(seat);
        return (
          <View
            key={seat}
            accessible
            role="img"
            aria-label={`${name}: ${points === null ? '—' : words.points(points)}`}
            style={{
              flex: 1,
              alignItems: 'center',
              borderRadius: 8,
              backgroundColor: leads ? colors.goodFill : undefined,
            }}
          >
            <T variant="numM" color={leads ? 'goodText' : 'ink'}>
              {points ?? '—'}
            </T>
          </View>
        );
      })}
    </View>
  );
}
