/** “Split” in English. */
import { counted } from '../../../../text/lexicon/forms';
import { and, cards, or, unknown } from '../../../../text/lexicon/en';
import { english } from '../../../../text/plural';
import type { Say } from '../../../words';
import type { Card, CutFacts } from '../../rules/types';
import { isMiscounted, type SplitWords } from '../spoken';

const jokers = counted(english, 'joker', 'jokers');

const FEW = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** “one”, “two”: few in words, more in figures. */
export const few = (n: number): string => FEW[n] ?? String(n);

/** “The box has only one “1”, but the row has two”. */
export function tooMany(facts: {
  card: Card;
  copies: number;
  seen: number;
  shown: number;
}): string {
  const { card, copies, seen, shown } = facts;
  const only = `The box has only ${card === 'joker' ? jokers(copies) : `${few(copies)} “${card}”`}`;
  return seen === 0
    ? `${only}, but the row has ${few(shown)}.`
    : `${only}: ${seen} came out before, and the row has ${shown} more.`;
}

const card = (c: Card): string => (c === 'joker' ? 'joker' : String(c));
const names = (seats: readonly number[], say: Say): string =>
  and(seats.map((seat) => say.name(seat)));

const clauses: SplitWords['clauses'] = {
  'S-1.1': {
    title: 'Three or four',
    words: 'Three or four players.',
    also: 'how many players, number of people, two players, five players, can two play, can six play',
  },
  'S-1.2': {
    title: 'Seventy cards',
    words:
      'The deck has 55 numbers and 15 jokers. There are as many cards of a number as it says: one 1, two 2s, … ten 10s.',
    also: 'how many jokers, which cards are in the deck, number of cards, copies of each number, how many eights, distribution of cards, how many tens are there, how many ones',
  },
  'S-1.3': {
    title: 'Three choice cards',
    words: 'Everyone has a set of three choice cards: white, light-blue and black.',
    also: 'voting cards, choice cards, what to vote with',
  },
  'S-1.4': {
    title: 'One deck',
    words: 'Numbers and jokers are shuffled together into one face-down deck.',
    also: 'shuffle, prepare the deck, setup, how to set up the game, what we need from the box',
  },
  'S-1.5': {
    title: 'The first leader',
    words: 'Chance picks the first player, who gets both separators.',
    also: 'who starts, first leader, choose first player, who gets the dividers, who cuts first, first cutter',
  },
  'S-2.1': {
    title: 'The lead moves on',
    words: 'Each round the next player clockwise is the leader.',
    also: 'who is the leader, whose turn to cut, leader changes, whose turn to divide, who is next, clockwise or not, which direction do we go',
  },
  'S-2.2': {
    title: 'Length of the row',
    words:
      'The leader turns up a row: 7 cards with three players, 9 with four. The cards stay in the order they came.',
    also: 'how many cards in the row, turn up cards, how many to lay out, rearrange the row, seven or nine, with three players how many cards, with four, how many to reveal, row, cards per player, starting hand, hand size',
  },
  'S-2.3': {
    title: 'Three parts of the row',
    words:
      'With two separators the leader cuts the row into three parts, each of at least one card.',
    also: 'who cuts, how to split the row, where to put dividers, empty part, how many piles, part of one card, minimum size, uneven parts, separators, how to divide the row, cut, parts',
  },
  'S-3.1': {
    title: 'Secret choice',
    words: 'Everyone, the leader too, secretly chooses one part. Nobody may abstain.',
    also: 'who votes, does the leader vote, secret vote, choose a pile, pick a part, does the cutter vote, who chooses first, must I vote, vote, voting, peeking at votes, what others can see',
  },
  'S-3.2': {
    title: 'Revealed together',
    words:
      'When all have chosen, the choice cards are turned up together; no vote changes any more.',
    also: 'when to reveal, reveal together, show votes at the same time',
  },
  'S-4.1': {
    title: 'Nobody’s part',
    words: 'A part that nobody chose is discarded at once.',
    also: 'nobody chose, nobody voted for it, unclaimed part, no one picked, cards nobody wants, discard, unwanted cards, leftover pile, what happens to unclaimed cards, throw away a part',
  },
  'S-4.2': {
    title: 'One claimant',
    words: 'A part chosen by one player only goes to that player at once, with all its cards.',
    also: 'only one chose, sole vote, I take all cards of the part, everyone chose a different part',
  },
  'S-4.3': {
    title: 'Dispute over three or more',
    words:
      'If several players claim a part of three or more cards, the leader cuts it into three and only they vote again.',
    also: 'two players picked the same part, same choice, conflict, clash, collision, three want the same, contested part, three people voted white, two voted black, voted the same, fight over a part, another vote, cut again, all picked one, same pile, dispute, contested',
  },
  'S-4.4': {
    title: 'Dispute over two cards',
    words:
      'Two disputed cards are halved with one separator: left is white, right light-blue. The claimants vote again.',
    also: 'two players picked the same part with two cards, two cards contested, split in half, two people two cards',
  },
  'S-4.5': {
    title: 'Dispute over one card',
    words: 'A disputed part of a single card is discarded; nobody gets it.',
    also: 'two players picked the same single card, fight over one card, nobody gets it, last card for two, both want one card, contested part of one card',
  },
  'S-4.6': {
    title: 'Two pairs',
    words:
      'If with four players two meet on one part and two on another, the left dispute is settled completely, then the right one.',
    also: 'two pairs, two and two picked the same, two against two, two conflicts at once, which pair first, four players in pairs, tied in pairs',
  },
  'S-4.7': {
    title: 'Order of laying out',
    words:
      'Where it matters who goes first, cards are laid out in turn from the leader’s left neighbour, the leader last.',
    also: 'who lays out first, order of placing cards',
  },
  'S-4.8': {
    title: 'One part a round',
    words: 'Whoever has received a part claims nothing more until the round ends.',
    also: 'already got cards, vote again, out until next round, take two parts, served player, am I in the dispute, sit out, wait for the next round, took my part do I vote on',
  },
  'S-5.1': {
    title: 'Equal cards, one pile',
    words: 'Cards received lie face up, equal ones in one pile: ten piles at most.',
    also: 'how to arrange my cards, piles by number, stacks in front of me, group cards, arrange received cards',
  },
  'S-5.2': {
    title: 'Jokers join numbers',
    words: 'A joker may only join a pile that already holds a number. It is placed at once.',
    also: 'where does the joker go, place a joker, wild card, joker on a number, joker alone, which pile for the joker, joker to any stack, may the joker go there, joker',
  },
  'S-5.3': {
    title: 'A joker waits',
    words:
      'While its owner has no number at all, a joker waits; it joins the first number received.',
    also: 'joker first, no numbers yet, only jokers, where does the joker go with no piles, wild card waits, joker with no number cards, got only a joker, joker but no numbers',
  },
  'S-5.4': {
    title: 'Jokers never move',
    words: 'A joker once placed stays on its pile until the end of the game.',
    also: 'move a joker, relocate joker, change joker’s pile, joker later, take the joker off, can jokers be moved, change my mind about the joker',
  },
  'S-6.1': {
    title: 'End of a round',
    words: 'A round ends when everybody has a part or the row has no cards left.',
    also: 'when does the round end, everyone has cards',
  },
  'S-6.2': {
    title: 'Separators move on',
    words: 'The separators pass to the next leader and a new round begins.',
    also: 'who is next leader, pass the dividers, new round, who gets the dividers, separators go to',
  },
  'S-7.1': {
    title: 'The last round',
    words:
      'The round in which the deck’s last cards come out is played to its end and is the last.',
    also: 'when does the game end, deck is empty, last round, out of cards, how many rounds, how long is the game, no more cards, length, when is it over, how does the game end, draw pile ran out, no cards left to draw',
  },
  'S-7.2': {
    title: 'Last row of four players',
    words: 'With four players the last row has 7 cards: the deck holds no more.',
    also: 'last row, seven cards left, not enough cards for a row',
  },
  'S-7.3': {
    title: 'Majority in a pile',
    words:
      'Piles are counted from the lowest. Whoever has most cards in it keeps one of them as points; everybody discards the rest.',
    also: 'how to score, who has most of a number, what gives points, most fives, majority, counting, most sixes, value of tens, points for a stack, who scores the number, scoring, who scores the twos, points for a one',
  },
  'S-7.4': {
    title: 'Shared majority',
    words: 'If several are tied for most, each of them keeps one.',
    also: 'tied for most, same number of cards, equal majority, tie for a value, both have three eights, equal number of sixes, two cards each, share points',
  },
  'S-7.5': {
    title: 'Sum of points',
    words: 'A player’s points are the sum of the values kept.',
    also: 'total points, my score, add up, final score, what is a card worth at the end',
  },
  'S-7.6': {
    title: 'The winner',
    words: 'Most points wins.',
    also: 'who wins, winner, goal of the game, object of the game, how to win, who has most points, highest total',
  },
  'S-7.7': {
    title: 'Tie on points',
    words: 'With equal points, whoever kept more cards of different values is ahead.',
    also: 'tie break, tie, same score, equal points, draw, who wins a tie, scores level, finished equal, same points, level on points, even score',
  },
};

