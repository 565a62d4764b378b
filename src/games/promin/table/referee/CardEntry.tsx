/**
 * A card from the real table in two taps: colour, value. The lead colour is chosen beforehand where it
 * fits, so that following takes one. While correcting nothing is sent before the button says so.
 */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { Button, T, useTheme } from '../../../../ui';
import { BidBeads } from '../parts/BidBeads';
import { ColourKeys } from '../parts/ColourKeys';
import { NumberPad, type KeyLook } from '../parts/NumberPad';
import { PlayLayout } from '../parts/PlayLayout';
import { TrayHead } from '../parts/TrayHead';
import { cardOf } from '../parts/trick';
import { useForTurn } from '../parts/useForTurn';
import { followClause } from '../../rules/because';
import type { Card, Colour } from '../../rules/cards';
import type { PlayMove } from '../../rules/types';
import { nameOf, type PropsOf } from '../props';
import { tableText } from '../../words/table';

export type CardEntryProps = PropsOf<'play'> & {
  middle: ReactNode;
  seat: number;
  busy: boolean;
  onPlay(move: PlayMove): void;
  /** A new entry begins: what was shown of the last trick may go. */
  onBegin(): void;
};

export function CardEntry(props: CardEntryProps): ReactNode {
  const { view, players, seat, busy, openClause } = props;
  const texts = useText(tableText);
  const { space } = useTheme();
  const draft = props.draft?.type === 'play' ? cardOf(props.draft) : null;
  const cards = props.offers(seat).flatMap((move) => (move.type === 'play' ? [move.card] : []));
  const offered = new Set<string>(cards);
  const fits = (colour: Colour): boolean => cards.some((card) => card.startsWith(colour));
  const { led } = view.trick;
  const turn = `${view.trick.number} ${view.trick.cards.length}`;
  const [picked, setPicked] = useForTurn<Colour | null>(turn, draft?.colour ?? null);
  const [value, setValue] = useForTurn<number | null>(turn, draft?.value ?? null);
  const colour = picked ?? (led && fits(led) ? led : null);
  const moveOf = (n: number): PlayMove | null =>
    colour ? { type: 'play', seat, card: `${colour}${n}` satisfies Card } : null;
  const pick = (n: number): void => {
    props.onBegin();
    const move = moveOf(n);
    if (draft) setValue(n);
    else if (move) props.onPlay(move);
  };
  const look = (n: number): KeyLook => {
    if (draft && n === value) return 'chosen';
    return colour === null || offered.has(`${colour}${n}`) ? 'plain' : 'faded';
  };
  const bid = view.bids[seat];
  return (
    <PlayLayout
      middle={props.middle}
      entry={
        <>
          <TrayHead
            player={players[seat]}
            title={texts.referee.ask(nameOf(players, seat))}
            clause={followClause(led, null)}
            openClause={openClause}
          >
            {bid ? <BidBeads bid={bid} also={texts.won(view.won[seat] ?? 0)} /> : null}
          </TrayHead>
          <ColourKeys
            chosen={colour}
            faded={(one) => props.hints && !fits(one)}
            disabled={busy}
            onPick={(one) => {
              props.onBegin();
              setPicked(one);
            }}
          />
          <NumberPad
            label={colour ? texts.referee.values(colour) : texts.referee.colours}
            values={Array.from({ length: view.highest }, (_, i) => i + 1)}
            most={view.highest === 10 ? 5 : view.highest / 2}
            keyLabel={(n) => {
              if (!colour) return String(n);
              const card = texts.referee.card(colour, n);
              return offered.has(`${colour}${n}`) ? card : texts.referee.notPlayable(card);
            }}
            look={look}
            disabled={busy || colour === null}
            onPick={pick}
          />
          <T variant="label" color="legalText" style={{ minHeight: space.xl }} aria-live="polite">
            {cards.length === 0
              ? texts.referee.stuck
              : led
                ? texts.referee.follow(led)
                : texts.referee.leads}
          </T>
        </>
      }
      actions={
        draft ? (
          <Button
            game="promin"
            label={texts.saveCorrection}
            busy={busy}
            disabled={value === null || colour === null}
            note={colour && value ? texts.referee.card(colour, value) : undefined}
            onPress={() => {
              const move = value === null ? null : moveOf(value);
              if (move) props.onPlay(move);
            }}
          />
        ) : undefined
      }
    />
  );
}
