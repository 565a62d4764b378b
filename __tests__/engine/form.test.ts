import { argmax, at, filled, sum, withAt } from '../../src/engine/arrays';
import { hasKeys, isArrayOf, isOneOf, isRecord, isWhole } from '../../src/engine/form';

describe('shapes of what comes from outside', () => {
  test('a record is an object that is neither null nor a list', () => {
    expect([{}, { a: 1 }].every(isRecord)).toBe(true);
    expect([null, [], 'a', 3, true, undefined].some(isRecord)).toBe(false);
  });

  test('a record has exactly the keys it should have, optional ones aside', () => {
    expect(hasKeys({ type: 'x', seat: 0 }, ['type', 'seat'])).toBe(true);
    expect(hasKeys({ type: 'x', seat: 0, stands: true }, ['type', 'seat'], ['stands'])).toBe(true);
    expect(hasKeys({ type: 'x', seat: 0, more: 1 }, ['type', 'seat'], ['stands'])).toBe(false);
    expect(hasKeys({ type: 'x' }, ['type', 'seat'])).toBe(false);
    expect(hasKeys({}, ['toString'])).toBe(false);
    expect(hasKeys(JSON.parse('{"type":"x","__proto__":1}'), ['type'])).toBe(false);
  });

  test('a whole number lies within its borders and has no fraction', () => {
    expect([0, 5, 10].every((n) => isWhole(n, 0, 10))).toBe(true);
    expect([-1, 11, 0.5, NaN, Infinity, '3', null].some((n) => isWhole(n, 0, 10))).toBe(false);
  });

  test('one of a list is the very value, not something that looks like it', () => {
    expect(isOneOf('row', ['row', 'column'])).toBe(true);
    expect(isOneOf('rows', ['row', 'column'])).toBe(false);
    expect(isOneOf(1, ['1'])).toBe(false);
  });

  test('a list holds only what it should, as many as it should', () => {
    const isDigit = (x: unknown): x is number => isWhole(x, 0, 9);
    expect(isArrayOf([1, 2, 3], isDigit, 1, 3)).toBe(true);
    expect(isArrayOf([], isDigit)).toBe(true);
    expect(isArrayOf([], isDigit, 1)).toBe(false);
    expect(isArrayOf([1, 2, 3, 4], isDigit, 1, 3)).toBe(false);
    expect(isArrayOf([1, 20], isDigit)).toBe(false);
    expect(isArrayOf({ length: 0 }, isDigit)).toBe(false);
    expect(isArrayOf(new Array(2), isDigit)).toBe(false);
  });
});

describe('small copies', () => {
  test('one place changes and the original stays', () => {
    const before = Object.freeze([1, 2, 3]);
    expect(withAt(before, 1, 9)).toEqual([1, 9, 3]);
    expect(before).toEqual([1, 2, 3]);
  });

  test('a hole is our mistake', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    expect(() => at(['a', 'b'], 2)).toThrow();
  });

  test('sums, fillings and who is highest', () => {
    expect(sum([1, 2, 3])).toBe(6);
    expect(sum([])).toBe(0);
    expect(filled(3, 0)).toEqual([0, 0, 0]);
    expect(argmax([-5, -2, -2])).toEqual([1, 2]);
  });
});
