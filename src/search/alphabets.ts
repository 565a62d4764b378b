/**
 * What was typed with the other alphabet: «kozyr» and «rjpbh» are «козир», «кщдд» is «roll». Readings of a word or a
 * query, to be tried where it means nothing as it is. Knows keyboards and how people spell; no vocabulary.
 */
import type { Locale } from '../text/define';

type Cyrillic = Exclude<Locale, 'en'>;

/** Longer spellings first. */
const SOUNDS = `shch=щ sch=щ zh=ж kh=х ch=ч sh=ш ts=ц tz=ц yu=ю ju=ю iu=ю ya=я ja=я ia=я ye=є je=є yo=йо jo=йо ck=к
  a=а b=б c=ц d=д e=е f=ф g=г k=к l=л m=м n=н o=о p=п q=к r=р s=с t=т u=у v=в w=в x=х z=з j=й`;
const OWN: Readonly<Record<Cyrillic, string>> = { uk: 'yi=ї h=г i=і y=и', ru: 'h=х i=и y=ы' };
/** «h» is «г» to one and «х» to another. */
const OTHER: Readonly<Record<Cyrillic, string>> = { uk: 'h=х', ru: 'h=г' };

type Sounds = ReadonlyMap<string, string>;

function soundsOf(...lists: string[]): Sounds {
  return new Map(
    lists.flatMap((list) => list.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
  );
}

const SPELLINGS: Readonly<Record<Cyrillic, readonly Sounds[]>> = {
  uk: [soundsOf(SOUNDS, OWN.uk), soundsOf(SOUNDS, OWN.uk, OTHER.uk)],
  ru: [soundsOf(SOUNDS, OWN.ru), soundsOf(SOUNDS, OWN.ru, OTHER.ru)],
};
/** The longest spelling of one sound. */
const LONGEST = 4;

function sounded(word: string, sounds: Sounds): string {
  let out = '';
  for (let at = 0; at < word.length;) {
    let taken = LONGEST;
    while (taken > 1 && !sounds.has(word.slice(at, at + taken))) taken -= 1;
    out += sounds.get(word.slice(at, at + taken)) ?? '';
    at += taken;
  }
  return out;
}

/** Cyrillic words that a word of Latin letters may spell; none for other words. */
export function spelledIn(word: string, locale: Locale): readonly string[] {
  if (locale === 'en' || !/^[a-z]{2,}$/.test(word)) return [];
  // «-yj», «-iy» and «-yi» end an adjective.
  const plain = word.replace(/[iy](?:[iyj])$/, locale === 'uk' ? 'yj' : 'ij');
  return [...new Set(SPELLINGS[locale].map((sounds) => sounded(plain, sounds)))];
}

const KEYS = `qwertyuiop[]asdfghjkl;'zxcvbnm,.`;
const LAYOUTS: Readonly<Record<Cyrillic, string>> = {
  uk: 'йцукенгшщзхїфівапролджєячсмитьбю',
  ru: 'йцукенгшщзхъфывапролджэячсмитьбю',
};

function keysOf(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((key, i) => [key, to.charAt(i)]));
}

const KEYBOARDS: Readonly<Record<Locale, readonly ReadonlyMap<string, string>[]>> = {
  uk: [keysOf(KEYS, LAYOUTS.uk)],
  ru: [keysOf(KEYS, LAYOUTS.ru)],
  en: [keysOf(LAYOUTS.uk, KEYS), keysOf(LAYOUTS.ru, KEYS)],
};

/** The query as the same keys would have written it in this language. */
export function retyped(query: string, locale: Locale): readonly string[] {
  const foreign = locale === 'en' ? /[а-яіїєґ]/i : /[a-z]/i;
  if (!foreign.test(query)) return [];
  const lower = query.toLowerCase();
  return KEYBOARDS[locale].map((keys) => [...lower].map((key) => keys.get(key) ?? key).join(''));
}
