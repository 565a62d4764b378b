/**
 * Cuts the app's six faces down to the letters we write with: ttf for phones into assets/fonts,
 * woff2 for the browser into assets/public/fonts. Run with `npx tsx src/tools/fonts.ts` after a change here.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import subsetFont from 'subset-font';

import { FACES } from '../ui/theme/type';

const PACKAGES: Readonly<Record<string, string>> = {
  Literata: '@expo-google-fonts/literata',
  GolosText: '@expo-google-fonts/golos-text',
};

/** Latin for every European name, Cyrillic for Ukrainian, Russian and their neighbours. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x400, 0x45f],
  [0x490, 0x491],
];

const SIGNS = '\u0301\u2009\u202F–—‘’“”„…•·−×÷±≈≤≥≠→←↑↓№₴€‹›′″½¼¾▲●■✓';

/** Lining and tabular figures are what the text styles ask for; the rest shapes accents and kerning. */
const FEATURES = ['lnum', 'tnum', 'kern', 'mark', 'mkmk', 'ccmp', 'locl'];

function letters(): string {
  let text = SIGNS;
  for (const [from, to] of RANGES) {
    for (let code = from; code <= to; code += 1) text += String.fromCodePoint(code);
  }
  return text;
}

async function cut(family: string, text: string): Promise<void> {
  const [name = '', face = ''] = family.split('_');
  const source = resolve('node_modules', PACKAGES[name] ?? '', face, `${family}.ttf`);
  const original = await readFile(source);
  for (const [folder, ending, targetFormat] of [
    ['assets/fonts', 'ttf', 'sfnt'],
    ['assets/public/fonts', 'woff2', 'woff2'],
  ] as const) {
    const font = await subsetFont(original, text, { targetFormat, keepFeatures: FEATURES });
    await mkdir(folder, { recursive: true });
    await writeFile(resolve(folder, `${family}.${ending}`), font);
    process.stdout.write(`${family}.${ending} ${(font.length / 1024).toFixed(1)} kB\n`);
  }
}

async function main(): Promise<void> {
  const text = letters();
  for (const family of Object.values(FACES)) await cut(family, text);
}

void main();
