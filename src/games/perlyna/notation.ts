/** The field of «Перлина Сходу» as text: gems and the pearl, no holes. */
import type { Gem } from '../grid/grid';
import { parseGrid } from '../grid/notation';

export { formatGrid } from '../grid/notation';

export function parseField(text: string): Gem[] {
  return parseGrid(text).map((cell) => {
    if (cell === null) throw new RangeError('this field has no holes');
    return cell;
  });
}
