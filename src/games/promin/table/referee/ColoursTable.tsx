/**
 * The colours of every hand after the pass, which everybody at the table sees (P-1.2). Four numbers a hand,
 * the fifth follows from its ten cards; entering them is optional.
 */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Button, Panel, PlayerBadge, T, Touch, useTheme } from '../../../../ui';
import { GlassMark } from '../drawings/Glass';
import type { SeatPlayer } from '../../../table';
import { COLOURS, HAND_SIZE, type Colour } from '../../rules/cards';
import type { ColourCounts, Move } from '../../rules/types';
import { nameOf, type PropsOf } from '../props';
import { NumberPad } from '../parts/NumberPad';
import { PlayLayout } from '../parts/PlayLayout';
import { useSend } from '../../../kit/useSend';
import { tableText } from '../../words/table';

type Counts = Readonly<Record<Colour, number | null>>;
const NONE: Counts = { r: null, y: null, g: null, b: null, p: null };

interface Cell {
  seat: number;
  colour: Colour;
}

const knownOf = (hand: Counts): number => COLOURS.reduce((n, c) => n + (hand[c] ?? 0), 0);

/** The last open colour of a hand is what its ten cards leave. */
export function completeHand(hand: Counts): Counts {
  const open = COLOURS.filter((colour) => hand[colour] === null);
  const [last] = open;
  const rest = HAND_SIZE - knownOf(hand);
  if (rest <= 0)
    return Object.fromEntries(COLOURS.map((c) => [c, hand[c] ?? 0])) as Record<Colour, number>;
  return open.length === 1 && last ? { ...hand, [last]: rest } : hand;
}

function isComplete(hand: Counts): hand is ColourCounts {
  return COLOURS.every((colour) => hand[colour] !== null);
}

function useHands(seats: number, draft: Move | undefined) {
  const [entered, setEntered] = useState<readonly Counts[]>(() =>
    Array.from({ length: seats }, (_, seat) =>
      draft?.type === 'colours' ? (draft.counts[seat] ?? NONE) : NONE,
    ),
  );
  const [picked, setPicked] = useState<Cell | null>(null);
  const hands = entered.map(completeHand);
  const next = firstOpen(hands);
  return {
    hands,
    asked: picked ?? next,
    ask: setPicked,
    enter({ seat, colour }: Cell, count: number) {
      setEntered((old) => old.map((hand, i) => (i === seat ? { ...hand, [colour]: count } : hand)));
      setPicked(null);
    },
    counts: hands.every(isComplete) ? (hands as readonly ColourCounts[]) : null,
  };
}

function firstOpen(hands: readonly Counts[]): Cell | null {
  for (const [seat, hand] of hands.entries())
    for (const colour of COLOURS) if (hand[colour] === null) return { seat, colour };
  return null;
}

type ColoursProps = PropsOf<'bid'> & { onDone(): void };

export function ColoursTable(props: ColoursProps): ReactNode {
  const { view, players, refused } = props;
  const texts = useText(tableText);
  const { space } = useTheme();
  const { busy, send } = useSend(props);
  const entry = useHands(view.seats, props.draft);
  const { hands, asked, counts } = entry;
  const change = (cell: Cell, count: number): void => {
    if (refused) props.dismissRefusal();
    entry.enter(cell, count);
  };
  return (
    <PlayLayout
      middle={
        <Panel label={texts.referee.coloursTitle} style={{ gap: space.s }}>
          <T variant="heading" heading={2}>
            {texts.referee.coloursTitle}
          </T>
          {players.map((player) => (
            <HandRow
              key={player.seat}
              player={player}
              hand={hands[player.seat] ?? NONE}
              asked={asked?.seat === player.seat ? asked.colour : null}
              onAsk={(colour) => entry.ask({ seat: player.seat, colour })}
            />
          ))}
        </Panel>
      }
      entry={
        <>
          <T variant="heading" heading={2} aria-live="polite">
            {asked
              ? texts.referee.coloursAsk(nameOf(players, asked.seat), asked.colour)
              : texts.referee.coloursReady}
          </T>
          {asked ? (
            <Keys view={view} asked={asked} hands={hands} busy={busy} onPick={change} />
          ) : null}
          <T variant="label" color="inkSoft">
            {texts.referee.coloursHint}
          </T>
        </>
      }
      actions={
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
          {props.draft ? null : (
            <Button
              kind="quiet"
              label={texts.referee.skipColours}
              onPress={props.onDone}
              disabled={busy}
            />
          )}
          <Button
            game="promin"
            style={{ flexGrow: 1, flexBasis: 190 }}
            busy={busy}
            disabled={counts === null}
            label={props.draft ? texts.saveCorrection : texts.referee.saveColours}
            onPress={() => {
              if (counts) send({ type: 'colours', counts }, props.onDone);
            }}
          />
        </View>
      }
    />
  );
}

interface KeysProps {
  view: ColoursProps['view'];
  asked: Cell;
  hands: readonly Counts[];
  busy: boolean;
  onPick(cell: Cell, count: number): void;
}

function Keys({ view, asked, hands, busy, onPick }: KeysProps): ReactNode {
  const words = useText(tableText).referee;
  const hand = hands[asked.seat] ?? NONE;
  const room = HAND_SIZE - knownOf(hand) + (hand[asked.colour] ?? 0);
  const most = Math.min(HAND_SIZE, view.highest);
  return (
    <NumberPad
      label={words.colour(asked.colour)}
      values={Array.from({ length: most + 1 }, (_, n) => n)}
      keyLabel={(n) => words.coloursKey(asked.colour, n)}
      look={(n) => (n === hand[asked.colour] ? 'chosen' : n > room ? 'faded' : 'plain')}
      disabled={busy}
      onPick={(n) => onPick(asked, n)}
    />
  );
}

interface HandRowProps {
  player: SeatPlayer;
  hand: Counts;
  asked: Colour | null;
  onAsk(colour: Colour): void;
}

function HandRow({ player, hand, asked, onAsk }: HandRowProps): ReactNode {
  const words = useText(tableText).referee;
  const { colors, radii, space } = useTheme();
  return (
    <View style={{ gap: space.xs }}>
      <PlayerBadge name={player.name} colour={player.colour} size={26} named />
      <View style={{ flexDirection: 'row', gap: 6 }}>
        {COLOURS.map((colour) => {
          const count = hand[colour];
          return (
            <Touch
              key={colour}
              label={words.coloursCell(
                player.name,
                colour,
                count === null ? words.coloursUnset : String(count),
              )}
              onPress={() => onAsk(colour)}
              style={{
                flex: 1,
                minHeight: 48,
                flexDirection: 'row',
                flexWrap: 'wrap',
                alignItems: 'center',
                alignContent: 'center',
                justifyContent: 'center',
                gap: 4,
                borderRadius: radii.tile,
                borderWidth: asked === colour ? 2.5 : 1.5,
                borderColor: asked === colour ? colors.legalGlow : colors.line,
                backgroundColor: asked === colour ? colors.legalFill : colors.paperRaised,
              }}
            >
              <GlassMark colour={colour} size={20} decorative />
              <T variant="numS" color={count === null ? 'inkFaint' : 'ink'}>
                {count ?? '·'}
              </T>
            </Touch>
          );
        })}
      </View>
    </View>
  );
}
