/** Words about the 5×5 field that “Nizam” and “Pearl of the East” share. */
import { cards } from '../../../../text/lexicon/en';
import { capital } from '../../../../text/lexicon/forms';
import { english } from '../../../../text/plural';
import type { Kind } from '../../rules/kinds';
import type { LineEnd } from '../../rules/grid';
import { grouped, type GridWords } from '../spoken';

const PLURAL: Record<Kind, string> = {
  red: 'rubies',
  orange: 'carnelians',
  yellow: 'topazes',
  lime: 'peridots',
  green: 'emeralds',
  sky: 'aquamarines',
  blue: 'sapphires',
  violet: 'amethysts',
};

const name: GridWords['name'] = {
  red: 'ruby',
  orange: 'carnelian',
  yellow: 'topaz',
  lime: 'peridot',
  green: 'emerald',
  sky: 'aquamarine',
  blue: 'sapphire',
  violet: 'amethyst',
  pearl: 'pearl',
};

export const counted = (n: number, kind: Kind): string =>
  `${n} ${english(n, name[kind], PLURAL[kind])}`;

function gems(list: readonly Kind[]): string {
  const parts = grouped(list).map(({ kind, count }) =>
    count === 1 ? name[kind] : counted(count, kind),
  );
  return parts.join(', ');
}

function shift({ line, index, edge }: LineEnd): string {
  if (line === 'row') return `row ${index + 1} to the ${edge === 'start' ? 'left' : 'right'}`;
  return `column ${index + 1} ${edge === 'start' ? 'up' : 'down'}`;
}

const ABLE = {
  take: 'there are cards to take',
  shift: 'a shift can be paid for',
  done: 'the shifts can be finished',
};

/** After a verdict that rests on what this table agreed. */
export const agreed = (house: string | undefined): string =>
  house === undefined ? '' : ' This table agreed on it.';

export const grid: GridWords = {
  name,
  gems,
  shift,
  turn: (now) => (facts, say) =>
    'turnOf' in facts
      ? `It is ${say.name(facts.turnOf[0])}’s turn. Please wait for yours.`
      : now[facts.phase],
  now: {
    act: 'Now a player takes cards or shifts lines; there is no such entry here.',
    draw: 'First the cards have to be drawn from the deck.',
    over: 'The match is over, there are no more moves.',
  },
  why: {
    price: ({ needs, paid, house }) =>
      `The edge card is ${articled(name[needs])}: pay one card of that kind ${
        house === undefined ? 'or, holding none, any three cards' : 'or any three cards'
      }. ${paid.length === 0 ? 'Nothing was paid here. Add the payment.' : `The payment here is ${gems(paid)}: change it.`}${agreed(house)}`,
    held: ({ needs }) =>
      `Only who lacks the needed kind may pay three cards, and there is ${articled(name[needs])} here. Pay with that one.`,
    pearl: ({ paid }) =>
      `The pearl goes round, and it costs exactly three cards of any kind. Here there ${english(paid.length, 'is', 'are')} ${cards(paid.length)}. Change the payment.`,
    hand: ({ kind, paid, held }) =>
      held === 0
        ? `There is no ${name[kind]} in the hand. Choose cards you hold.`
        : `The hand has only ${counted(held, kind)}, and this payment needs ${paid}. Choose other cards.`,
    size: ({ paid, hand }) =>
      hand === 0
        ? 'There are no cards in the hand to pay with. Take cards, or finish if a line has been shifted.'
        : `The hand has ${cards(hand)}, and this payment needs ${paid}. Check the entry or shift another line.`,
    lacked: ({ kind, paid, drawn, line, index, edge }) =>
      `The shift of ${shift({ line, index, edge })} was paid with three cards for want of ${articled(name[kind])}. Since then ${cards(drawn)} ${english(drawn, 'was', 'were')} drawn, yet ${counted(paid, kind)} paid. Correct that entry or this payment.`,
    box: ({ kind, copies, seen }) =>
      kind === 'pearl'
        ? `There is one pearl, but here are ${seen}. Check the field.`
        : `There can be at most ${counted(copies, kind)} here, but it comes to ${seen}. Check the cards entered.`,
    number: ({ given, count, house }) => `Enter ${cards(count)}, not ${given}.${agreed(house)}`,
    notThere: ({ kind }) =>
      `The deck does not hold that many ${PLURAL[kind]}. Check what was drawn.`,
    nothingLeft: () => 'Deck and discard pile are empty, so there is nothing to take. Shift lines.',
    shifting: () =>
      'Lines have been shifted this turn, and a turn has one action. Finish the shifts.',
    able: ({ can }) => `A turn is passed only when nothing else is possible, and now ${ABLE[can]}.`,
    noShift: () => 'Shift at least one row or column first: there is nothing to finish yet.',
    gridSize: ({ given, count }) =>
      `The field takes ${cards(count)}, but ${given} were entered. Check the field.`,
    hands: ({ seats, each }) =>
      `Everyone is dealt ${cards(each)}, and there are ${seats} hands. Check the deal.`,
  },
  moves: {
    deal: ({ hands }) =>
      hands ? 'The field is laid out, cards are dealt' : 'The field is laid out',
    take: ({ seat }, say) => `${say.name(seat)} takes cards from the deck`,
    draw: ({ cards: drawn }) => `Drawn from the deck: ${cards(drawn.length)}`,
    shift: ({ seat, pay, stands, ...end }, say) =>
      `${say.name(seat)} shifts ${shift(end)}; paid: ${gems(pay)}${stands ? ' — the table lets it stand' : ''}`,
    pass: ({ seat }, say) => `${say.name(seat)} passes`,
  },
  briefly: { shift: (end) => capital(shift(end)) },
};

export function articled(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
