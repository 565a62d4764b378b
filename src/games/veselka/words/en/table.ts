/** The words of this table: hints, buttons, names for screen readers. */
import { capital } from '../../../../text/lexicon/forms';
import { cards, points } from '../../../../text/lexicon/en';
import type { Wording } from '../../../../text/define';
import { english } from '../../../../text/plural';
import type { Kind } from '../../../gems/rules/kinds';
import type { uk } from '../uk/table';

const colours: Record<Kind, string> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  lime: 'lime',
  green: 'green',
  sky: 'sky-blue',
  blue: 'blue',
  violet: 'violet',
};

const named = (kind: Kind): string => capital(colours[kind]);
const list = (kinds: readonly Kind[]): string => kinds.map((kind) => colours[kind]).join(', ');
const either = (kinds: readonly Kind[]): string => kinds.map((kind) => colours[kind]).join(' or ');

export const en: Wording<typeof uk> = {
  colours,
  circle: {
    top: 'top card',
    whole: (top, run) =>
      `Colour circle. ${named(top)} on top${run.length > 0 ? `, run: ${list(run)}` : ''}`,
    choose: 'Colour circle',
    node: (kind, place) =>
      [
        colours[kind],
        place.top ? 'top card' : '',
        place.order > 0 ? `number ${place.order} of the run` : '',
        place.possible ? 'possible' : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
  },
  onCurtain: (top) => `On top of the table: ${colours[top]}`,
  stock: {
    deck: 'deck',
    discard: 'discarded',
    spoken: (deck, discard) => `${cards(deck)} in the deck, ${discard} discarded`,
  },
  run: {
    points: 'points',
    empty: 'The run is still empty',
    laid: (run) => `Run: ${list(run)}`,
    takeBack: (kind) => `Take the last one back: ${colours[kind]}`,
  },
  hint: {
    start: (kinds) => `Start with ${either(kinds)}`,
    startFree: 'Lay 3 to 8 cards',
    noRun: 'No run possible: swap cards',
    next: (kinds) => `Next comes ${either(kinds)}`,
    laid: (n) => `${cards(n)} in the run`,
    done: 'The run is ready',
    stuck: 'Not enough for three cards',
    swap: 'Which cards to discard?',
    swapCount: 'How many cards are swapped?',
    drawing: 'Drawing cards',
    dealing: 'Dealing',
    watching: (name) => `${name} to play`,
    brought: (n) => `New cards: ${n}`,
    drawAfter: (n) => `Then draw ${cards(n)}`,
    deckEnds:
      'That empties the deck: shuffle the discards with the play pile, all but its top card',
  },
  keep: {
    toggle: (kind) => `${named(kind)} to the rainbow`,
    will: (n, worth) => `makes ${n} of 8, ${points(worth)} at the end`,
    owned: (kind) => `the rainbow already has ${colours[kind]}`,
    ask: 'Card for the rainbow',
    none: 'none taken',
    choice: (kind, owned) =>
      owned ? `${colours[kind]}, already in the rainbow` : `${colours[kind]} to the rainbow`,
  },
  rainbow: {
    title: 'Rainbows',
    of: (n) => `${n} of 8`,
    atEnd: (worth) => `+${worth} at the end`,
    spoken: (name, total, kinds) =>
      `${name}: ${points(total)}, rainbow ${kinds.length} of 8${kinds.length > 0 ? `: ${list(kinds)}` : ''}`,
    row: (kinds) => (kinds.length > 0 ? `Rainbow: ${list(kinds)}` : 'The rainbow is empty'),
    total: (name, total) => `${name}: ${points(total)}`,
    whyRainbow: (n, worth) => `Rainbow ${n} of 8, ${points(worth)} at the end. Why?`,
  },
  lap: {
    left: (n) => `Last lap: ${n} ${english(n, 'turn', 'turns')} to go`,
    full: (names) => `Rainbow complete: ${names}`,
  },
  score: {
    ask: 'How many were laid?',
    length: (n, worth) => `${cards(n)}, ${points(worth)}`,
    save: (worth) => `Write it, +${worth}`,
    saveSpoken: (n, worth) => `Write ${cards(n)}, +${worth}`,
    choose: 'Write the run',
    wasSwap: 'A swap was written',
  },
  action: {
    lay: (gain) => `Lay the run, +${gain}`,
    layPlain: 'Lay the run',
    swap: 'Swap',
    backToRun: 'Back to the run',
    swapCards: (n) => `Swap ${cards(n)}`,
    swapNothing: 'Swap cards',
    pass: 'Pass the turn',
    all: (n) => `All ${n}`,
    clear: 'Take all back',
    correct: 'Save the correction',
    wasSwap: 'It was a swap',
    openTop: (kind) => `Start: ${colours[kind]} on top`,
    openTopPlain: 'Start the game',
  },
  deal: {
    ask: 'Which card is on top?',
    how: 'Deal 8 cards to everyone and turn up the top card of the deck',
    choose: 'Tap its colour in the circle',
  },
  card: {
    held: (kind, possible) => (possible ? `${colours[kind]}, can be laid` : colours[kind]),
    chosen: (kind) => `${colours[kind]}, will be discarded`,
    own: (kind, isFresh) => (isFresh ? `${colours[kind]}, new card` : colours[kind]),
    hand: 'Your hand',
    count: (n) => cards(n),
  },
  stop: {
    open: 'End by agreement',
    title: 'End the game now?',
    message:
      'If everyone at the table agrees, rainbows count as they are and the game is over. It can be undone.',
    confirm: 'End and count',
    cancel: 'Play on',
  },
  dealtAlready: 'A play of a dealt game cannot be rewritten: undo it at the table.',
  ending: {
    stopped: 'No rainbow is complete: the table agreed to end the game.',
    shared: 'The totals are equal, so the victory is shared.',
    line: (n, worth) => `${n} of 8, +${worth}`,
  },
};
