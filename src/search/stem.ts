/**
 * Light stemmers: what is left of a word when its ending is taken away, so that «взяток» meets
 * «взятка». Not linguistics but a key: two forms of one word must give the same key, and two words
 * may share one now and then. Takes words as `spelled` gives them.
 */
import type { Locale } from '../text/define';

/** Nothing shorter is left of a word. */
const SHORTEST = 3;

export function stem(word: string, locale: Locale): string {
  if (/\d/.test(word)) return word;
  return locale === 'en' ? english(word) : folded(slavic(word, ENDINGS[locale]));
}

/** Letters that are taken for one another: «кідок» and «кидок», «козырь» in a Ukrainian sentence. */
function folded(key: string): string {
  return key.replace(/[іїы]/g, 'и').replace(/[єэ]/g, 'е').replace(/ъ/g, '');
}

interface Endings {
  vowels: RegExp;
  reflexive: RegExp;
  /** Longest first, so that the longest fitting one is taken. */
  list: readonly string[];
}

function endings(vowels: RegExp, reflexive: RegExp, list: string): Endings {
  const sorted = list.split(/\s+/).sort((a, b) => b.length - a.length);
  return { vowels, reflexive, list: sorted };
}

const UKRAINIAN = endings(
  /[аеєиіїоуюя]/,
  /(ся|сь)$/,
  `а я о е є и і ї у ю ь й ою ею єю ам ям ах ях ами ями ів їв ей ові еві єві ем єм ом
   ий ій ого ього ому ьому им ім их іх ими іми ої ьої ою ьою ую юю яя аю
   ти ла ло ли єш еш ить їть ять ать ють уть є ємо емо имо їмо ете єте ите їте мо те
   ати яти ити іти ути увати ювати ува юва ує ують уй ував увала увало ували уючи ючи учи ачи ячи
   аємо ають ає аєш аєте ав ала ало али ив ила ило или ив ів іла іло іли ив
   ений ена ене ені еного еному еними ених аний ана ане ані аного аними аних ено ано уто то
   ання ення іння яння ування ювання анню енню анням енням уванню уванням ань ень інь увань ованний
   ований ована оване овані ованих ованої ованого`,
);

const RUSSIAN = endings(
  /[аеиоуыэюя]/,
  /(ся|сь)$/,
  `а я о е и ы у ю ь й ой ей ою ею ам ям ах ях ами ями ов ев ем ом ия ию ии ий ием иям иях иями
   ый ого его ому ему ым им ых их ыми ими ая яя ую юю ое ее ые ие
   ть ти ла ло ли ешь ишь ит ят ат ют ут ет ем им ете ите йте
   ать ять ить еть уть овать евать ировать ует уют уем овал овала овали ал ала ало али ил ила ило или
   ел ела ели ает ают аем аете аешь ивает ивают ывает ывают ывать ивать
   енный енная енное енные енного енным енных анный анная анное анные анного анным анных
   ен ена ено ены ан ана ано аны ание ения ение ания ению анию ением анием ений аний ениях аниях
   ившись вшись вший вшая ющий ющая ющие ющего ющих ая`,
);

const ENDINGS: Readonly<Record<'uk' | 'ru', Endings>> = { uk: UKRAINIAN, ru: RUSSIAN };

function slavic(word: string, { vowels, reflexive, list }: Endings): string {
  const plain = word.length > SHORTEST + 2 ? word.replace(reflexive, '') : word;
  let cut = plain;
  for (const ending of list) {
    if (!plain.endsWith(ending)) continue;
    const rest = plain.slice(0, -ending.length);
    if (rest.length < SHORTEST || !vowels.test(rest)) continue;
    cut = rest;
    break;
  }
  return settled(cut);
}

/** The same root in its different forms: «хід» — «ходу», «рядок» — «рядка», «рука» — «руці», «завдань» — «завдання». */
function settled(root: string): string {
  let key = root.replace(/ь/g, '').replace(/(.)\1$/, '$1');
  // A vowel that comes and goes or changes before the last consonant.
  if (key.length > 4) key = key.replace(/[оеєі]([^аеєиіїоуюяыэ])$/, '$1');
  else key = key.replace(/[еєі]([^аеєиіїоуюяыэ])$/, 'о$1');
  key = key.replace(/[еєі](ст)$/, 'о$1');
  return key.replace(/[цч]$/, 'к').replace(/ж$/, 'г').replace(/й$/, '');
}

const ENGLISH_ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/ies$/, 'y'],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/([^su])s$/, '$1'],
  [/(?:ations?|ating|ated)$/, 'at'],
  [/(?:ings?|ed|ers?|ly|ment|ness|able|ible)$/, ''],
];

function english(word: string): string {
  let key = word;
  for (const [ending, instead] of ENGLISH_ENDINGS) {
    const cut = key.replace(ending, instead);
    if (cut.length >= SHORTEST && /[aeiouy]/.test(cut)) key = cut;
  }
  // «scored» and «score», «dropped» and «drop», «tries» and «try».
  key = key.replace(/([^aeiou])\1$/, '$1').replace(/y$/, 'i');
  return key.length > SHORTEST ? key.replace(/e$/, '') : key;
}
