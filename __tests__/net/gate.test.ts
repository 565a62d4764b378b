/** Abuse: what one address may, what all of them may, and whose word about an address counts. */
import type { IncomingMessage } from 'node:http';

import { Gate, LIMITS, type GateOptions } from '../../src/server/gate';

const SHARE = { requests: 5, tables: 2, phones: 2, bytes: 100 };
const PLENTY = { requests: 1000, tables: 1000, phones: 1000, bytes: 1e6 };

function gateOf(options: Partial<GateOptions> = {}): { gate: Gate; refused: number[] } {
  const refused: number[] = [];
  const gate = new Gate({
    isServed: () => true,
    limits: { address: SHARE, process: PLENTY },
    proxies: 0,
    now: () => 1_000_000,
    refused: (why) => void refused.push(why),
    ...options,
  });
  return { gate, refused };
}

function asked(remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage {
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

const times = (count: number, ask: () => number | null): (number | null)[] =>
  Array.from({ length: count }, ask);

describe('the gate', () => {
  test('an address that asks too often is turned away, the next minute and other addresses are not', () => {
    let clock = 1_000_000;
    const { gate, refused } = gateOf({ now: () => clock });
    const [one, two] = [asked('10.0.0.1'), asked('10.0.0.2')];
    expect(times(7, () => gate.refusal(one, 'ask'))).toEqual([
      null,
      null,
      null,
      null,
      null,
      429,
      429,
    ]);
    expect(gate.refusal(two, 'ask')).toBeNull();
    expect(refused).toEqual([429, 429]);
    clock += 60_001;
    expect(gate.refusal(one, 'ask')).toBeNull();
  });

  test('tables made are counted by themselves', () => {
    const { gate } = gateOf();
    const one = asked('10.0.0.1');
    expect(times(3, () => gate.refusal(one, 'make'))).toEqual([null, null, 429]);
    expect(gate.refusal(one, 'ask')).toBeNull();
  });

  test('so many phones of one address at once, and the chair of one who went is free', () => {
    const { gate } = gateOf();
    const one = asked('10.0.0.1');
    const first = gate.cameIn(one);
    gate.cameIn(one);
    expect(gate.refusal(one, 'connect')).toBe(429);
    expect(gate.refusal(asked('10.0.0.2'), 'connect')).toBeNull();
    first.left();
    expect(gate.refusal(one, 'connect')).toBeNull();
  });

  test('a process takes only so much of all together; who is shut out takes nothing of it', () => {
    const { gate } = gateOf({ limits: { address: SHARE, process: { ...PLENTY, requests: 8 } } });
    times(20, () => gate.refusal(asked('10.0.0.1'), 'ask'));
    expect(times(4, () => gate.refusal(asked('10.0.0.2'), 'ask'))).toEqual([null, null, null, 429]);
    const full = gateOf({ limits: { address: PLENTY, process: { ...PLENTY, phones: 1 } } }).gate;
    full.cameIn(asked('10.0.0.1'));
    expect(full.refusal(asked('10.0.0.2'), 'connect')).toBe(503);
  });

  test('bytes are counted by address, over all its phones', () => {
    const { gate } = gateOf();
    const [a, b] = [gate.cameIn(asked('10.0.0.1')), gate.cameIn(asked('10.0.0.1'))];
    expect([a.says(60), b.says(40), a.says(1)]).toEqual([true, true, false]);
    expect(gate.cameIn(asked('10.0.0.2')).says(60)).toBe(true);
  });

  test('a proxy’s header counts only where there is a proxy, and only the part it wrote', () => {
    const forged = (said: string) => asked('10.0.0.9', { 'x-forwarded-for': said });
    const open = gateOf().gate;
    expect(times(6, () => open.refusal(forged(`${Math.imul(7, 9)}`), 'ask')).at(-1)).toBe(429);
    const { gate } = gateOf({ proxies: 1 });
    let n = 0;
    // Whoever asks may write whatever they like before what our proxy adds.
    const lying = (): number | null => gate.refusal(forged(`1.1.1.${(n += 1)}, 5.5.5.5`), 'ask');
    expect(times(6, lying).at(-1)).toBe(429);
    expect(gate.refusal(forged('6.6.6.6'), 'ask')).toBeNull();
  });

  test('a foreign page and a foreign name are turned away; an app, which has no origin, is not', () => {
    const { gate } = gateOf();
    const host = 'tables.example';
    expect(gate.refusal(asked('1', { host, origin: 'https://tables.example' }), 'ask')).toBeNull();
    expect(gate.refusal(asked('1', { host, origin: 'https://else.example' }), 'ask')).toBe(403);
    expect(gate.refusal(asked('1', { host, origin: 'null' }), 'ask')).toBe(403);
    expect(gate.refusal(asked('1', { host }), 'ask')).toBeNull();
    expect(gateOf({ isServed: () => false }).gate.refusal(asked('1'), 'ask')).toBe(421);
  });

  test('a hall full of people behind one address comes in', () => {
    const { gate } = gateOf({ limits: LIMITS });
    const hall = asked('10.0.0.1');
    const tables = times(25, () => gate.refusal(hall, 'make'));
    const phones = times(100, () => {
      const refusal = gate.refusal(hall, 'ask') ?? gate.refusal(hall, 'connect');
      gate.cameIn(hall);
      return refusal;
    });
    expect([...tables, ...phones].filter((status) => status !== null)).toEqual([]);
  });
});
