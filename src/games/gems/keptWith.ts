/** The three games of the gems share one real box; it is kept under the one that needs the most of it. */
export const GEM_BOX = 'perlyna';
