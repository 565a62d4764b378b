import { and, or } from '../../../../text/lexicon/ru';
import type { Kind } from '../../../gems/rules/kinds';
import { grid } from '../../../gems/words/ru/rules';

const OF = ['', '', 'двух', 'трёх', 'четырёх'];
const gems = (kinds: readonly Kind[]): string[] => kinds.map((kind) => grid.name[kind]);

/** «Рубин или сапфир — одно из двух»; «топаз, а ещё рубин или сапфир — одно из двух». */
export function claims(all: readonly Kind[], one: readonly Kind[]): string {
  if (one.length === 0) return and(gems(all));
  const choice = `${or(gems(one))} — одно из ${OF[one.length] ?? one.length}`;
  return all.length === 0 ? choice : `${and(gems(all))}, а ещё ${choice}`;
}
