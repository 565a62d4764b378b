/** Combinations on the field as bands: glowing with their points when they count, quiet when they do not. */
import type { Band } from '../../../gems/table/Bands';
import { turnPoints } from '../../rules/because';
import type { RunView } from '../../rules/types';
import type { tableText } from '../../words/table';

type Words = (typeof tableText)['uk']['runs'];

export function runBands(runs: readonly RunView[], words: Words): Band[] {
  return runs.map((run) => {
    const { line, index, start, length } = run;
    if (!run.scores) return { line, index, start, length, look: 'quiet', label: words.lying(run) };
    const worth = turnPoints([length]);
    return {
      line,
      index,
      start,
      length,
      look: 'glow',
      badge: `+${worth}`,
      label: words.scoring(run, worth),
    };
  });
}
