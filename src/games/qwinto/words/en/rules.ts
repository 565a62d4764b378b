/** Qwinto in English. */
import { sum } from '../../../../engine/arrays';
import { counted } from '../../../../text/lexicon/forms';
import { and, numbers, unknown } from '../../../../text/lexicon/en';
import { english } from '../../../../text/plural';
import type { PlayedOn, Row } from '../../rules/types';
import { fromLeft, isSum, placed, placeIn, type QwintoWords } from '../spoken';

const ROW: Record<Row, string> = { orange: 'orange', yellow: 'yellow', purple: 'purple' };

const crosses = counted(english, 'cross', 'crosses');
/** What came after the end; where no end is to be found, that the sheets do not agree with it. */
const playedOn = ({ roll, rolls }: PlayedOn): string =>
  roll === 0
    ? 'The entries show that somebody went on writing after that, when the game was over. Check the sheets.'
    : `That is the end, roll ${roll} of ${rolls}, but the sheets show something written later. Erase it.`;
const FORM: Partial<Record<string, string>> = {
  dice: 'It is not clear which dice these are: choose from orange, yellow and purple.',
  roll: 'The throw is entered wrongly: give one number from 1 to 6 for each chosen die.',
  write: 'It is not clear where to write: name a row and a cell.',
  sheets:
    'The sheets are entered wrongly: each player needs three rows of nine cells and the number of crosses.',
};

