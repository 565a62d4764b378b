/** A swap from the own hand: touch what goes, see how many, change. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Chip } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import type { Kind } from '../../../gems/rules/kinds';
import type { VeselkaMove } from '../../rules/types';
import { Actions } from '../parts/Actions';
import type { VeselkaTable } from '../props';
import { TrayHead } from '../../../gems/table/TrayHead';
import { useSend } from '../../../kit/useSend';
import { tableText } from '../../words/table';
import { Hand } from './Hand';
import type { CardFlights } from './useCardFlights';

export interface SwapHandProps {
  table: VeselkaTable;
  /** What everyone may see. */
  middle: ReactNode;
  seat: number;
  hand: readonly Kind[];
  flights: CardFlights;
  onBack(): void;
}

/** Where the cards of an advised swap lie in the hand. */
function placesOf(hand: readonly Kind[], advised: VeselkaMove | undefined): readonly number[] {
  if (advised?.type !== 'swap' || !('cards' in advised)) return [];
  const wanted = [...advised.cards];
  return hand.flatMap((kind, i) => {
    const at = wanted.indexOf(kind);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0 ? [i] : [];
  });
}

export function SwapHand(props: SwapHandProps): ReactNode {
  const { table, middle, seat, hand, flights, onBack } = props;
  const texts = useText(tableText);
  const { busy, send } = useSend(table);
  /** Places in the hand: two cards of a colour are two cards. */
  const [chosen, setChosen] = useState(() => placesOf(hand, table.advised));
  const toggle = (i: number): void =>
    setChosen(chosen.includes(i) ? chosen.filter((at) => at !== i) : [...chosen, i]);
  const move: VeselkaMove = {
    type: 'swap',
    seat,
    cards: hand.filter((_, i) => chosen.includes(i)),
  };
  const possible = table.judge(move).ok;
  const all = chosen.length === hand.length;
  return (
    <TableLayout
      middle={middle}
      tray={
        <>
          <TrayHead
            player={table.players[seat]}
            hint={texts.hint.swap}
            clause="V-3.1"
            openClause={table.openClause}
          />
          <Hand
            cards={hand.map((kind, i) => {
              const on = chosen.includes(i);
              return {
                kind,
                state: on ? 'selected' : 'plain',
                label: on ? texts.card.chosen(kind) : texts.colours[kind],
              };
            })}
            spots={flights.hand}
            onPress={toggle}
          />
          <View style={{ flexDirection: 'row' }}>
            <Chip
              game="veselka"
              label={texts.action.all(hand.length)}
              selected={all}
              onPress={() => setChosen(all ? [] : hand.map((_, i) => i))}
            />
          </View>
        </>
      }
      action={
        <Actions
          small={{ icon: 'back', label: texts.action.backToRun, onPress: onBack }}
          primary={{
            label:
              chosen.length > 0
                ? texts.action.swapCards(chosen.length)
                : possible
                  ? texts.action.pass
                  : texts.action.swapNothing,
            onPress: () => {
              flights.swap(chosen);
              send(move);
            },
            disabled: !possible,
            busy,
          }}
        />
      }
    />
  );
}