const rulings: SplitWords['rulings'] = {
  'A-S1': {
    question: 'How many can play?',
    ruling: 'Three or four.',
    reason: 'Only rows for three and four are described, and there are four choice sets.',
    also: 'how many players, play with two, with five',
  },
  'A-S2': {
    question: 'Which end is white?',
    ruling: 'From left to right: white, light-blue, black.',
    reason: 'Both examples in the rules name the parts in this order.',
    also: 'which part is white, colours of parts, left or right',
  },
  'A-S3': {
    question: 'Which cards vote for two halves?',
    ruling: 'Left is white, right is light-blue; black cannot be played.',
    reason: 'There is no third part, so such a vote would choose nothing.',
    also: 'vote for the third colour, two halves which colours',
  },
  'A-S4': {
    question: 'May a part be empty when a disputed part is cut again?',
    ruling: 'No: at least one card each, three cards become one each.',
    reason: 'A part without cards is no part.',
    also: 'empty part, minimum cards in a part, split three cards',
  },
  'A-S5': {
    question: 'What if the extra vote collides again?',
    ruling: 'Cut on by the same rules until the dispute is used up.',
    reason: 'The distribution rules speak of any part, and a disputed one shrinks each time.',
    also: 'same choice again, clash again, second conflict, picked the same twice',
  },
  'A-S6': {
    question: 'Which dispute comes first?',
    ruling: 'The left one, to its very end; then the next to the right.',
    reason: 'Order matters: later voters see where jokers went.',
    also: 'which pair goes first, order of disputes',
  },
  'A-S7': {
    question: 'Who cuts a disputed part the leader does not claim?',
    ruling: 'Still the leader, even one who already has a part.',
    reason: 'Having a part only bars from claiming.',
    also: 'leader already served, who cuts the contested part, leader not involved',
  },
  'A-S8': {
    question: 'What exactly is laid out in turn?',
    ruling: 'Cards received and jokers: from the leader’s left, the leader last.',
    reason: 'Votes are secret and simultaneous, their order is nothing; a joker’s place is not.',
    also: 'order of laying out, who places jokers first',
  },
  'A-S9': {
    question: 'May one abstain?',
    ruling: 'No, everybody chooses a part.',
    reason: 'The rules give no way to abstain.',
    also: 'abstain, not vote, choose nothing, skip, pass, I want nothing, empty vote',
  },
  'A-S10': {
    question: 'May a joker join a number from the same part?',
    ruling: 'Yes.',
    reason: 'All cards of a part are received together.',
    also: 'joker onto a number from the same part, joker with new cards',
  },
  'A-S11': {
    question: 'A joker was waiting and several values came at once. Where does it go?',
    ruling: 'Its owner chooses among the new values at once; a single value leaves no choice.',
    reason: 'Nothing says that cards received keep the order of the row.',
    also: 'waiting joker several numbers, choose a number for the joker',
  },
  'A-S12': {
    question: 'May a joker be held back while there are piles?',
    ruling: 'No, it is placed at once.',
    reason: 'There are ten piles at most, and waiting is allowed in one special case only.',
    also: 'hold a joker, keep the joker for later, joker unplaced',
  },
  'A-S13': {
    question: 'Are several jokers placed together or apart?',
    ruling: 'Each on its own; any number of them may wait for the first number.',
    reason: 'The rule speaks of one joker, so it holds for each.',
    also: 'several jokers, two jokers at once, split jokers',
  },
  'A-S14': {
    question: 'What is a joker worth that never met a number?',
    ruling: 'Nothing.',
    reason: 'It belongs to no pile.',
    also: 'joker left at the end, unused joker, joker points',
  },
  'A-S15': {
    question: 'Who scores a pile that nobody holds?',
    ruling: 'Nobody.',
    reason: 'Points are a card one keeps, and there is none.',
    also: 'nobody has the number, value no one collected, nobody owns that number',
  },
  'A-S16': {
    question: 'Points and scoring cards are both equal. Who has won?',
    ruling: 'They share the victory.',
    reason: 'The rules offer nothing more to decide it.',
    also: 'complete tie, shared victory, everything equal, draw',
  },
  'A-S17': {
    question: 'Does a joker count as a card of the pile?',
    ruling: 'Yes, for the majority it weighs as much as any card of its pile.',
    reason: 'It has no other purpose; the card kept is a real number, since every pile has one.',
    also: 'does a joker count, joker for majority, does a joker score',
  },
  'A-S18': {
    question: 'Are undisputed parts handed out before or after the extra votes?',
    ruling: 'Before.',
    reason: 'The rules discard and award at once.',
    also: 'uncontested first, take my part before the dispute, free parts or contested ones first',
  },
  'A-S19': {
    question: 'Are discards open, and do they come back?',
    ruling: 'Open, and they never return; the app shows how many of each are out.',
    reason: 'All of them lay face up in the row.',
    also: 'look at discards, open discard pile, reshuffle',
  },
  'A-S20': {
    question: 'A card is missing from the box and the last row is shorter. What now?',
    ruling:
      'At the table play with what is left if it is at least three cards, otherwise stop. The app follows rows with a complete box only; with an incomplete one count the finished piles.',
    reason: 'The full number of cards is how it notices a wrong entry.',
    also: 'lost card, missing card, incomplete deck',
  },
  'A-S21': {
    question: 'May a vote be changed after the reveal?',
    ruling: 'No, nor before it once the card is down.',
    reason: 'The choice is made when the card lies on the table.',
    also: 'change my vote, changed my mind, swap choice after reveal, made a mistake, take it back, undo',
  },
  'A-S22': {
    question: 'May a part won be declined?',
    ruling: 'No.',
    reason: 'The player gets all cards of the part.',
    also: 'refuse cards, decline the part, do not want the cards, I do not need them, unwanted cards, throw away a part',
  },
  'A-S23': {
    question: 'Everybody has a part but cards are left in the row. Can that be?',
    ruling: 'No.',
    reason: 'Parts nobody chose are discarded first.',
    also: 'everyone served but cards left, leftover in the row',
  },
  'A-S24': {
    question: 'With three players one leads four times, the others three. Is that right?',
    ruling: 'Yes, the ten rounds simply follow each other.',
    reason: 'The game runs to the end of the deck, not to equal turns.',
    also: 'unequal leading, someone leads more often, unfair',
  },
  'A-S25': {
    question: 'A disputed part was cut and its claimants have theirs. What about the rest?',
    ruling: 'It is discarded.',
    reason: 'Nobody claims it.',
    also: 'leftover after the re-cut, remaining part',
  },
  'A-S26': {
    question: 'Does the order of counting the values matter?',
    ruling: 'They are counted from the lowest; the points do not depend on it.',
    reason: 'Each pile is counted on its own.',
    also: 'order of counting, which number first',
  },
};

