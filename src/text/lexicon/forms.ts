/** What every language's lexicon is made with: counted words, lists, capitals. Knows no language. */
import { minus } from '../plural';

/** «3 карти» of the forms of a word; what stands before it can be written otherwise: «+3 очки». */
export function counted<Forms extends string[]>(
  rule: (n: number, ...forms: Forms) => string,
  ...forms: Forms
): (n: number, shown?: string) => string {
  return (n, shown = minus(n)) => `${shown} ${rule(n, ...forms)}`;
}

/** «Оля, Тарас і Соломія», with the language's own «and». */
export function listed(items: readonly (string | number)[], and: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${and} ${String(items.at(-1))}`;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** «Оля — біла; спір: …» of what there is to say. */
export function headline(parts: readonly string[]): string {
  return capital(parts.filter((part) => part !== '').join('; '));
}
