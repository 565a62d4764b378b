/** Words over the keys of Settle for «Промінь» (Luz) in English. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/settleKeys';

export const en: Wording<typeof uk> = {
  slot: (name, card) => `${name}: ${card}`,
  slotEmpty: 'no card yet',
  leads: 'leads',
  ledBy: (name) => `The trick is led by ${name}`,
  led: 'Lead colour',
  nobodyLed: 'The card leads the trick',
  hand: 'In the hand',
  count: (colour, n) => `${n} ${colour}`,
  counts: (colour) => `How many in the hand, ${colour}`,
  played: 'To be played',
  deal: 'Deal',
  dealKey: (n) => `Deal ${n}`,
  bid: 'Bet',
  bidKey: (n) => `Bet ${n}`,
  bidValue: (beads, shield) => `${beads}${shield ? ' with a shield' : ''}`,
  shield: 'Shield',
  won: 'Tricks won',
  wonKey: (n) => `${n} won`,
  points: (name) => `Points, ${name}`,
  total: 'Total',
  lastDeal: 'Deal 4',
  totalOf: (name) => `${name}, total`,
  lastOf: (name) => `${name}, deal 4`,
  holder: 'First-player card',
  holderIs: (name) => `${name} has the first-player card in deal 4`,
  opens: 'opened deal 4',
  openedBy: (name) => `Deal 4 was opened by ${name}`,
  openerFirst: 'The table agreed: among equals, count from whoever opened deal 4',
};