const formByType: Partial<Record<string, string>> = {
  row: 'Lay out a row of numbers from 1 to 10 and jokers.',
  cut: 'A cut needs the leader and the places of the separators as whole numbers.',
  vote: 'Choose one of the parts: white, light-blue or black.',
  joker: 'A joker needs a pile from 1 to 10.',
  stacks: 'Every player needs ten whole numbers: how many cards in each pile.',
};

function threeParts(what: string, facts: CutFacts): string {
  if (isMiscounted(facts))
    return `${what} is cut into three parts: place two separators, not ${facts.used}.`;
  return `Every part needs at least one card: there are ${cards(facts.size)}, and the separators stand between them in two different places, the left one first.`;
}

const refusals: SplitWords['refusals'] = {
  turn: ({ phase, turnOf, seat, reason }, say) => {
    const who = names(turnOf, say);
    if (reason === 'voted')
      return `${say.name(seat)} has voted already, and a vote cannot be changed. Still to vote: ${who}.`;
    if (reason === 'served')
      return `${say.name(seat)} already has a part and waits for the next round. Voting: ${who}.`;
    if (reason === 'outside') return `${say.name(seat)} has no claim to this part. Voting: ${who}.`;
    return {
      row: 'A new row is being laid out now.',
      cut: `The leader cuts now: ${who}.`,
      vote: `It is time to vote; still to vote: ${who}.`,
      joker: `A joker is being placed now by ${who}.`,
      stacks: 'In this mode only the finished piles are entered. Enter them at the end.',
      over: 'The game is over, there are no more moves.',
    }[phase];
  },
  form: ({ type }) => formByType[type] ?? 'There is no such move in this game. Check the entry.',
  'S-1.2': (facts) =>
    facts.in === 'row'
      ? `${tooMany(facts)} Please check the entry.`
      : `These piles need at least ${facts.jokers} jokers, and the box has ${facts.copies}. Please recount ${english(facts.values.length, 'the pile of', 'the piles of')} ${and(facts.values)}.`,
  'S-2.2': ({ cards: entered, count }) => `The row must have ${cards(count)}, not ${entered}.`,
  'S-2.3': (facts) => threeParts('The row', facts),
  'S-4.3': (facts) => threeParts('The disputed part', facts),
  'S-4.4': (facts) =>
    'part' in facts
      ? 'The two cards are a white and a light-blue half, and there is no black one. Choose one of the two.'
      : 'Two disputed cards are halved: place one separator, after the first.',
  'S-5.2': (facts) =>
    facts.in === 'front'
      ? `There is no pile of ${facts.value} here: a joker joins one of those there are, ${or(facts.piles)}.`
      : `${facts.piles} players have a pile of ${facts.value}, but the box has ${facts.copies} such ${english(facts.copies, 'number', 'numbers')}: one pile would be all jokers. Please recount it.`,
  'S-7.2': ({ cards: entered, count }) =>
    `The deck has ${cards(count)} left, and the last row must have just those, not ${entered}.`,
};

