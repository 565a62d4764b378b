/** Reading positions back from links: small checks that several questions of «Промінь» share. */
import { isArrayOf, isWhole } from '../../../engine/form';
import { SEATS } from '../rules/begin';
import { COLOURS, NOT_A_CARD, highestValue, readCard, valueOf, type Card } from '../rules/cards';

/** A card of the largest box; whether this table's deck has it, the rules say. */
export function isCardOfTheBox(value: unknown): value is Card {
  const card = readCard(value);
  return card !== NOT_A_CARD && valueOf(card) <= highestValue(SEATS.max);
}

export function isSeats(value: unknown): value is number {
  return isWhole(value, SEATS.min, SEATS.max);
}

export function isColour(value: unknown): value is (typeof COLOURS)[number] {
  return (COLOURS as readonly unknown[]).includes(value);
}

/** Points far beyond any match are a broken link, not an impossible position. */
function isPoints(value: unknown): value is number | null {
  return value === null || isWhole(value, -999, 999);
}

export function isPointsOf(value: unknown, seats: number): value is (number | null)[] {
  return isArrayOf(value, isPoints, seats, seats);
}
