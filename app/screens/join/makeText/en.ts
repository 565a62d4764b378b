import type { Wording } from '../../../../src/text/define';
import { english } from '../../../../src/text/plural';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  lead: 'We set a table on this server. The others come in by code from any browser.',
  chairs: 'How many chairs?',
  chairsOf: (n) => `${n} ${english(n, 'chair', 'chairs')}`,
  go: 'Set the table',
  looking: 'Looking for the server…',
  nobody: 'There is no server with tables here',
  nobodyWhy:
    'This page came from a plain website or without a network: nobody can deal the cards. Put Arbitr on a computer at home, run “npm start -- --lan” and open the address it shows.',
  nobodyApp:
    'There are no tables at this address. Run “npm start -- --lan” on a computer at home and type the address it shows.',
  again: 'Look again',
  failed: 'The table could not be set. Try again.',
};