const moves: SplitWords['moves'] = {
  row: ({ cards: laid }) => `New row: ${laid.map(card).join(', ')}`,
  cut: ({ seat, at }, say) =>
    at.length === 1
      ? `${say.name(seat)} halves two cards`
      : `${say.name(seat)} cuts after cards ${and(at)}`,
  vote: ({ seat }, say) => `${say.name(seat)} votes in secret`,
  joker: ({ seat, value }, say) => `${say.name(seat)} places a joker on the pile of ${value}`,
  stacks: () => 'The piles are counted',
};

const PART = ['white', 'light-blue', 'black'];

/** A vote that lies open. */
const told: Pick<SplitWords['moves'], 'vote'> = {
  vote: ({ seat, part }, say) => `${say.name(seat)} chooses the ${PART[part]} part`,
};

/** A refusal says what was chosen (at a real table the votes lie open) and where a separator stood at the edge. */
const tried: SplitWords['tried'] = {
  vote: (move, say, setup) => (setup.mode === 'referee' ? told : moves).vote(move, say, setup),
  cut: (move, say, setup) => {
    const { seat, at } = move;
    return at.includes(0)
      ? `${say.name(seat)} cuts ${and(at.map((n) => (n === 0 ? 'at the very start' : `after card ${n}`)))}`
      : moves.cut(move, say, setup);
  },
};

