/**
 * The trick as it lies: one place a player from the leader on. A touch on a place chooses it to be filled in,
 * a touch on a name says who led.
 */
import { useState, type ReactNode } from 'react';
import { Platform, useWindowDimensions, View } from 'react-native';

import { withAt } from '../../../../engine/arrays';
import { useText } from '../../../../text/locale';
import { Icon, Piece, T, Touch, useTheme, useWide } from '../../../../ui';
import { PROMIN_CARD_RATIO, ProminCard } from '../drawings/ProminCard';
import { EraseKey } from '../../../kit/settle/EraseKey';
import { SeatCount } from '../../../kit/settle/SeatCount';
import type { SettleInputProps } from '../../../table';
import { SEATS } from '../../rules/begin';
import type { Card, Colour } from '../../rules/cards';
import { highestValue } from '../../rules/notation';
import { ledBy, type TrickPosition } from '../../settle/trick';
import { ColourKeys } from '../parts/ColourKeys';
import { NumberPad } from '../parts/NumberPad';
import { tableText } from '../../words/table';
import { keysText } from '../../words/settleKeys';

type Props = SettleInputProps<TrickPosition>;

const GAP = 10;

const colourOf = (card: Card): Colour => card.charAt(0) as Colour;
const valueOf = (card: Card): number => Number(card.slice(1));

/** The focus is the chosen place counted from 1; 0 is the first place without a card. */
function placeOf({ position, focus }: Props): number {
  const { seats, cards } = position;
  if (focus > 0) return Math.min(focus, seats) - 1;
  const gap = cards.indexOf(null);
  return gap >= 0 ? gap : Math.min(cards.length, seats - 1);
}

/** The chosen card, or the last one that lies there; -1 for none. */
function erasable(props: Props): number {
  const { cards } = props.position;
  if (props.focus > 0 && cards[placeOf(props)]) return placeOf(props);
  let last = cards.length - 1;
  while (last >= 0 && !cards[last]) last -= 1;
  return last;
}

export function TrickInput(props: Props): ReactNode {
  const { position, onChange, answer, name, onFocus } = props;
  const { seats, leader, cards } = position;
  const { width } = useWindowDimensions();
  const wide = useWide();
  const { space } = useTheme();
  const size = wide
    ? 96
    : Math.min(74, Math.floor((width - 2 * space.page - (seats - 1) * GAP) / seats) - 4);
  const winner = answer.kind === 'settled' ? answer.headline.facts.seat : null;
  const wrong = answer.kind === 'impossible' ? answer.remark.facts.card : null;
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'center', gap: GAP, paddingTop: 6 }}>
      {Array.from({ length: seats }, (_, i) => {
        const seat = (leader + i) % seats;
        const card = cards[i] ?? undefined;
        return (
          <Place
            key={i}
            name={name(seat)}
            leads={i === 0}
            card={card}
            size={size}
            state={
              card && card === wrong
                ? 'wrong'
                : seat === winner
                  ? 'wins'
                  : i === placeOf(props)
                    ? 'next'
                    : 'plain'
            }
            onPress={() => onFocus(i + 1)}
            onLead={() => {
              onChange(ledBy(position, seat));
              onFocus(0);
            }}
          />
        );
      })}
    </View>
  );
}

interface PlaceProps {
  name: string;
  leads: boolean;
  card: Card | undefined;
  size: number;
  state: 'plain' | 'next' | 'wins' | 'wrong';
  onPress(): void;
  onLead(): void;
}

const LOOKS = { plain: 'plain', next: 'legal', wins: 'selected', wrong: 'illegal' } as const;

function Place(props: PlaceProps): ReactNode {
  const { name, card, size, state, onPress } = props;
  const words = useText(keysText);
  const spoken = useText(tableText).referee;
  const { colors, radii } = useTheme();
  const what = card ? spoken.card(colourOf(card), valueOf(card)) : words.slotEmpty;
  return (
    <View style={{ width: size, gap: 10, alignItems: 'center' }}>
      <Piece state={LOOKS[state]} lift={0} label={words.slot(name, what)} onPress={onPress}>
        {card ? (
          <ProminCard colour={colourOf(card)} value={valueOf(card)} size={size} decorative />
        ) : (
          <View
            style={{
              width: size,
              height: Math.round(size * PROMIN_CARD_RATIO),
              borderRadius: radii.card,
              borderWidth: 2,
              borderStyle: 'dashed',
              borderColor: colors.lineStrong,
              backgroundColor: state === 'next' ? colors.legalFill : undefined,
            }}
          />
        )}
      </Piece>
      <Whose {...props} />
    </View>
  );
}

function Whose({ name, leads, size, state, onLead }: PlaceProps): ReactNode {
  const words = useText(keysText);
  const { colors } = useTheme();
  return (
    <Touch
      label={words.ledBy(name)}
      {...(Platform.OS === 'web' ? { 'aria-pressed': leads } : { 'aria-selected': leads })}
      onPress={onLead}
      style={{ width: size + GAP, minHeight: 48, alignItems: 'center' }}
    >
      <T
        variant={size < 64 ? 'caption' : 'label'}
        color={state === 'wins' ? 'ink' : 'inkSoft'}
        align="center"
        numberOfLines={2}
      >
        {name}
      </T>
      {leads ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
          <Icon name="star4" size={12} color={colors.legalText} />
          <T variant="caption" color="inkSoft" numberOfLines={1}>
            {words.leads}
          </T>
        </View>
      ) : null}
    </Touch>
  );
}

export function TrickTray(props: Props): ReactNode {
  const { position, onChange, onFocus } = props;
  const { seats, cards } = position;
  const words = useText(tableText).referee;
  const place = placeOf(props);
  const there = cards[place];
  const [waiting, setWaiting] = useState<Colour>('r');
  const colour = there ? colourOf(there) : waiting;
  const put = (card: Card): void => {
    const upTo = Array.from({ length: Math.max(cards.length, place) }, (_, i) => cards[i] ?? null);
    onChange({ ...position, cards: withAt(upTo, place, card) });
  };
  const last = erasable(props);
  const erase = (): void => {
    const rest = withAt(cards, last, null);
    onChange({ ...position, cards: last < cards.length - 1 ? rest : rest.slice(0, last) });
    onFocus(0);
  };
  return (
    <>
      <ColourKeys
        chosen={colour}
        faded={() => false}
        onPick={(picked) => {
          setWaiting(picked);
          if (there) put(`${picked}${valueOf(there)}`);
        }}
      />
      <NumberPad
        label={words.values(colour)}
        values={Array.from({ length: highestValue(seats) }, (_, i) => i + 1)}
        most={seats === 3 ? 4 : seats === 4 ? 5 : 6}
        keyLabel={(value) => words.card(colour, value)}
        look={(value) => (there && valueOf(there) === value ? 'chosen' : 'plain')}
        onPick={(value) => {
          put(`${colour}${value}`);
          onFocus(0);
        }}
      />
      <View
        style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 }}
      >
        <EraseKey disabled={last < 0} onPress={erase} />
        <SeatCount
          seats={seats}
          {...SEATS}
          onChange={(next) =>
            onChange({
              seats: next,
              leader: Math.min(position.leader, next - 1),
              cards: cards.slice(0, next),
            })
          }
        />
      </View>
    </>
  );
}
