/** The first visit: three cards that can be skipped. */
import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'Welcome to the table',
  games: {
    title: 'Your game is on the shelf',
    sentence:
      'Tap its box and seat the players. I can just keep score, check every move, or deal the cards that are missing.',
  },
  rules: {
    title: 'A rule settles every dispute',
    sentence:
      '“Settle” says who is right and names the rule. A tag with a number opens that rule anywhere.',
  },
  yours: {
    title: 'Everything stays with you',
    sentence:
      'No account, and no network either while you share one phone. Put a match aside at any time: it waits exactly where it stopped.',
  },
  unkept: {
    title: 'Nothing is kept here',
    sentence:
      'No account, and no network either while you share one phone. This browser does not allow storing, so a match lives as long as the page is open.',
  },
  begin: 'To the table',
};
