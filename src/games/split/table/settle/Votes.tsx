/** A row with its separators to drag, and who chose which part; which cards they are may be left open. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { withAt } from '../../../../engine/arrays';
import { useText } from '../../../../text/locale';
import { Chip, rowOfKeys, Segmented, Toggle, useTheme } from '../../../../ui';
import { EraseKey } from '../../../kit/settle/EraseKey';
import { resized, SeatCount } from '../../../kit/settle/SeatCount';
import type { SeatPlayer, SettleInputProps } from '../../../table';
import { COPIES } from '../../rules/deck';
import { cardOf } from '../../rules/notation';
import { sizesOf, unnamed, type VotesPosition } from '../../settle/votes';
import { SEATS } from '../../rules/begin';
import { CutRow } from '../cut/CutRow';
import { PegSteps } from '../cut/PegSteps';
import { pegMoved, type Cut } from '../cut/useCut';
import { cardWord } from '../props';
import { VoterRow } from '../referee/VoteEntry';
import { tableText } from '../../words/table';
import { CardKeys } from './CardKeys';
import { keysText } from '../../words/settleKeys';

type Props = SettleInputProps<VotesPosition>;

const VOTES = 0;
const CARDS = 1;
const DECK = COPIES.map((_, kind) => cardOf(kind));

function playersOf(seats: number, name: (seat: number) => string): SeatPlayer[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: name(seat),
    colour: seat + 1,
  }));
}

/** Another row of the position: so many cards, those that were named as far as they go. */
function ofSize(position: VotesPosition, size: number): VotesPosition {
  const { cards, at } = unnamed(size);
  return { ...position, cards: cards.map((none, i) => position.cards[i] ?? none), at };
}

/** The largest row there is; a contested part begins with three cards. */
function refitted(position: VotesPosition): VotesPosition {
  const sizes = sizesOf(position);
  return ofSize(position, position.extra ? 3 : Math.max(...sizes));
}

export function VotesInput({ position, onChange }: Props): ReactNode {
  const { cards, at } = position;
  const { colors, radii, space } = useTheme();
  if (cards.length < 2) return null;
  const cut: Cut = {
    at,
    move: (peg, to) => onChange({ ...position, at: pegMoved(at, cards.length, peg, to) }),
  };
  return (
    <View
      style={{
        padding: space.s,
        gap: space.s,
        borderRadius: radii.panel,
        backgroundColor: colors.tableShade,
      }}
    >
      <CutRow where="middle" cards={cards} cut={cut} />
      <PegSteps cut={cut} />
    </View>
  );
}

export function VotesTray(props: Props): ReactNode {
  const { position, onChange, focus, onFocus } = props;
  const words = useText(keysText);
  const { space } = useTheme();
  return (
    <>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s }}>
        <View style={{ flexGrow: 1 }}>
          <Segmented
            label={words.what}
            options={[
              { value: VOTES, label: words.votes },
              { value: CARDS, label: words.row },
            ]}
            value={focus}
            onChange={onFocus}
          />
        </View>
        <SeatCount
          seats={position.seats}
          {...SEATS}
          onChange={(seats) =>
            onChange(
              refitted({
                ...position,
                seats,
                leader: Math.min(position.leader, seats - 1),
                votes: resized(position.votes, seats, null),
              }),
            )
          }
        />
      </View>
      {focus === CARDS ? <RowKeys {...props} /> : <VoteKeys {...props} />}
      <ExtraKeys {...props} />
    </>
  );
}

/** A card goes to the first place that has none yet. */
function RowKeys({ position, onChange, onFocus }: Props): ReactNode {
  const { cards } = position;
  const words = useText(keysText);
  const table = useText(tableText);
  const free = cards.indexOf(null);
  let last = cards.length - 1;
  while (last >= 0 && cards[last] === null) last -= 1;
  return (
    <>
      <CardKeys
        label={words.row}
        cards={DECK}
        keyLabel={(card) => words.card(cardWord(card, table))}
        chosen={[]}
        onPick={(card) => {
          if (free < 0) return;
          onChange({ ...position, cards: withAt(cards, free, card) });
          if (cards.lastIndexOf(null) === free) onFocus(VOTES);
        }}
      />
      <EraseKey
        disabled={last < 0}
        onPress={() => onChange({ ...position, cards: withAt(cards, last, null) })}
      />
    </>
  );
}

function VoteKeys({ position, onChange, name }: Props): ReactNode {
  const { seats, votes, at } = position;
  return (
    <>
      {playersOf(seats, name).map((player) => (
        <VoterRow
          key={player.seat}
          player={player}
          parts={at.length + 1}
          choice={votes[player.seat] ?? undefined}
          status={null}
          onChoose={(part) =>
            onChange({
              ...position,
              // Touched again, a vote is taken back.
              votes: withAt(votes, player.seat, votes[player.seat] === part ? null : part),
            })
          }
        />
      ))}
    </>
  );
}

/** A contested part instead of a row, how many cards it has, and what the table agreed about it (A-S5). */
function ExtraKeys({ position, onChange }: Props): ReactNode {
  const { cards, extra, once } = position;
  const words = useText(keysText);
  const { space } = useTheme();
  const sizes = sizesOf(position);
  return (
    <>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s }}>
        <Chip
          label={words.extra}
          selected={extra}
          game="split"
          onPress={() => onChange(refitted({ ...position, extra: !extra }))}
        />
        {sizes.length > 1 ? (
          <View style={{ width: rowOfKeys(sizes.length) }}>
            <Segmented
              label={words.size}
              options={sizes.map((value) => ({ value, label: String(value) }))}
              value={cards.length}
              onChange={(size) => onChange(ofSize(position, size))}
            />
          </View>
        ) : null}
      </View>
      {extra ? (
        <Toggle
          game="split"
          label={words.once}
          value={once}
          onChange={(agreed) => onChange({ ...position, once: agreed })}
        />
      ) : null}
    </>
  );
}
