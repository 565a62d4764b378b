/** Examples of what is seen: what each claims, by its path in the view. */
import { english } from '../../../../text/plural';
import { numbers, seatOf, type Look, type Sights } from '../../../sights';

const points = (n: unknown): string => `${String(n)} ${english(Number(n), 'point', 'points')}`;
const handCard = ({ viewer, say, at }: Look): string =>
  `${viewer ?? 'The table'} sees: card ${(at[1] ?? 0) + 1} in the hand of ${say.name(at[0] ?? 0)} is this one`;

export const en: Sights = {
  holder: ({ say, value }) => `First-player card: ${say.name(Number(value))}`,
  'won.#': (look) => `${look.say.name(seatOf(look))}: tricks — ${String(look.value)}`,
  'hands.#.#': handCard,
  'pad.#.points.#': (look) =>
    `${look.say.name(seatOf(look, 1))} gets ${points(look.value)} for the deal`,
  'trick.cards.#.card': () => 'A played card lies on the table with its value up',
  'trick.led': () => 'The lead colour of the trick is this one',
  won: ({ value }) => `Everybody sees how many tricks each has: ${numbers(value)}`,
  'trick.cards': () => 'The cards of a finished trick may still be looked at',
  dealer: ({ say, value }) => `${say.name(Number(value))} deals next`,
  winner: ({ say, value }) => `${say.name(Number(value))} wins`,
};
