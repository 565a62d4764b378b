/** The app deals: the holder builds a run from the own hand, or swaps cards. Knows only the holder's view. */
import { useState, type ReactNode } from 'react';

import type { Refusal } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { T } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import type { Kind } from '../../../gems/rules/kinds';
import { OwnCards, withoutCards as rest } from '../../../gems/table/OwnCards';
import { PassOn } from '../../../gems/table/PassOn';
import type { Brought } from '../../../table';
import type { VeselkaMove, VeselkaView } from '../../rules/types';
import { OpenTable } from '../parts/OpenTable';
import type { VeselkaTable } from '../props';
import { readRun } from '../parts/reading';
import { RunTurn } from '../parts/RunTurn';
import { TrayHead } from '../../../gems/table/TrayHead';
import { useRun } from '../parts/useRun';
import { tableText } from '../../words/table';
import { Hand } from './Hand';
import { SwapHand } from './SwapHand';
import { useCardFlights } from './useCardFlights';

export function VirtualTable(props: VeselkaTable): ReactNode {
  const { view, viewer } = props;
  if (view.phase === 'act' && view.hand !== null && viewer === view.toAct && !props.draft)
    return <OwnTurn key={view.toAct} {...props} seat={view.toAct} hand={view.hand} />;
  return <Watching {...props} />;
}

/** While the deck deals or someone else acts there is nothing to do but to look at what it brought; a dealt turn cannot be rewritten. */
function Watching(props: VeselkaTable): ReactNode {
  const { view, viewer, players, brought, openClause } = props;
  const texts = useText(tableText);
  const actor = view.toAct === null ? undefined : players[view.toAct];
  const { hand } = view;
  const fresh = brought && hand ? rest(hand, handKept(brought)) : [];
  const middle = (
    <OpenTable table={props} circle={{ top: view.top, pile: view.pile, cards: [], lit: [] }} />
  );
  if (props.draft) return <TableLayout middle={middle} tray={<T>{texts.dealtAlready}</T>} />;
  return (
    <TableLayout
      middle={middle}
      tray={
        <>
          <TrayHead
            player={brought && viewer !== 'table' ? players[viewer] : actor}
            hint={brought ? texts.hint.brought(fresh.length) : watchHint(view, actor?.name, texts)}
            openClause={openClause}
          />
          {brought && hand ? <OwnCards hand={hand} fresh={fresh} label={texts.card.own} /> : null}
        </>
      }
      action={
        brought ? (
          <PassOn game="veselka" next={actor?.name ?? ''} onPress={brought.passOn} />
        ) : undefined
      }
    />
  );
}

function watchHint({ phase }: VeselkaView, name = '', { hint }: (typeof tableText)['uk']): string {
  if (phase === 'deal') return hint.dealing;
  return phase === 'draw' ? hint.drawing : hint.watching(name);
}

/** What stayed in the hand when cards were laid or swapped. */
function handKept({ before, move }: Brought<VeselkaView, VeselkaMove>): Kind[] {
  return rest(before.hand ?? [], 'cards' in move ? move.cards : []);
}

function OwnTurn(props: VeselkaTable & { seat: number; hand: readonly Kind[] }): ReactNode {
  const { seat, hand, view, hints } = props;
  const texts = useText(tableText);
  const entry = useRun(seat, props.advised);
  const flights = useCardFlights(view);
  const [swapping, setSwapping] = useState(props.advised?.type === 'swap');
  /** The card touched last, when it did not join the run, and why. */
  const [refused, setRefused] = useState<{ at: number; refusal: Refusal } | null>(null);
  const { cards } = entry;
  const held = rest(hand, cards);
  const reading = readRun(props, seat, cards, held, entry.wish);
  const lit = hints && !swapping ? reading.nexts : [];
  const touch = (i: number): void => {
    const kind = held[i];
    if (!kind) return;
    const tried = readRun(props, seat, [...cards, kind], rest(held, [kind]), null);
    setRefused(tried.fault ? { at: i, refusal: tried.fault.refusal } : null);
    if (tried.fault) return;
    flights.join(i, cards);
    entry.add(kind);
  };
  const takeBack = (): void => {
    setRefused(null);
    flights.back(cards.length - 1, cards, held);
    entry.takeBack();
  };
  const clear = (): void => {
    setRefused(null);
    flights.back(0, cards, held);
    entry.clear();
  };
  const swap = (to: boolean): void => {
    clear();
    setSwapping(to);
  };
  const middle = (
    <OpenTable
      table={props}
      circle={{ top: view.top, pile: view.pile, topRef: flights.top, cards, lit }}
      run={swapping ? undefined : { lays: reading.lays, onTakeBack: takeBack, spots: flights.run }}
    />
  );
  if (swapping)
    return (
      <SwapHand
        table={props}
        middle={middle}
        seat={seat}
        hand={hand}
        flights={flights}
        onBack={() => swap(false)}
      />
    );
  return (
    <RunTurn
      table={props}
      middle={middle}
      seat={seat}
      entry={{ ...entry, clear }}
      reading={reading}
      refusal={refused?.refusal}
      onSwap={() => swap(true)}
      onLay={flights.lay}
    >
      <Hand
        cards={held.map((kind, i) => {
          const possible = lit.includes(kind);
          return {
            kind,
            state: refused?.at === i ? 'illegal' : possible ? 'legal' : hints ? 'faded' : 'plain',
            label: texts.card.held(kind, possible),
          };
        })}
        spots={flights.hand}
        onPress={touch}
      />
    </RunTurn>
  );
}
