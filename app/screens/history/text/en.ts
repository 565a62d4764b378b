import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'History',
  empty: 'The first match will be here.',
  start: 'Start a match',
  nothing: 'There are no such matches.',
  clear: 'Show all',
  allGames: 'All games',
  chooseGame: 'Which game?',
  everyone: 'All players',
  choosePlayer: 'Who was at the table?',
  state: 'Which matches',
  states: { all: 'All', finished: 'Finished', open: 'Going on', deleted: 'Deleted' },
  unfinished: 'going on',
  open: (game, date, names) => `${game}, ${date}. ${names}. Open`,
  remove: (game, date) => `Delete the match: ${game}, ${date}`,
  restore: (game, date) => `Bring back the match: ${game}, ${date}`,
  removed: 'The match is deleted. It can be brought back for 30 days.',
  bringBack: 'Bring back',
  restored: 'The match is back.',
  failed: 'It could not be saved. Try again.',
};
