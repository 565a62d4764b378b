/** The field of «Нізам» as text: 25 gems, no pearl, no holes. */
import { isKind, type Kind } from '../../gems/rules/kinds';
import { parseGrid } from '../../gems/rules/notation';

export { formatGrid } from '../../gems/rules/notation';

export function parseField(text: string): Kind[] {
  return parseGrid(text).map((cell) => {
    if (!isKind(cell)) throw new RangeError(`not a gem: ${String(cell)}`);
    return cell;
  });
}
