import type { uk } from './uk';

export const en: typeof uk = {
  title: 'What a bot knows',
  subtitle: 'exactly what a person on this chair would',
  sees: 'Sees, remembers',
  hidden: 'Does not see',
  understood: 'Got it',
  checked:
    'Tested: swap what is hidden, and the bot plays the same. 1000 positions in each of the six games.',
  levels: 'Levels differ by how much a bot thinks, not by what it knows.',
};
