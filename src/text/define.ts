/**
 * Typed catalogues. The Ukrainian one is the type of the others: a missing sentence or a parameter
 * of another type is a compile error. Knows nothing about React; `useText` is in ./locale.
 */

export const LOCALES = ['uk', 'ru', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export type Catalogues<T> = Readonly<Record<Locale, T>>;

/** What a catalogue's values are for the other languages: any string, same functions, same keys. */
export type Wording<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : T extends readonly (infer U)[]
      ? readonly Wording<U>[]
      : { readonly [K in keyof T]: Wording<T[K]> };

/** One text module: `defineText({ uk, ru, en })`, with `ru` and `en` typed as `Wording<typeof uk>`. */
export function defineText<T>(catalogues: {
  uk: T;
  ru: Wording<T>;
  en: Wording<T>;
}): Catalogues<Wording<T>> {
  return catalogues as unknown as Catalogues<Wording<T>>;
}
