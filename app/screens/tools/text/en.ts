import type { Wording } from '../../../../src/text/define';
import { english } from '../../../../src/text/plural';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  dice: {
    title: 'Dice',
    howMany: 'How many dice',
    sides: 'Sides of a die',
    sidesOf: (n) => `${n} sides`,
    throw: 'Roll',
    throwAgain: 'Roll again',
    sum: 'Sum',
    rolled: (values, total) => `Rolled ${values}, ${total} in all`,
    notYet: 'The dice are waiting. Press “Roll” or shake the phone.',
    last: (n) => (n === 1 ? 'The last roll' : `The last ${n} rolls`),
    forget: 'Forget the rolls',
    histogram: 'How the faces fell',
    face: (face, times) => `${face}: ${times} ${english(times, 'time', 'times')}`,
    chi: (value, limit) => `χ² = ${value}; suspicious from ${limit}`,
    chiFine: 'A deviation usual for fair dice.',
    chiOdd: 'With fair dice this happens less than once in a hundred such series.',
    chiFew: 'Too few rolls yet to judge.',
    source: 'The numbers come from the device’s cryptographic generator, without bias.',
  },
  whoStarts: {
    title: 'Who starts',
    hint: 'Mark who is at the table and draw lots in front of everyone.',
    draw: 'Draw lots',
    drawAgain: 'Once more',
    drawing: 'Drawing…',
    first: (name) => `First to move: ${name}`,
    tooFew: 'Mark at least two.',
    howMany: 'How many at the table',
    nobody: 'No players yet: just choose how many you are.',
    seat: (n) => `Seat ${n}`,
  },
};
