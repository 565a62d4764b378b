import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'Players',
  empty: 'Everyone you play with will be here. The first come with the first match.',
  start: 'Start a match',
  never: 'has not played yet',
  lastPlayed: (date) => `last match ${date}`,
  edit: 'Edit the player',
  editOf: (name) => `Edit: ${name}`,
  openStats: (name, used) => `${name}, ${used}. Statistics`,
  name: 'Name',
  token: 'Token',
  tokens: [
    'red circle',
    'green square',
    'blue hexagon',
    'amber diamond',
    'purple flower',
    'grey pentagon',
  ],
  nameEmpty: 'Type a name.',
  nameTaken: 'That name exists. If it is the same person, merge them.',
  merge: 'Merge with another',
  mergeHint: (name) => `Is this the same person as ${name}?`,
  mergeTitle: 'Merge players',
  mergeMessage: (from, into) =>
    `All matches of ${from} will count as matches of ${into}. This cannot be taken back.`,
  mergeDo: 'Merge',
  hide: 'Hide',
  hideNote: 'Not offered for new matches; the history stays.',
  show: 'Show again',
  hidden: 'Hidden',
  showHidden: 'Show the hidden',
  failed: 'It could not be saved. Try again.',
};
