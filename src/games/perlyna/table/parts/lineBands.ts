/** Complete lines on the field as bands: glowing when their task can be claimed, locked when it is blocked. */
import type { Band } from '../../../gems/table/Bands';
import type { TaskLine } from '../../rules/types';
import type { tableText } from '../../words/table';
import type { TaskState } from './taskStates';

type Words = (typeof tableText)['uk']['lines'];

export function lineBands(
  lines: readonly TaskLine[],
  tasks: readonly TaskState[],
  words: Words,
): Band[] {
  return lines.map(({ line, index, start, length, kind, pearl }) => {
    const place = { line, index, start, length };
    const where = words.where(line, index);
    const state = tasks.find((task) => task.kind === kind)?.is;
    switch (state) {
      case 'open':
      case 'pearl':
      case 'chosen': {
        const say = pearl ? words.pearl : words.open;
        return { ...place, look: 'glow', label: say(kind, where) };
      }
      case 'blocked':
        return { ...place, look: 'wrong', label: words.blocked(kind, where) };
      default:
        return {
          ...place,
          look: 'quiet',
          label: state === 'later' ? where : words.done(kind, where),
        };
    }
  });
}
