import { and, or } from '../../../../text/lexicon/uk';
import type { Kind } from '../../../gems/rules/kinds';
import { grid } from '../../../gems/words/uk/rules';

const OF = ['', '', 'двох', 'трьох', 'чотирьох'];
const gems = (kinds: readonly Kind[]): string[] => kinds.map((kind) => grid.name[kind]);

/** «Рубін або сапфір — одне з двох»; «топаз, а ще рубін або сапфір — одне з двох». */
export function claims(all: readonly Kind[], one: readonly Kind[]): string {
  if (one.length === 0) return and(gems(all));
  const choice = `${or(gems(one))} — одне з ${OF[one.length] ?? one.length}`;
  return all.length === 0 ? choice : `${and(gems(all))}, а ще ${choice}`;
}
