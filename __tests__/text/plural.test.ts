import { english, minus, signed, slavic } from '../../src/text/plural';

/** CLDR's category for a whole number, from the ICU data that Node brings. */
function cldr(language: string): (n: number) => string {
  const rules = new Intl.PluralRules(language);
  return (n) => rules.select(n);
}

describe('plural forms', () => {
  test.each(['uk', 'ru'])('the Slavic rule is CLDR’s for %s, from 0 to 5000', (language) => {
    const category = cldr(language);
    const wrong: number[] = [];
    for (let n = 0; n <= 5000; n += 1)
      if (slavic(n, 'one', 'few', 'many') !== category(n)) wrong.push(n);
    expect(wrong).toEqual([]);
  });

  test('the English rule is CLDR’s, from 0 to 5000', () => {
    const category = cldr('en');
    const wrong: number[] = [];
    for (let n = 0; n <= 5000; n += 1)
      if (english(n, 'one', 'other') !== category(n)) wrong.push(n);
    expect(wrong).toEqual([]);
  });

  test('a debt is counted like the same number of gains', () => {
    expect(slavic(-1, 'бал', 'бали', 'балів')).toBe('бал');
    expect(slavic(-3, 'бал', 'бали', 'балів')).toBe('бали');
    expect(slavic(-15, 'бал', 'бали', 'балів')).toBe('балів');
    expect(english(-1, 'point', 'points')).toBe('point');
  });

  test('a fraction takes the form that goes with «півтора бала»', () => {
    expect(slavic(1.5, 'бал', 'бала', 'балів')).toBe('бала');
  });
});

describe('shown numbers', () => {
  test('a negative number has a typographic minus, never a hyphen', () => {
    expect(minus(-5)).toBe('−5');
    expect(minus(5)).toBe('5');
    expect(minus(0)).toBe('0');
  });

  test('a change carries its sign, and no change carries none', () => {
    expect(signed(7)).toBe('+7');
    expect(signed(-7)).toBe('−7');
    expect(signed(0)).toBe('0');
  });
});
