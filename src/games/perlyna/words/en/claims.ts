import { and, or } from '../../../../text/lexicon/en';
import type { Kind } from '../../../gems/rules/kinds';
import { grid } from '../../../gems/words/en/rules';

const OF = ['', '', 'two', 'three', 'four'];
const gems = (kinds: readonly Kind[]): string[] => kinds.map((kind) => grid.name[kind]);

/** “Ruby or sapphire — one of the two”; “topaz, and also ruby or sapphire — one of the two”. */
export function claims(all: readonly Kind[], one: readonly Kind[]): string {
  if (one.length === 0) return and(gems(all));
  const choice = `${or(gems(one))} — one of the ${OF[one.length] ?? one.length}`;
  return all.length === 0 ? choice : `${and(gems(all))}, and also ${choice}`;
}
