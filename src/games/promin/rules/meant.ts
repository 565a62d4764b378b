/**
 * What somebody on a chair says. An owner does not know the value of a card in hand, so he names its colour and
 * its place in it; at a real table the card lies open, and the play names it like any other entry.
 */
import { spoken } from '../../../engine/chair';
import { hasKeys, isOneOf, isRecord, isWhole } from '../../../engine/form';
import type { Seat } from '../../../engine/types';
import { COLOUR_COUNT, colourIndex, COLOURS, valuesIn } from './cards';
import type { State } from './types';

const KEYS = ['type', 'seat', 'colour', 'rank'];
const DRAWN: readonly string[] = ['deal'];
const ENTERED: readonly string[] = [];

export function meant(state: State, seat: Seat, choice: unknown): unknown {
  if (state.table.mode !== 'virtual') return spoken(seat, choice, ENTERED);
  const said = spoken(seat, choice, DRAWN);
  if (!isRecord(said) || said.type !== 'play') return said;
  const { colour, rank } = said;
  // A card, too, is nothing to name: or one could ask what one holds.
  if (!hasKeys(said, KEYS) || !isOneOf(colour, COLOURS) || !isWhole(rank, 0, Infinity)) return null;
  if (state.phase === 'deal' || state.phase === 'over' || state.known.by !== 'deal') return said;
  const place = seat * COLOUR_COUNT + colourIndex(colour);
  const value = valuesIn(state.known.hands[place] ?? 0)[rank];
  return value === undefined ? null : { type: 'play', seat, card: `${colour}${value}` };
}
