/** «Промінь» in English, where the game is sold as Luz. */
import { cards, tricks, unknown } from '../../../../text/lexicon/en';
import type { Colour } from '../../rules/cards';
import { wonBy, type ProminWords } from '../spoken';

export const COLOUR: Record<Colour, string> = {
  r: 'red',
  y: 'yellow',
  g: 'green',
  b: 'blue',
  p: 'purple',
};

/** “red 7” from “r7”. */
export function card(text: string): string {
  return `${COLOUR[text.charAt(0) as Colour]} ${text.slice(1)}`;
}

function ofColour(n: number, colour: Colour): string {
  return cards(n, `${n} ${COLOUR[colour]}`);
}

const line: ProminWords['lines']['P-5.3'] = ({ deal, beads, shield, won }) =>
  `deal ${deal}: bet ${beads}${shield ? ' with shield' : ''}, won ${won}`;
const beside: ProminWords['lines']['P-5.3'] = ({ won }) => `${won} won`;

export const en: ProminWords = {
  title: 'Luz',
  also: 'luz, lumen, ray, promin',
  facts: '4 deals of 10 tricks',
  counts: '3 players: cards 1–8, 4 players: 1–10, 5 players: 1–12',
  stageName: 'deal',
  stage: (now, of) => `Deal ${now} of ${of}`,
  phases: { deal: 'Deal', bid: 'Bets', play: 'Tricks', over: 'Game over' },
  turns: { bid: (names) => `${names} to bet` },
  groups: {
    setup: 'Set-up',
    deal: 'The deal',
    bets: 'Bets',
    tricks: 'Tricks',
    scoring: 'Scoring',
    end: 'The end',
  },
  clauses: {
    'P-1.1': {
      title: 'The deck',
      words:
        'Three, four or five play. Of each colour take the cards 1–8, 1–10 or 1–12; the rest stays in the box. Every card is there once.',
      also: 'how many players, number of people, which cards are used, remove cards, how many cards in the deck, duplicate card, minimum players, can two play, max players, with three players, can six play, setup, how to set up the game, what we need from the box',
    },
    'P-1.2': {
      title: 'Colour on both sides',
      words: 'A card shows its colour on the front and on the back, its value on the front only.',
      also: 'back of the card, card backs, suit visible from behind',
    },
    'P-1.3': {
      title: 'The “+” card',
      words: 'Everybody has one “+” card. The first player’s one is marked.',
      also: 'plus card, first player marker',
    },
    'P-1.4': {
      title: 'Beads for all',
      words:
        'All beads, shields included, lie in the middle of the table and are taken from there.',
      also: 'tokens, chips, where to take beads from, bank, supply, what are the beads for',
    },
    'P-1.5': {
      title: 'First player',
      words: 'Choose the first player any way you like.',
      also: 'who starts, who goes first, choose starting player',
    },
    'P-1.6': {
      title: 'Yellow is trump',
      words: 'Yellow is always trump: its lowest card is stronger than any card of another colour.',
      also: 'which suit is trump, trump colour, trump suit, what beats everything, yellow cards, yellow one against red twelve, strongest colour, does yellow beat, best suit, what is trump, trumps, trump',
    },
    'P-1.7': {
      title: 'Four deals of ten',
      words: 'A game is exactly four deals, a deal exactly ten tricks.',
      also: 'how many deals, number of rounds, how many tricks, length of the game, tricks per hand, how many hands, when is the game over, total number of tricks',
    },
    'P-2.1': {
      title: 'Ten cards each',
      words:
        'Whoever has the first-player card shuffles the whole deck and deals ten cards each, face down. The other ten lie aside unused.',
      also: 'how many cards to deal, starting hand, who shuffles, who deals, leftover cards, how many cards each, hand size, dealer, rest of the deck, dealing, cards per player',
    },
    'P-2.2': {
      title: 'Sort them',
      words:
        'Look at the cards you were dealt and sort them by colour, and within a colour by value, rising or falling.',
      also: 'sort the hand, arrange cards, order of cards in hand',
    },
    'P-2.3': {
      title: 'Plus at the high end',
      words: 'Put your “+” card at the end of the hand where the high cards are.',
      also: 'where does the plus go, which side is the plus, high end of the hand',
    },
    'P-2.4': {
      title: 'Hands go left',
      words:
        'Everybody passes the hand with its “+” to the left neighbour, who must not see the values.',
      also: 'pass the hand to neighbour, give cards to the left, swap hands, who gets my cards, which direction do we pass hands, left or right, passed the wrong way',
    },
    'P-2.5': {
      title: 'Your values are hidden',
      words: 'Of your new hand you see the colours only. All the others see the values.',
      also: 'can I see my own cards, look at my hand, blind hand, cards facing outwards, who sees my cards, turn my cards around, do I see my hand, faces to the others, which way to hold cards',
    },
    'P-2.6': {
      title: 'The dealer’s left is first',
      words:
        'The first-player card has moved with its hand: the player to the dealer’s left is first now.',
      also: 'who is first now, first player changes, who opens',
    },
    'P-3.1': {
      title: 'Bets in turn',
      words: 'Bets are made openly and clockwise, starting with the first player.',
      also: 'who bids first, bidding order, bids in turn, open or secret bids, auction, who starts bidding, who says first, how many rounds of bidding, who places beads first',
    },
    'P-3.2': {
      title: 'Beads of a bet',
      words: 'Take as many beads as you want to win tricks: from none to ten.',
      also: 'how much can I bid, zero bid, bid nothing, maximum bid, how many beads to take, predict tricks, what are the beads for, how many to bid, bid, beads',
    },
    'P-3.3': {
      title: 'One shield at most',
      words: 'You may add a shield to your beads, but only one.',
      also: 'how many shields, two shields, take a shield, shield',
    },
    'P-3.4': {
      title: 'What a bet aims at',
      words:
        'Without a shield win exactly as many tricks as you took beads. With a shield that many or one more.',
      also: 'what does the shield do, what is the shield for, how many tricks do I need, one more with the shield, bid three and a shield, target, does the shield save me',
    },
    'P-3.5': {
      title: 'All bets first',
      words: 'The first trick starts when everybody has bet.',
      also: 'when does play start, play before everybody has bid',
    },
    'P-3.6': {
      title: 'The leader opens deal four',
      words:
        'In the fourth deal only, the player with the most points bets first and leads the first trick.',
      also: 'last deal, who starts the fourth deal, who leads in round 4, leader opens, who bids first in the last round, who leads in the final deal, most points starts, who is first in the final hand',
    },
    'P-3.7': {
      title: 'Several leaders',
      words:
        'If several share the lead, the first player opens if among them, otherwise the nearest of them to the first player’s left.',
      also: 'tied leaders before the fourth deal, two leaders, same points before the last deal, two players have the same points before the final deal',
    },
    'P-4.1': {
      title: 'Order of play',
      words:
        'The first player leads the first trick, in deal four whoever opens it. Then, clockwise, everybody plays one card from their own hand.',
      also: 'whose turn, who goes first, who leads the first trick, turn order, direction of play, who is next, clockwise or not, which direction do we go',
    },
    'P-4.2': {
      title: 'Value on the table only',
      words: 'You learn the value of your card only once it lies on the table.',
      also: 'when do I see the number, look at my own value, see my card, flip my card, turn over own card',
    },
    'P-4.3': {
      title: 'The lead colour',
      words: 'Whoever starts a trick plays any card. Its colour is the lead colour.',
      also: 'what can I lead, start a trick, first card of the trick, suit led, lead with trump, leading',
    },
    'P-4.4': {
      title: 'Follow the colour',
      words: 'If you hold the lead colour, you must play it.',
      also: 'revoke, renege, follow suit, must I follow, wrong suit, wrong colour played, have to play the same suit, had green but played blue, hid the suit, must follow colour, forced to play, played another colour, have green must I play it, did not follow colour, suit, following, played purple while holding blue, kept back a card',
    },
    'P-4.5': {
      title: 'None of it: free choice',
      words: 'If you hold none of the lead colour, play any card, trump or not.',
      also: 'no card of the suit, void, cannot follow, out of that colour, discard anything, slough, any card when I have none, run out of a suit, sluff, throw off',
    },
    'P-4.6': {
      title: 'Who wins the trick',
      words: 'The highest yellow card wins. Without yellow, the highest card of the lead colour.',
      also: 'who wins the trick, whose trick, which card is higher, who takes the cards, what beats what, all different colours who wins, trumped, highest card, who takes it, does trump win, is blue higher than yellow, trump in the trick, trick',
    },
    'P-4.7': {
      title: 'Tricks are counted openly',
      words:
        'The winner keeps the trick face down in front of them. Everybody can see how many tricks each has.',
      also: 'how many tricks has the opponent, where to put won tricks, count tricks, where won cards go',
    },
    'P-4.8': {
      title: 'No peeking',
      words: 'Nobody may look into won tricks or at the ten cards set aside.',
      also: 'look at previous tricks, peek, check played cards, look at the cards aside, count trumps played, check discards, remember cards',
    },
    'P-4.9': {
      title: 'The winner leads',
      words: 'Whoever won a trick starts the next one.',
      also: 'who leads next, who plays after winning the trick, next lead, winner starts, after taking a trick',
    },
    'P-4.10': {
      title: 'End of a deal',
      words: 'A deal lasts while there are coloured cards in hand: it ends with the tenth trick.',
      also: 'when does the deal end, no cards left, end of round',
    },
    'P-4.11': {
      title: 'Who deals next',
      words: 'The “+” cards stay where they are. This deal’s first player deals the next one.',
      also: 'who deals next, next dealer, dealer changes, who deals after the last trick',
    },
    'P-5.1': {
      title: 'A bet without shield',
      words: 'Without a shield the bet succeeds if there are exactly as many tricks as beads.',
      also: 'exact bid, made the bid, exactly as many tricks, without a shield',
    },
    'P-5.2': {
      title: 'A bet with shield',
      words: 'With a shield the bet succeeds with as many tricks as beads, or one more.',
      also: 'shield helped, shield used, one trick more with a shield, shield one less, bid three with shield took four, does it count with a shield',
    },
    'P-5.3': {
      title: 'What a bet pays',
      words:
        'A successful bet pays 10 in the first deal, 20 in the second, 30 in the third and 40 in the fourth. With a shield half of it, needed or not.',
      also: 'points for a made bid, how much is a successful bet worth, score for the deal, half points with shield, shield not needed, halved with a shield, exact bid points, deal multiplier, bid came true, unused shield, points for an exact prediction, how to score, scoring, what gives points',
    },
    'P-5.4': {
      title: 'What a miss costs',
      words:
        'A failed bet costs 5 points for every trick of difference from the beads. Neither shield nor deal changes that.',
      also: 'penalty, minus points, wrong bid, too many tricks, too few tricks, missed bid, lose points, failed bid, bid three took five, bid two took four, bid five won two, missed, minus five, off by two, set, bid zero won one, fewer tricks than bid, more tricks than bid, missed bets, undertricks, overtricks',
    },
    'P-5.5': {
      title: 'Note it and go on',
      words: 'Points are noted and the next deal begins.',
      also: 'write down the score, what happens after a deal, next round',
    },
    'P-6.1': {
      title: 'The winner',
      words: 'After the fourth deal the highest total wins.',
      also: 'who won, who wins the game, end of the game, highest total, final result, when is it over, how long is the game, how does the game end, goal of the game, object of the game, how to win, who has most points',
    },
    'P-6.2': {
      title: 'Tie: deal four',
      words: 'On equal totals, more points in the fourth deal win.',
      also: 'tie break, tie, draw, same points, equal score at the end, who wins a tie, same total, level on points, even score',
    },
    'P-6.3': {
      title: 'Tie: nearest the card',
      words:
        'If still tied, the first player wins if among those tied, otherwise the nearest of them to the first player’s left.',
      also: 'tie break, second tie break, still tied, tied again, draw',
    },
  },
  rulings: {
    'A-P1': {
      question: 'The contents list says “12 cards”. How many are there?',
      ruling: 'Sixty: twelve of each of the five colours.',
      reason: 'The set-up table could not be filled otherwise.',
      also: 'number of cards in the box, components',
    },
    'A-P2': {
      question: 'There are only fifteen bet beads. Do they limit the bets?',
      ruling: 'No. If beads run out, mark the bet with anything.',
      reason: 'You are told to take as many as you expect to win; a shortage is never mentioned.',
      also: 'run out of beads, not enough beads, too few tokens',
    },
    'A-P3': {
      question: 'What may be left out altogether: the shield only, or the beads too?',
      ruling: 'Both. A bet of zero is a normal bet.',
      reason: 'The icons are lost in that sentence, but winning nothing is a plan as well.',
      also: 'bid zero, bet 0, nil bid, no tricks at all, bid nothing',
    },
    'A-P4': {
      question: 'May you bet more than ten?',
      ruling: 'No.',
      reason: 'Nobody can win that many: a deal has ten tricks.',
      also: 'bid eleven, bid too high, more than ten tricks, bid limit',
    },
    'A-P5': {
      question: 'May you add a shield to ten beads?',
      ruling: 'Yes.',
      reason: 'Nothing forbids it; there will just be no eleventh trick.',
      also: 'shield with ten, bid all tricks with a shield, bid ten and a shield',
    },
    'A-P6': {
      question: 'Who opens the first deal: the dealer or the neighbour?',
      ruling: 'The dealer’s left neighbour.',
      reason: 'A note says so: the first-player card has changed hands.',
      also: 'who opens the first deal, dealer or neighbour first',
    },
    'A-P7': {
      question: 'Does the “+” card travel with the hand?',
      ruling: 'Yes; at the end of the deal it stays.',
      reason: 'Otherwise the note about the new first player would be false.',
      also: 'is the plus passed too, does the plus card travel',
    },
    'A-P8': {
      question: 'Who deals the second, third and fourth deal?',
      ruling: 'The first player of the deal before, so one seat further left each time.',
      reason: 'It is said plainly; who won the last trick does not matter.',
      also: 'who deals the second deal, who deals next, next dealer, took the last trick who deals',
    },
    'A-P9': {
      question: 'A tie, but the first player’s neighbour is not part of it. Who is it then?',
      ruling: 'The first of those tied, going clockwise.',
      reason: 'The rule speaks of contenders, so nobody else can win the tie.',
      also: 'tie and the neighbour is not tied, nearest tied player, break a tie',
    },
    'A-P10': {
      question: 'Who is the first player when deciding who opens deal four?',
      ruling: 'Whoever has the first-player card after the hands were passed.',
      reason: 'That is who the rules call first player at betting time.',
      also: 'first player in the fourth deal, tied leaders who opens',
    },
    'A-P11': {
      question: 'Who is the first player in the final tie-break?',
      ruling: 'Whoever has the first-player card in deal four.',
      reason: 'The leader opens deal four without receiving that card.',
      also: 'first player for the final tie, who holds the first player card',
    },
    'A-P12': {
      question: 'In what order do the others bet in deal four?',
      ruling: 'Clockwise from the leader.',
      reason: 'Only the starter changes, the direction does not.',
      also: 'bidding order in deal four, who bids after the leader',
    },
    'A-P13': {
      question: 'The most points before deal four: in total or in deal three?',
      ruling: 'In total over three deals.',
      reason: 'The rule speaks of a player’s points, not of a deal’s.',
      also: 'leader by total or last deal, most points before deal four',
    },
    'A-P14': {
      question: 'May the order of colours or the side of the “+” carry signals?',
      ruling: 'The order is free and means nothing; on the screen it is always the same.',
      reason: 'The rules leave it to the player.',
      also: 'signals, hint by card order, cheating with order',
    },
    'A-P15': {
      question: 'Are all colours sorted in one direction?',
      ruling: 'Yes.',
      reason: 'There is one “+”, and it marks the high end of the whole hand.',
      also: 'sort colours in different directions, one suit reversed',
    },
    'A-P16': {
      question: 'Are the colours of the ten cards aside secret?',
      ruling: 'The colours are not, the values are.',
      reason: 'The colours of all hands can be seen, so the rest can be counted.',
      also: 'which cards are aside, set aside cards, unused ten cards',
    },
    'A-P17': {
      question: 'May past tricks be looked through?',
      ruling: 'No, only their number can be seen.',
      reason: 'The rules forbid looking into won tricks, so the app does not show them either.',
      also: 'see past tricks, previous trick, which cards are gone, trick history',
    },
    'A-P18': {
      question: 'What if somebody did not follow the colour?',
      ruling:
        'Before the trick is collected the card is taken back. Later it is marked, and the table decides: play on or deal again.',
      reason: 'The rules know no penalty, so the referee invents none.',
      also: 'revoke, renege, did not follow suit, failed to follow, had the suit after all, wrong suit what now, had the colour but threw another, turned out he had it, how to punish, illegal card, threw the wrong colour, played one while holding another, made a mistake, take it back, undo',
    },
    'A-P19': {
      question: 'The neighbour sorted wrongly or put the “+” at the wrong end. What now?',
      ruling: 'Before the first trick deal again, later play on.',
      reason: 'The rules are silent, and after the first trick it is too late to redo.',
      also: 'wrong sorting, misplaced plus, cards in wrong order, neighbour sorted badly',
    },
    'A-P20': {
      question: 'A player saw the value of their own card. What now?',
      ruling: 'As you agree: play on or deal again.',
      reason: 'The rules are silent.',
      also: 'saw own card, peeked at own value, card accidentally shown, dropped card, exposed card, card fell, flashed a card',
    },
    'A-P21': {
      question: 'Somebody did not get ten cards. What now?',
      ruling: 'Deal again.',
      reason: 'The rules are silent, and ten tricks cannot be played otherwise.',
      also: 'misdeal, one card too many, missing card, nine cards, eleven cards, redeal',
    },
    'A-P22': {
      question: 'May a bet be changed after the next player has bet?',
      ruling: 'No.',
      reason: 'Bets are open and in turn, so the next one relied on yours.',
      also: 'change my bet, changed my mind, take back the bid, add a bead later, rebid, next player already bid, said a bid and changed',
    },
    'A-P23': {
      question: 'Must the last bet keep the sum away from ten?',
      ruling: 'No.',
      reason: 'Other games have that rule, this one has not.',
      also: 'sum of bids ten, last bidder restriction, hook rule, screw the dealer',
    },
    'A-P24': {
      question: 'Can a total be negative?',
      ruling: 'Yes.',
      reason: 'Misses cost points, and there is no floor.',
      also: 'negative score, below zero, minus total',
    },
    'A-P25': {
      question: 'Without the lead colour, must you trump? May you lead trump?',
      ruling: 'You need not, and you may.',
      reason: 'In both cases the rules allow any card.',
      also: 'must I trump, lead trump, trump broken, ruff, void must play trump',
    },
    'A-P26': {
      question: 'May you claim the remaining tricks?',
      ruling: 'No, all ten are played.',
      reason: 'The rules offer no such thing, and nobody knows their own values anyway.',
      also: 'claim the rest, concede, remaining tricks are mine, stop early',
    },
    'A-P27': {
      question: 'The glossary says the highest value takes the trick. What about trump?',
      ruling: 'Trump first, then the lead colour.',
      reason: 'The glossary is brief; the section on the winning card is exact.',
      also: 'highest value or trump, glossary',
    },
    'A-P28': {
      question: 'May you talk about the values of others’ cards?',
      ruling: 'Agree on it yourselves; the app gives nothing away.',
      reason: 'The rules are silent.',
      also: 'table talk, hinting, tell someone their card, talk about cards, neighbour told me my card',
    },
    'A-P29': {
      question: 'Somebody played out of turn. What now?',
      ruling: 'Take the card back.',
      reason: 'The rules are silent, and the order is never in doubt.',
      also: 'out of turn, played too early, not my turn, wrong turn, jumped ahead, threw before others, take back a card, take back a move, made a mistake, take it back, undo',
    },
    'A-P30': {
      question: 'Can it all end in a tie?',
      ruling: 'No, there is always exactly one winner.',
      reason: 'The seat at the table decides even when all else is equal.',
      also: 'tie, draw, shared victory, end in a draw',
    },
  },
  house: {
    'A-P11': {
      standard: 'First player: whoever has the first-player card',
      readings: { opener: 'First player: whoever opened deal four' },
    },
  },
  unknown,
  refusals: {
    turn(facts, say) {
      if ('turnOf' in facts) {
        const names = facts.turnOf.map((seat) => say.name(seat)).join(', ');
        return facts.phase === 'bid' ? `${names} bets now.` : `${names} plays now.`;
      }
      if ('mode' in facts)
        return {
          virtual: 'The app has the cards here: it counts hand colours and tricks itself.',
          referee: 'Cards are dealt on the table and not entered here: start with the bets.',
          score: 'Only the score is kept here: enter the bets, then the tricks won.',
        }[facts.mode];
      if ('late' in facts)
        return facts.late === 'bids'
          ? 'Hand colours are entered before the first bet, and that is made already. Play on without them.'
          : 'The hand colours of this deal are entered already. They can be corrected in the log.';
      return {
        deal: 'The cards must be dealt first.',
        bid: 'Everybody must bet first.',
        play: 'The bets are made: now the tricks are played.',
        over: 'The match is over, there are no more moves.',
      }[facts.phase];
    },
    form: () => 'This entry is incomplete or damaged. Please enter it again.',
    'P-1.1'(facts, say) {
      if ('colour' in facts)
        return `${facts.count} ${COLOUR[facts.colour]} cards are entered, but the deck has ${facts.highest}. Check the hands.`;
      const shown = `The ${card(facts.card)}`;
      if ('playedBy' in facts)
        return `${shown} was already played in this deal (${say.name(facts.playedBy)}), and the deck has it once. Correct that entry or this one.`;
      if ('highest' in facts)
        return `${shown} is not in this deck: the highest value at this table is ${facts.highest}. Choose another.`;
      return `${shown} was dealt twice, but the deck has it once. Check the hands.`;
    },
    'P-1.2'({ seat, colour, said }, say) {
      if (said === 0)
        return `By the colours entered, ${say.name(seat)} has no ${COLOUR[colour]} card. Correct the card or the hand colours.`;
      return `By the colours entered, ${say.name(seat)} has only ${ofColour(said, colour)} in this deal. Correct the card or the hand colours.`;
    },
    'P-1.7': ({ sum, tricks: all }) =>
      `A deal has exactly ${all} tricks, but ${sum} are entered. Check the numbers.`,
    'P-2.1': ({ seat, count, size }, say) =>
      `A hand has exactly ${size} cards, but ${say.name(seat)} has ${count}. Check the deal.`,
    'P-3.2': ({ beads, most }) =>
      `A deal has only ${most} tricks, so a bet of ${beads} is too high. Choose a lower one.`,
    'P-4.1': ({ seat, card: text }, say) =>
      `${say.name(seat)} does not hold the ${card(text)}: only a card from one’s own hand can be played. Choose another.`,
    'P-4.4'(facts, say) {
      const led = COLOUR[facts.led];
      const name = say.name(facts.seat);
      if ('held' in facts)
        return `The lead colour is ${led}, and ${name} still holds ${ofColour(facts.held, facts.led)}. Play ${led}.`;
      return `The ${card(facts.card)} proves that trick ${facts.trick} went wrong: ${led} led, and ${name} played another colour while holding this card. Correct that entry or this one.`;
    },
    'P-4.7': ({ seat, won, seen }, say) =>
      `${say.name(seat)} already has ${tricks(seen)}, so ${won} cannot be right. Check the numbers.`,
  },
  moves: {
    deal: () => 'Cards dealt, hands passed to the left',
    colours: () => 'Hand colours entered',
    bid: ({ seat, beads, shield }, say) =>
      `${say.name(seat)} bets ${beads}${shield ? ' and a shield' : ''}`,
    play: ({ seat, card: text }, say, { mode }) =>
      mode === 'virtual'
        ? `${say.name(seat)} plays a card`
        : `${say.name(seat)} plays the ${card(text)}`,
    tricks: ({ won }, say) => `Deal closed, tricks: ${wonBy(won, say)}`,
  },
  over: {
    play: ({ seat, card: text }, say) => `${say.name(seat)} plays the ${card(text)}`,
  },
  tried: {
    colours: () => 'Hand colours',
    tricks: ({ won }, say) => `Tricks of the deal: ${wonBy(won, say)}`,
  },
  lines: { 'P-5.3': line, 'P-5.4': line },
  beside: { 'P-5.3': beside, 'P-5.4': beside },
};