const lines: SplitWords['lines'] = {
  'S-7.3': ({ value, count }) => `pile of ${value}: most, ${cards(count)}`,
  'S-7.4': ({ value, count }) => `pile of ${value}: tied for most, ${cards(count)}`,
  'S-7.7': ({ cards: kept }) => `tie on points: ${cards(kept)} kept`,
};

const groups: SplitWords['groups'] = {
  setup: 'Setting up',
  row: 'The row',
  vote: 'The vote',
  distribution: 'Distribution',
  layout: 'Piles',
  rounds: 'Rounds',
  end: 'End of the game',
};

export const en: SplitWords = {
  title: 'Split',
  also: 'podil, divide and choose',
  facts: '70 cards, a secret vote',
  counts: '3 players: 10 rows of 7 cards, 4 players: 8 rows of up to 9',
  stageName: 'round',
  stage: (now, of) => `Round ${now} of ${of}`,
  phases: {
    row: 'New row',
    cut: 'Cutting',
    vote: 'Secret vote',
    joker: 'Placing a joker',
    stacks: 'The count',
    over: 'Game over',
  },
  turns: {
    cut: (names) => `${names} to cut`,
    vote: (names) => `${names} to vote`,
    joker: (names) => `${names} to place a joker`,
  },
  groups,
  clauses,
  rulings,
  house: {
    'A-S5': {
      standard: 'A contested part is split until the dispute is over',
      readings: { discard: 'Contested a second time, the cards are discarded' },
    },
  },
  unknown,
  refusals,
  moves,
  told,
  tried,
  lines,
};