export const en: QwintoWords = {
  title: 'Qwinto',
  also: 'quinto, kwinto, dice game',
  facts: '3 dice, 3 rows of 9 cells',
  phases: {
    dice: 'Choosing dice',
    roll: 'Throw',
    keep: 'Keep or throw again',
    write: 'Writing',
    over: 'Game over',
  },
  turns: {
    dice: (names) => `${names} to choose dice`,
    keep: (names) => `${names} to decide`,
    write: (names) => `${names} to write`,
  },
  groups: {
    sheet: 'The sheet',
    filling: 'Filling it in',
    roll: 'A turn',
    checking: 'Checking',
    end: 'The end',
    scoring: 'Scoring',
  },
  clauses: {
    'Q-1.1': {
      title: 'Three rows of nine',
      words:
        'The sheet has an orange, a yellow and a purple row, each with nine cells and one gap. The rows are staggered, so columns are single, double or triple.',
      also: 'sheet, how many rows, how many cells, layout of the score pad',
    },
    'Q-2.1': {
      title: 'Any order',
      words:
        'Write into any empty cell of any row: there is no need to start on the left or to finish a row you have begun.',
      also: 'which cell first, write anywhere, fill order, start in the middle, skip a box',
    },
    'Q-2.2': {
      title: 'Numbers rise in a row',
      words:
        'Each number is higher than every number to its left in the same row; no two are equal. A cell holds one number. Cells between them may stay empty and be filled later.',
      also: 'numbers go up, ascending, bigger to the right, smaller than the left one, skip a box, leave empty cells, same number in a row, bigger number on the left, eight before five, order of numbers, put a number between, five after seven, increasing order, must be bigger',
    },
    'Q-2.3': {
      title: 'No number twice in a column',
      words:
        'A double or triple column never holds the same number twice. Which of its numbers is higher up does not matter.',
      also: 'same number in a column, number twice, repeat vertically, one below the other, two sevens, duplicate vertical, number already in the column, stacked numbers, column',
    },
    'Q-2.4': {
      title: 'The gap stays empty',
      words: 'Nothing is written into the gap, and a row is full without it.',
      also: 'hole in the row, blank space, write into the gap, empty spot, white space, gap in a row',
    },
    'Q-3.1': {
      title: 'One to three dice',
      words: 'The active player decides how many dice to throw and of which colours.',
      also: 'how many dice, which dice, choose dice, one or three dice, who rolls, dice',
    },
    'Q-3.2': {
      title: 'The first throw',
      words: 'The active player throws the chosen dice, and may stop there.',
      also: 'how many times to roll, stop after first roll, keep the roll',
    },
    'Q-3.3': {
      title: 'One more throw',
      words:
        'The active player may throw a second time, with all the same dice. It replaces the first throw and is final.',
      also: 'reroll dice, roll again, roll twice, second roll, reroll one die, keep some dice, reroll all or one, try again, do not like the roll, reroll',
    },
    'Q-3.4': {
      title: 'The sum is announced',
      words:
        'The active player announces the sum of all thrown dice: it is the number for everybody.',
      also: 'sum of dice, which number to write, add the dice, say the result, add up the dice',
    },
    'Q-3.5': {
      title: 'One cell in a row of a thrown colour',
      words:
        'Every player may write the sum into one cell, only in a row whose die was just thrown. Nobody has to.',
      also: 'who writes, do others write too, which row, colour of the die and row, must I write, two numbers from a roll, yellow die in the purple row, colour of row, passive players write, how many numbers, write twice',
    },
    'Q-3.6': {
      title: 'Misthrow',
      words:
        'An active player who cannot or will not write crosses off a misthrow. The others never do.',
      also: 'who marks a cross, cannot write, nowhere to write, do not want to write, pass, skip, failed throw, fail box, rolled and no place, number does not fit anywhere, no space for the sum, nowhere to put it, cant write, active player cannot place, wrote nothing, misthrow, cross, does everyone mark a cross, penalty for the others',
    },
    'Q-3.7': {
      title: 'On, clockwise',
      words:
        'Lots decide who is active first. When everyone has decided, the left neighbour becomes the active player.',
      also: 'who rolls next, whose turn, pass the dice, who is next, clockwise or not, which direction do we go, who starts, who goes first, first player, whose turn now, my turn is over, I am done, your turn, whose roll',
    },
    'Q-4.1': {
      title: 'Check at once',
      words:
        'After writing, everyone checks the sheets. A mistake found in the same roll is erased, and the number is moved or dropped.',
      also: 'mistake on my sheet, wrong number, erase, correct, move a number, wrote in the wrong place, wrong row, fix a number, broke the order, opponent’s mistake, bad entry, cheating, changed my mind, made a mistake, take it back, undo',
    },
    'Q-4.2': {
      title: 'A mistake from earlier rolls',
      words: 'A wrong number noticed later is erased and may not be moved anywhere.',
      also: 'mistake found later, old error, noticed a round later, wrong number found next turn',
    },
    'Q-4.3': {
      title: 'Sheets are open',
      words: 'You may cover your sheet while writing. At any other time everyone may look at it.',
      also: 'look at others’ sheets, hide my sheet, cover with hand, peek, may I show, what others can see',
    },
    'Q-5.1': {
      title: 'The end: two full rows',
      words: 'The game ends as soon as somebody has two rows completely filled.',
      also: 'when does the game end, two full rows, game over, how many rows to finish, finish two lines, end of the game, filled rows, when is it over, how long is the game, how does the game end',
    },
    'Q-5.2': {
      title: 'The end: four crosses',
      words: 'It also ends when somebody has crossed off all four misthrow boxes.',
      also: 'four crosses, four failed throws, when does the game end, last cross, fourth fail',
    },
    'Q-6.1': {
      title: 'A row with holes',
      words: 'Each number of an incomplete row is 1 point.',
      also: 'points for an unfinished row, incomplete row score, point per number, partial row, points per cell, how to score, scoring, what gives points',
    },
    'Q-6.2': {
      title: 'A full row',
      words: 'A full row is worth its rightmost number.',
      also: 'points for a finished row, full row, last number, complete line, how much is a full line worth, completed row, all nine cells, filled row, end of the row, last number of a row',
    },
    'Q-6.3': {
      title: 'A triple column',
      words:
        'A filled triple column is worth the number in its pentagon. An unfilled one is worth nothing.',
      also: 'column bonus, pentagon, three numbers in a column, bonus points, column of three, triple, bonus cell',
    },
    'Q-6.4': {
      title: 'Five off for a cross',
      words: 'Each misthrow cross takes 5 points away.',
      also: 'minus for crosses, penalty, points lost for a failed roll, minus five, how much is a cross, lose points, punishment for a failed throw',
    },
    'Q-6.5': {
      title: 'Most points win',
      words: 'Whoever has the most points wins.',
      also: 'who wins, winner, total, goal of the game, object of the game, how to win, who has most points, highest score',
    },
  },
  rulings: {
    'A-Q1': {
      question: 'How many can play?',
      ruling: 'Two to six.',
      reason: 'The text gives no number; the box says 2–6.',
      also: 'how many players, number of people, solo, seven players, minimum players, min max players, two players, can two play, can six play',
    },
    'A-Q2': {
      question: 'May one keep the better of two throws?',
      ruling: 'No, the second replaces the first.',
      reason: 'The sum is what lies on the table after the last throw.',
      also: 'keep the better roll, first roll was better, reroll was worse, go back to the first',
    },
    'A-Q3': {
      question: 'May one throw only dice whose rows take nothing any more?',
      ruling: 'Yes, but it ends in a misthrow for the active player.',
      reason: 'The rules do not limit the choice of dice.',
      also: 'roll a die of a full row, useless dice, miss on purpose',
    },
    'A-Q4': {
      question: 'When exactly does the game end, and can several players end it?',
      ruling: 'After the current roll, once all have decided; there is no extra roll.',
      reason: 'All write the announced number together, so several may end the game together.',
      also: 'when exactly does it end, ends immediately, two finish together, one more roll, two rows filled but others still write',
    },
    'A-Q5': {
      question: 'Two numbers clash: which one is wrong?',
      ruling: 'The one written later; if nobody knows, the owner of the sheet chooses.',
      reason: 'The first broke nothing when it was written.',
      also: 'which number to erase, which of the two is wrong, conflict of numbers',
    },
    'A-Q6': {
      question: 'The active player erases a mistake and writes nothing: a misthrow?',
      ruling: 'In the same roll, yes; if it is found later, no cross is added.',
      reason: 'In that roll nothing was written; the rules do not punish afterwards.',
      also: 'cross after erasing, misthrow for a mistake',
    },
    'A-Q7': {
      question: 'What about a mistake found after the end?',
      ruling: 'It is corrected before scoring; if the end is undone by it, the game goes on.',
      reason: 'Only correct sheets are counted.',
      also: 'mistake after the game ended, found while scoring, recount',
    },
    'A-Q8': {
      question: 'What about the other numbers after an erasure?',
      ruling: 'They stay, and the cell is free again.',
      reason: 'Taking one number away cannot make the others wrong.',
      also: 'other numbers after erasing, cell is free again',
    },
    'A-Q9': {
      question: 'Who wins a tie?',
      ruling: 'Everyone with the highest sum.',
      reason: 'The rules name no way to break it.',
      also: 'tie, tie break, draw, equal points, same score, shared victory, same points, level on points, even score',
    },
    'A-Q10': {
      question: 'Is the column bonus one point or the number in the pentagon?',
      ruling: 'The number in the pentagon.',
      reason: 'Sara’s example counts 5, 10 and 12.',
      also: 'how much is a pentagon, bonus point, one point or the number',
    },
    'A-Q11': {
      question: 'Where are the pentagons?',
      ruling: 'Purple cells 3 and 9, orange cells 2 and 5, yellow cell 7.',
      reason: 'The picture is lost; several independent copies of the sheet agree on this.',
      also: 'where are the pentagons, bonus cells',
    },
    'A-Q12': {
      question: 'Does the last purple number count twice?',
      ruling: 'Yes: as the end of a full row and as a pentagon.',
      reason: 'They are two rules, and neither excludes the other.',
      also: 'counts twice, last number in a pentagon, double points',
    },
    'A-Q13': {
      question: 'A wrong sum was announced: what now?',
      ruling: 'Correct it in the same roll; later let it stand.',
      reason: 'The app adds up by itself, so this happens only with real dice.',
      also: 'wrong sum, miscounted dice, announced the wrong number',
    },
    'A-Q14': {
      question: 'May one wait to see what the others write?',
      ruling: 'No: all write at once, and on the screen the entries are revealed together.',
      reason: 'Otherwise whoever dawdles longest would gain by it.',
      also: 'who writes first, wait for others, simultaneous',
    },
    'A-Q15': {
      question: 'Must the active player be first to say that nothing is written?',
      ruling: 'No, there is no order; the cross is made once all have decided.',
      reason: 'The rules put the active player neither first nor last.',
      also: 'when to mark the cross, announce not writing',
    },
    'A-Q16': {
      question: 'What about cells that can never be filled?',
      ruling: 'They stay empty without a penalty.',
      reason: 'So it is with Tim in the example.',
      also: 'empty cells, nothing fits, unfillable cells, left blank, number no longer fits, dead cell',
    },
    'A-Q17': {
      question: 'Can there be a fifth misthrow?',
      ruling: 'No.',
      reason: 'The fourth ends the game.',
      also: 'fifth cross, more than four misses',
    },
    'A-Q18': {
      question: 'What is a round where a late mistake is concerned?',
      ruling: 'One roll.',
      reason: 'Sheets are checked after each writing, not after a lap of the table.',
      also: 'what is a round, lap or roll',
    },
    'A-Q19': {
      question: 'Can a total be negative?',
      ruling: 'Yes.',
      reason: 'The rules set no lower limit.',
      also: 'negative score, below zero, minus total',
    },
    'A-Q20': {
      question: 'May the others write the first throw if it is thrown again?',
      ruling: 'No, only the announced sum.',
      reason: 'It is announced after the second throw.',
      also: 'write the first roll, use a rerolled number',
    },
    'A-Q21': {
      question: 'And if such paper sheets cannot have come about?',
      ruling:
        'They are refused: two full rows and four crosses on one sheet, four crosses on two sheets, anything written after the roll that ended the game.',
      reason:
        'With one roll you either write or mark a cross, only the active player marks one, and any of these already ends the game.',
      also: 'impossible sheet, sheet does not add up, two players with four crosses, played on after the end, wrote after the game ended',
    },
  },
  house: {},
  unknown,
  refusals: {
    turn({ phase, turnOf, mode }, say) {
      if (mode !== undefined)
        return mode === 'score'
          ? 'In this match numbers are written on paper: enter the sheets at the end to have them checked.'
          : 'In this match the app keeps the sheets: they are not entered separately.';
      const names = turnOf.map((seat) => say.name(seat)).join(', ');
      return {
        dice: `It is ${names} who chooses dice now.`,
        roll: 'Throw the chosen dice first.',
        keep: `It is ${names} who decides now: keep the throw or throw again.`,
        write: `Still to decide about this roll: ${names}.`,
        over: 'The game is over: there are no more moves.',
      }[phase];
    },
    form: ({ type }) => FORM[type ?? ''] ?? 'Qwinto has no such move: check what was entered.',
    'Q-1.1': ({ row }) => `The ${ROW[row]} row has no cell in this column: choose one of its nine.`,
    'Q-2.2'({ seat, cells }, say) {
      const name = say.name(seat);
      const [left, right] = fromLeft(cells);
      if (left.place === right.place)
        return `${name}: cell ${right.place} of the ${ROW[right.row]} row is taken by ${right.number}. Choose an empty one.`;
      return `${name}: in the ${ROW[left.row]} row ${left.number} (cell ${left.place}) cannot be followed by ${right.number} (cell ${right.place}), because numbers must rise.`;
    },
    'Q-2.3'({ seat, cells }, say) {
      const [cell, other] = [placed(cells[0]), placed(cells[1])];
      return `${say.name(seat)}: ${cell.number} in the ${ROW[cell.row]} row (cell ${cell.place}) repeats a number of its column, in the ${ROW[other.row]} row (cell ${other.place}), but numbers of a column must differ.`;
    },
    'Q-2.4': ({ row }) =>
      `This is the gap of the ${ROW[row]} row: nothing is written there, choose a cell beside it.`,
    'Q-3.1': ({ twice: row }) =>
      row === null
        ? 'Choose at least one die.'
        : `There is only one ${ROW[row]} die: it cannot be taken twice. Choose another.`,
    'Q-3.3': ({ dice, count }) =>
      `The second throw takes all the chosen dice: they are ${dice.length}, but ${count} ${english(count, 'number was', 'numbers were')} entered. Correct them.`,
    'Q-3.5'(facts, say) {
      if ('dice' in facts) {
        const { row, dice } = facts;
        return `The ${ROW[row]} die was not thrown. Write in a row of a thrown colour: ${and(dice.map((die) => ROW[die]))}.`;
      }
      const { row, number, place } = placed(facts.cells[0]);
      const name = say.name(facts.seat);
      const { rolls } = facts;
      if (!isSum(number))
        return `${name}: ${number} in the ${ROW[row]} row (cell ${place}) cannot be thrown, sums go from 1 to 18. Check the sheet.`;
      if (rolls === 0)
        return `${name}: ${number} in the ${ROW[row]} row (cell ${place}) was never rolled: no roll with the ${ROW[row]} die had that sum. Check the sheet.`;
      return `${name}: no roll is left for ${number} in the ${ROW[row]} row (cell ${place}). With the ${ROW[row]} die that sum was rolled ${rolls} ${english(rolls, 'time', 'times')}, and it is written elsewhere already. Check the sheet.`;
    },
    'Q-3.6': ({ seat, misthrows, own, least, most }, say) =>
      `${say.name(seat)}: ${crosses(misthrows)}, but it should be ${least === most ? least : `${least}–${most}`}: there ${english(own, 'was', 'were')} ${own} own ${english(own, 'roll', 'rolls')}, and each without a number is a cross. Check the sheet.`,
    'Q-5.1'(facts, say) {
      const name = say.name(facts.seat);
      if ('roll' in facts) return `${name}: two full rows. ${playedOn(facts)}`;
      return 'misthrows' in facts
        ? `${name}: ${facts.full} full rows and ${crosses(facts.misthrows)}, but one of the two already ends the game: with one roll you either write or mark a cross. Check the sheet.`
        : `${name}: three rows are full, but the second one already ends the game. Check the sheet.`;
    },
    'Q-5.2'(facts, say) {
      if ('roll' in facts) return `${say.name(facts.seat)}: four crosses. ${playedOn(facts)}`;
      return 'seats' in facts
        ? `${and(facts.seats.map(say.name))}: ${crosses(facts.misthrows)} each, but only the active player marks one, so the first fourth cross ended the game. Check the sheets.`
        : `${say.name(facts.seat)}: ${crosses(facts.misthrows)}, but there are never more than four, because the fourth ends the game. Check the sheet.`;
    },
  },
  moves: {
    dice: ({ seat, dice }, say) =>
      `${say.name(seat)} takes ${english(dice.length, 'one die', 'dice')}: ${and(dice.map((die) => ROW[die]))}`,
    roll: ({ values }) =>
      values.length === 1
        ? `Thrown: ${sum(values)}`
        : `Thrown: ${values.join(' + ')} = ${sum(values)}`,
    reroll: ({ seat }, say) => `${say.name(seat)} throws again`,
    keep: ({ seat }, say) => `${say.name(seat)} keeps the throw`,
    write({ seat, row, column }, say) {
      const place = placeIn(row, column);
      return `${say.name(seat)} writes: ${ROW[row]} row, ${place === null ? 'the gap' : `cell ${place}`}`;
    },
    pass: ({ seat }, say) => `${say.name(seat)} does not write`,
    sheets: () => 'The sheets are entered and checked',
  },
  lines: {
    'Q-6.1': ({ row, numbers: n }) => `${ROW[row]} row: ${numbers(n)}`,
    'Q-6.2': ({ row }) => `${ROW[row]} row full: its last number`,
    'Q-6.3': ({ row }) => `triple column: the pentagon in the ${ROW[row]} row`,
    'Q-6.4': ({ misthrows }) => `misthrows: ${misthrows}`,
  },
};
