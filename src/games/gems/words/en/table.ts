/** Words of the 5×5 table that “Nizam” and “Pearl of the East” share. */
import { capital } from '../../../../text/lexicon/forms';
import type { Wording } from '../../../../text/define';
import { cards } from '../../../../text/lexicon/en';
import { grid } from './rules';
import type { uk } from '../uk/table';

export const en: Wording<typeof uk> = {
  gem: grid.name,
  gems: grid.gems,
  shiftOf: grid.shift,
  cards,
  field: {
    title: 'Field',
    cell: (row, column, gem) =>
      `row ${row}, column ${column}: ${gem === null ? 'empty' : grid.name[gem]}`,
  },
  handle: {
    label: (end, edge, price) =>
      `Shift ${grid.shift(end)}: ${grid.name[edge]} at the edge${
        price === null ? '' : `, costs ${cards(price)}`
      }`,
    dear: 'nothing to pay with',
  },
  stock: {
    deck: 'deck',
    discard: 'discard',
    spoken: (deck, discard) => `${cards(deck)} in the deck, ${discard} in the discard pile`,
    hand: (name, size) => `${name}: ${cards(size)} in hand`,
  },
  hint: {
    choose: 'Tap an arrow or take cards',
    poor: 'No shift can be paid for: take cards',
    more: 'Another shift: tap an arrow',
    watching: (name) => `${name} to play`,
    dealing: 'Dealing',
    drawing: 'Cards from the deck',
    hand: 'Your hand',
    emptyHand: 'Empty hand',
    brought: (n) => `New cards: ${n}`,
    own: (kind, isFresh) => (isFresh ? `${grid.name[kind]}, new card` : grid.name[kind]),
    noCards: 'Nothing to pay with and nothing to take: pass',
  },
  pay: {
    one: (edge) => `${capital(grid.name[edge])} at the edge: pay with one`,
    three: (edge) => `${capital(grid.name[edge])} at the edge: pay three cards`,
    either: (edge) => `${capital(grid.name[edge])} at the edge. What was paid?`,
    eitherHint: 'Not that gem but three others? Tap them.',
    pearlHint: 'The pearl costs any three cards. Tap them.',
    title: 'Payment',
    paid: (pay) => `Payment: ${pay.length === 0 ? 'nothing' : grid.gems(pay)}`,
    remove: (kind) => `Take out of the payment: ${grid.name[kind]}`,
    lacking: (n) => `Choose ${cards(n)} more`,
    card: (kind, chosen) => (chosen ? `${grid.name[kind]}, in the payment` : grid.name[kind]),
    stack: (kind, count, paid) =>
      [
        grid.name[kind],
        ...(count > 1 ? [cards(count)] : []),
        ...(paid > 0 ? [`${paid} in the payment`] : []),
      ].join(', '),
  },
  action: {
    correct: 'Save the correction',
    take: 'Take cards',
    takeNote: 'and end the turn',
    pass: 'Pass',
    shift: (end) => `Shift ${grid.shift(end)}`,
    cancel: 'Clear the choice',
    goOn: 'Continue',
    passOn: 'Pass it on',
  },
  palette: {
    title: 'Gems',
    gem: (gem, count, most) => `${grid.name[gem]}: ${cards(count)} on the field, ${most} at most`,
    plain: (gem) => grid.name[gem],
  },
  paint: {
    title: 'Which field lies on the table?',
    how: 'How to enter it',
    brush: 'Gem, then places',
    turnwise: 'In order',
    brushHint: 'Choose a gem and tap its places, or draw over them with a finger.',
    turnwiseHint: 'Tap the gems in the order of the field: left to right, top to bottom.',
    left: (n) => `${cards(n)} to go`,
    done: 'All 25 are there',
    back: 'Take back the last one',
    clear: 'Clear the field',
    save: 'Start with this field',
  },
  settle: {
    entering: 'What you enter',
    field: 'Field',
    shifts: 'Shifts',
    shift: 'Shift and hand',
    paintHint: 'Choose a gem and tap its places. Another tap erases.',
    shiftHint: 'Tap the arrows in the order the shifts were made.',
    made: 'Shifts in order',
    noneMade: 'No shifts yet',
    undo: 'Take back the last shift',
    pull: (end) => `Shift ${grid.shift(end)}`,
    hand: 'The payer’s hand',
    handHint: 'Tap the cards in the hand if it is shown.',
    remove: (kind) => `Take from the hand: ${grid.name[kind]}`,
  },
  correctionLocked: 'The app dealt these cards, so this turn cannot be rewritten.',
};
