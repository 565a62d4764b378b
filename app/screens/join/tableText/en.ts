import type { Wording } from '../../../../src/text/define';
import { english, minus } from '../../../../src/text/plural';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  live: 'live',
  yourTurn: 'Your turn',
  watchingNow: 'Watching',
  watchers: (n) => `${n} watching`,
  away: (n) => `${n} not connected`,
  peopleLabel: (here, away) =>
    away > 0 ? `At the table: ${here} here, ${away} not connected` : `At the table: ${here} here`,
  strip: {
    away: (name) => `${name}: not connected`,
    awayNote: 'the match goes on until it is their turn',
    wait: 'Wait',
    bot: 'Bot',
    free: 'Free the chair',
    hostAway: 'Nobody leads the table',
    hostAwayNote: 'whoever leads has been away for a minute',
    lead: 'Lead it',
  },
  missed: {
    title: 'While you were away',
    minutes: (n) => `${n} ${english(n, 'minute', 'minutes')}`,
    note: (n) => `${n} ${english(n, 'move', 'moves')}`,
    more: (n) => `${n} more before`,
    go: 'To the table',
    goTurn: 'To the table, your turn',
  },
  ask: {
    undo: (name) => `${name} asks to take a move back`,
    redo: (name) => `${name} asks to bring it back`,
    mine: 'You ask to take a move back',
    mineRedo: 'You ask to bring it back',
    seen: 'What was seen was seen: the log will remember it.',
    hidden: 'The table will be as it was before that move.',
    asks: 'asks',
    agrees: 'agrees',
    thinks: 'still thinking',
    yours: 'your word',
    count: (yes, of) => `${yes} of ${of} agree. One “no” is enough, and we play on.`,
    yes: 'Yes, agreed',
    no: 'No, play on',
    refused: 'Somebody said “no”: we play on.',
  },
  menu: {
    turn: 'Turn the table',
    turnNote: 'the plates move one side on',
    lead: 'leads the table',
    log: 'Log',
    logEmpty: 'The log is empty: the first entry will appear here.',
    logEarlier: 'Earlier entries are in the whole log after the end of the match.',
    end: 'End the match now',
    endAsk: 'The match ends here for everyone: what there is counts.',
    endYes: 'End it',
    standings: 'Standing',
    leave: 'Leave',
    fingerprint: (print) => `Fingerprint of the match: ${print}`,
  },
  notYours: (host) => `Whoever leads the table enters for the others: ${host}.`,
  end: {
    save: 'Save it into my history',
    saved: 'The match is in your history',
    open: 'Open it',
    failed: 'It could not be saved. Try again.',
    noStore: 'This browser keeps no matches here: whoever leads the table has the whole match.',
    seed: (seed) => `Seed of the match: ${seed}`,
    promised: (hasWord) =>
      hasWord
        ? 'The seed matches the fingerprint shown at the start, and your word is in it.'
        : 'The seed matches the fingerprint shown at the start.',
    notPromised:
      'The seed does not match the fingerprint shown at the start: this deal is not to be trusted.',
    leave: 'Leave',
  },
  plate: (name, state, points) =>
    `${name}: ${state}, ${minus(points)} ${english(Math.abs(points), 'point', 'points')}`,
  plays: 'plays now',
  openTable: 'Open table: only what everyone may see',
  hiddenHands: 'What is in the hands is hidden: somebody at the table could peek at your screen.',
};
