/** Words about the 5×5 field that “Nizam” and “Pearl of the East” share. */
import { english } from '../../../text/plural';
import type { Kind } from '../../gems';
import type { LineEnd } from '../grid';
import { grouped, type GridWords } from './compose';

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

export const cards = (n: number): string => `${n} ${english(n, 'card', 'cards')}`;

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

export const grid: GridWords = {
  name,
  gems,
  shift,
  why: {
    price: ({ needs, paid, house }) =>
      `The edge card is ${articled(name[needs])}: pay one card of that kind ${
        house === undefined ? 'or, holding none, any three cards' : 'or any three cards'
      }, not this: ${paid.length === 0 ? 'nothing' : gems(paid)}.`,
    held: ({ needs }) =>
      `Only who lacks the needed kind may pay three cards, and there is ${articled(name[needs])} here. Pay with that one.`,
    pearl: ({ paid }) =>
      `The pearl goes round, and it costs exactly three cards of any kind. Here there ${english(paid.length, 'is', 'are')} ${cards(paid.length)}.`,
    hand: ({ kind, paid, held }) =>
      held === 0
        ? `There is no ${name[kind]} in the hand. Choose cards you hold.`
        : `The hand has only ${counted(held, kind)}, and this payment needs ${paid}. Choose other cards.`,
    size: ({ paid, hand }) =>
      `The hand has ${cards(hand)}, and this payment needs ${paid}. Check the entry or shift another line.`,
    lacked: ({ kind, paid, drawn, line, index, edge }) =>
      `The shift of ${shift({ line, index, edge })} was paid with three cards for want of ${articled(name[kind])}. Since then ${cards(drawn)} ${english(drawn, 'was', 'were')} drawn, yet ${counted(paid, kind)} paid. Correct that entry or this payment.`,
    box: ({ kind, copies, seen }) =>
      kind === 'pearl'
        ? `There is one pearl, but here are ${seen}. Check the field.`
        : `There can be at most ${counted(copies, kind)} here, but it comes to ${seen}. Check the cards entered.`,
    number: ({ given, count }) => `${cards(count)} should come, but ${given} were entered.`,
    notThere: ({ kind }) =>
      `The deck does not hold that many ${PLURAL[kind]}. Check what was drawn.`,
    nothingLeft: () => 'Deck and discard pile are empty, so there is nothing to take. Shift lines.',
    shifting: () =>
      'Lines have been shifted this turn, and a turn has one action. Finish the shifts.',
    able: ({ can }) => `A turn is passed only when nothing else is possible, and now ${ABLE[can]}.`,
    noShift: () => 'Shift at least one row or column first: there is nothing to finish yet.',
    gridSize: ({ given, count }) => `The field takes ${cards(count)}, but ${given} were entered.`,
    hands: ({ seats, each }) => `Deal ${cards(each)} to each of ${seats}. This deal is different.`,
  },
};

export function articled(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

export const turnWords = {
  turnOf: (who: string) => `It is ${who}’s turn. Please wait for yours.`,
  house: 'This table agreed on it.',
  other: (clause: string) => `Rule ${clause} does not allow this. Choose another move.`,
};
