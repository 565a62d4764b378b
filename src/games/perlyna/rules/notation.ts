/** The field of «Перлина Сходу» as text: gems and the pearl, no holes. */
import type { Gem } from '../../gems/rules/grid';
import { parseGrid } from '../../gems/rules/notation';

export { formatGrid } from '../../gems/rules/notation';

export function parseField(text: string): Gem[] {
  return parseGrid(text).map((cell) => {
    if (cell === null) throw new RangeError('this field has no holes');
    return cell;
  });
}
