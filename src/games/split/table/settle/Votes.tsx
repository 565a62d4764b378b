/** A row, where it is cut and who chose which part: three things to fill in, one after another. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { filled, withAt } from '../../../../engine/arrays';
import { useText } from '../../../../text/locale';
import { Chip, Panel, Segmented, Stepper, T, useTheme } from '../../../../ui';
import { EraseKey } from '../../../parts/settle/EraseKey';
import { resized, SeatCount } from '../../../parts/settle/SeatCount';
import type { SettleInputProps } from '../../../settles';
import type { SeatPlayer } from '../../../table';
import { cardOf, COPIES, rowSize } from '../../deck';
import type { VotesPosition } from '../../settle/votes';
import { SEATS } from '../../turn';
import { RowStrip, type Stretch } from '../parts/RowStrip';
import { cardWord, spansOf } from '../props';
import { VoterRow } from '../referee/VoteEntry';
import { tableText } from '../text';
import { CardKeys } from './CardKeys';
import { keysText } from './text';

type Props = SettleInputProps<VotesPosition>;

const ROW = 0;
const CUT = 1;
const VOTES = 2;
const DECK = COPIES.map((_, kind) => cardOf(kind));

/** The parts as cut so far; a cut that leaves one empty is drawn whole, the answer says what is wrong. */
function stretchesOf({ cards, at }: VotesPosition): Stretch[] {
  const whole = { from: 0, to: cards.length };
  const spans = spansOf(whole, at);
  const sound = at.length > 0 && spans.every(({ from, to }) => to > from);
  return sound
    ? spans.map((span, part) => ({ ...span, is: { part } }))
    : [{ ...whole, is: 'open' }];
}

function playersOf(seats: number, name: (seat: number) => string): SeatPlayer[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: name(seat),
    colour: seat + 1,
  }));
}

export function VotesInput(props: Props): ReactNode {
  const { position, name, focus } = props;
  const { cards, votes, seats, extra } = position;
  const words = useText(tableText);
  const own = useText(keysText);
  const { space } = useTheme();
  if (cards.length === 0) return null;
  return (
    <View style={{ gap: space.s }}>
      <RowStrip
        row={cards.map((card) => ({ card, fate: 'open' }))}
        stretches={stretchesOf(position)}
        players={playersOf(seats, name)}
      />
      {focus !== VOTES && votes.some((vote) => vote !== null) ? (
        <Panel style={{ padding: space.m, gap: 2 }}>
          {votes.map((vote, seat) =>
            vote === null && !extra ? null : (
              <T key={seat} variant="label">
                {vote === null
                  ? `${name(seat)}: ${own.noVote}`
                  : words.voteOf(name(seat), words.part[vote] ?? '')}
              </T>
            ),
          )}
        </Panel>
      ) : null}
    </View>
  );
}

export function VotesTray(props: Props): ReactNode {
  const { focus, onFocus } = props;
  const words = useText(keysText);
  return (
    <>
      <Segmented
        label={words.what}
        options={[
          { value: ROW, label: words.row },
          { value: CUT, label: words.cut },
          { value: VOTES, label: words.votes },
        ]}
        value={focus}
        onChange={onFocus}
      />
      {focus === ROW ? <RowKeys {...props} /> : null}
      {focus === CUT ? <CutKeys {...props} /> : null}
      {focus === VOTES ? <VoteKeys {...props} /> : null}
    </>
  );
}

function RowKeys({ position, onChange, onFocus }: Props): ReactNode {
  const { seats, cards, extra } = position;
  const words = useText(keysText);
  const table = useText(tableText);
  const { space } = useTheme();
  const most = rowSize(seats) - (extra ? 2 : 0);
  return (
    <>
      <CardKeys
        label={words.row}
        cards={DECK}
        keyLabel={(card) => words.card(cardWord(card, table))}
        chosen={[]}
        onPick={(card) => {
          if (cards.length >= most) return;
          onChange({ ...position, cards: [...cards, card] });
          if (cards.length + 1 === most) onFocus(CUT);
        }}
      />
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: space.s,
        }}
      >
        <EraseKey
          disabled={cards.length === 0}
          onPress={() => onChange({ ...position, cards: cards.slice(0, -1) })}
        />
        <SeatCount
          seats={seats}
          {...SEATS}
          onChange={(next) =>
            onChange({
              ...position,
              seats: next,
              leader: Math.min(position.leader, next - 1),
              votes: resized(position.votes, next, null),
            })
          }
        />
      </View>
      <View style={{ flexDirection: 'row' }}>
        <Chip
          label={words.extra}
          selected={extra}
          game="split"
          onPress={() => onChange({ ...position, extra: !extra })}
        />
      </View>
    </>
  );
}

/** A peg that stands nowhere yet counts as before the row; taking it back there takes it away. */
function CutKeys({ position, onChange }: Props): ReactNode {
  const { cards, at } = position;
  const words = useText(keysText);
  const { space } = useTheme();
  const pegs = cards.length === 2 ? 1 : 2;
  return (
    <>
      {filled(pegs, 0).map((_, i) => {
        const place = at[i] ?? 0;
        const before = i === 0 ? 0 : (at[i - 1] ?? 0);
        return (
          <View key={i} style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
            <T style={{ flex: 1 }}>{words.peg[i]}</T>
            <Stepper
              compact
              label={words.peg[i] ?? ''}
              value={place}
              valueText={place === 0 ? '—' : String(place)}
              max={Math.max(0, cards.length - 1)}
              disabled={i > at.length}
              onChange={(to) => {
                // The second peg starts just behind the first.
                const next = place === 0 && to === 1 ? before + 1 : to;
                onChange({
                  ...position,
                  at: to === 0 ? at.slice(0, i) : withAt(at, i, next).slice(0, pegs),
                });
              }}
            />
          </View>
        );
      })}
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
