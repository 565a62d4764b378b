import type { Wording } from '../../../../src/text/define';
import { english } from '../../../../src/text/plural';
import type { uk } from './uk';

const ALL = ['', '', 'Both', 'All three', 'All four', 'All five', 'All six'];
const COUNTS = ['', 'alone', 'with two', 'with three', 'with four', 'with five', 'with six'];

export const en: Wording<typeof uk> = {
  everyPhone: 'Everyone on their own phone',
  address: 'Address of the table',
  addressHint: 'for example 192.168.0.14:8086',
  addressNote:
    'The address of the computer that keeps the tables. From a link or QR code the app remembers it by itself.',
  noAddress: {
    form: 'That is no address. Copy it from the table’s screen.',
    plain:
      'Without encryption the app only speaks to the home network. Another server’s address begins with https://.',
  },
  joinTitle: 'Join by code',
  calledTitle: 'You are called to a table',
  calledBy: (game, host) => `${game}, led by ${host}`,
  code: 'Code',
  codeSpoken: (letters) => `The table’s code: ${letters}`,
  codeHint: 'six characters from the table’s screen',
  found: 'table found',
  looking: 'looking for the table…',
  back: (game, code) => `${game}, table ${code}`,
  backTitle: 'Your tables',
  backNote: 'back to your own chair',
  yourName: 'Your name',
  nameless: 'Type a name to sit down.',
  nameTaken: 'That name is at the table already: add a surname or a nickname.',
  choose: 'Choose a chair',
  free: 'free',
  sitsHere: 'you sit here',
  takeChair: (n) => `Chair ${n}, free: sit here`,
  chairOf: (n, name, note) => `Chair ${n}: ${name}, ${note}`,
  sit: 'Sit down',
  watch: 'Watch',
  noAccount: 'No account and nothing to install',
  plain: 'The home network is not encrypted: whoever is in it could listen',
  plainServer:
    'The home network is not encrypted: whoever is in it could listen. Whoever runs the server could look.',
  inApp: 'Open in the Arbitr app',
  is: { here: 'here', away: 'not connected', bot: 'bot', free: 'free' },
  errors: {
    nowhere: {
      title: 'There is no such table',
      note: 'Compare it with the table’s screen. A code never has 0, O, 1, I, L, U.',
    },
    full: {
      title: (n) => `${ALL[n] ?? 'All'} chairs are taken`,
      note: 'You can watch until somebody leaves.',
      noteUnwatched: 'Wait until somebody leaves.',
    },
    playing: {
      title: 'They are playing already',
      note: 'People sit on every chair. You can watch.',
      noteUnwatched: 'People sit on every chair, and watching is off here.',
      noteBot: 'You can take a bot’s place, or watch.',
      noteBotUnwatched: 'You can take a bot’s place.',
    },
    version: {
      title: 'The versions differ',
      note: 'The table has another version of Arbitr. Reload the page: name, code and chair stay.',
    },
    locked: { title: 'The table is locked', note: 'Ask whoever leads it to unlock it.' },
    crowd: {
      title: 'Too many are watching',
      note: 'Try again later: somebody will leave.',
    },
    unwatched: { title: 'Watching is off', note: 'Whoever leads the table has closed it.' },
    stranger: {
      title: 'Your chair was freed',
      note: 'Your place at this table is free or taken by now. You can come in again by code.',
    },
    often: { title: 'Too many tries', note: 'Wait a minute and try again.' },
    over: { title: 'The match is over', note: 'They have finished at this table.' },
    form: { title: 'The table did not understand', note: 'Reload the page and try again.' },
    nobody: {
      title: 'The server does not answer',
      note: 'See whether the phone is in the same network as the table.',
    },
    elsewhere: {
      title: 'Your chair is in another window',
      note: 'One chair, one window. It was opened somewhere else.',
    },
    freed: { title: 'Your chair was freed', note: 'You can come in again by code.' },
  },
  fixCode: 'Correct the code',
  otherCode: 'Another code',
  tryAgain: 'Try again',
  reload: 'Reload',
  insteadOfBot: 'Instead of a bot',
  takeHere: 'Take it here',
  comeInAgain: 'Come in again',
  home: 'Home',
  lobby: {
    subtitle: (game) => `${game}, dealt by the server in your home`,
    subtitleOpen: (game) => `${game}, entered from all phones`,
    pointCamera: 'Point the camera or open',
    andType: 'and type the code. A browser will do.',
    qr: 'QR code: a link to the table',
    onlyHere:
      'The table is open on this computer only. For phones to see it, run “npm start -- --lan”.',
    count: (here, of) => `${here} of ${of}`,
    came: (name, here, of) => `${name} is at the table, ${here} of ${of}`,
    justCame: 'just came in',
    youLead: 'you lead the table',
    leads: 'leads the table',
    you: 'that is you',
    empty: (n) => `Chair ${n}, free: seat a bot`,
    move: (n) => `Chair ${n}, free: move here`,
    seatBot: 'Who sits here?',
    botOff: 'The bot gets up',
    giveUp: (name) => `Free the chair: ${name}`,
    passTo: (name) => `${name} leads from now on`,
    lock: 'Lock the table',
    lockNote: 'then nobody else comes in by code',
    watching: 'May be watched',
    watchingNote: (n) =>
      n === 0 ? 'the open table only' : `the open table only, ${n} watching now`,
    fingerprint: (print) => `everyone sees the match’s fingerprint ${print}`,
    words: (n, of) => `phones that added a random word of their own: ${n} of ${of}`,
    start: (n) => `Start ${COUNTS[n] ?? ''}`,
    few: (min) => `At least ${min} ${english(min, 'player is', 'players are')} needed.`,
    waiting: (host) => `Waiting: ${host} starts it`,
  },
  people: 'Who is at the table',
  strip: {
    coming: 'Reconnecting',
    comingNote: (tries, seconds) =>
      `try ${tries}, the next in ${seconds} s; the table is shown, but no moves yet`,
    now: 'Now',
    silent: 'The server does not answer',
    silentNote: 'confirmed moves are kept, we wait together',
    again: 'Again',
  },
};
