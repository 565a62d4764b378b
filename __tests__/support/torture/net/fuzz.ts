/** Everything a phone could say wrongly: to a table by its kinds and to its door, and as bytes over a real socket. */
import * as fc from 'fast-check';
import WebSocket from 'ws';

import { comingIn, SAID_KINDS, saidBy } from '../../../../src/net/protocol/checks';
import { makeTable } from '../../../../src/net/client/door';
import { VERSION, type SaidKind } from '../../../../src/net/protocol/types';
import type { Link } from '../../../../src/net/table/link';
import { memoryStore } from '../../net/memoryStore';
import { Table } from '../../../../src/net/table/table';
import { gameOf } from '../../../../src/games';
import { choiceOf, making, Phone, playOn, sitDown, worldOf } from '../../net/desk';
import { quickRng } from '../../quickRng';

/** Nearly right, and anything at all. */
const scrap = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(
    ...[-1, 0, 1, 2, 7, 1e9, 0.5, true, false, null, '', 'start', 'bot', 'easy', 'undo', 'm1'],
  ),
  fc.constantFrom('x'.repeat(20_000), '__proto__', '\u0000', '\u202e', ['a'], { seat: 0 }),
);
const FIELDS = ['id', 'ask', 'choice', 'text', 'seat', 'what', 'yes', 'act', 'on', 'level', 'name'];
const message = fc.oneof(
  scrap,
  fc.dictionary(fc.constantFrom(...FIELDS), scrap, { maxKeys: 4 }),
  fc.record({ id: fc.constantFrom('m1', 'zz'), ask: fc.integer(), choice: scrap }),
);

export interface Fuzzed {
  said: number;
  /** What was wrong afterwards; must stay empty. */
  wrong: string[];
}

/** Anything at all of one kind, at a table that plays: answered or shown out, nothing written, and it goes on. */
export async function fuzzKind(kind: SaidKind, count: number, seed: number): Promise<Fuzzed> {
  const store = memoryStore();
  const { table, phones } = await sitDown(worldOf(1, store), making('promin', 3));
  const before = JSON.stringify(store.tables.get(table.code));
  const found: Fuzzed = { said: 0, wrong: [] };
  const token = phones[1]?.token ?? '';
  let phone = phones[1] as Phone;
  for (const said of fc.sample(message, { seed, numRuns: count })) {
    // What has the form of its kind is another test's business, unless it is a move nobody can make.
    const isForm = saidBy(kind, said) !== null;
    if (isForm && kind !== 'move' && kind !== 'draw') continue;
    if (found.said % 50 === 0 || phone.isClosed) {
      phone = new Phone();
      await phone.join(table, { token });
    }
    phone.heard.length = 0;
    await table.said(phone.link as Link, kind, said);
    const answer = phone.heard.at(-1)?.kind ?? 'nothing';
    if (!['no', 'verdict', 'bye'].includes(answer))
      found.wrong.push(`${kind} ${JSON.stringify(said)} was answered by ${answer}`);
    found.said += 1;
  }
  if (JSON.stringify(store.tables.get(table.code)) !== before)
    found.wrong.push(`${kind}: something was written`);
  await phone.join(table, { token });
  phones[1] = Object.assign(phone, { token });
  await playOn(phones, 'promin', { seed: 3, rounds: 2 });
  if ((store.tables.get(table.code)?.entries.length ?? 0) <= 4)
    found.wrong.push(`${kind}: the table did not go on`);
  return found;
}

/** At the door: a word for what is wrong, never an exception, never a chair. */
export async function fuzzDoor(count: number, seed: number): Promise<Fuzzed> {
  const { table } = await sitDown(worldOf(4), making('promin', 3));
  const text = fc.oneof(scrap, fc.constant(table.code));
  const wish = fc.oneof(
    scrap,
    fc.record(
      {
        v: fc.constantFrom(VERSION, 0, 99, 'x'),
        code: text,
        name: scrap,
        token: fc.oneof(scrap, fc.constant('0'.repeat(32))),
        make: scrap,
      },
      { requiredKeys: [] },
    ),
  );
  const found: Fuzzed = { said: 0, wrong: [] };
  for (const said of fc.sample(wish, { seed, numRuns: count })) {
    const form = comingIn(said);
    const came = await table.join(said, new Phone().wire);
    if (typeof came !== 'string') found.wrong.push(`${JSON.stringify(said)} got a chair`);
    else if (typeof form === 'string' && came !== form)
      found.wrong.push(`${JSON.stringify(said)}: ${came} instead of ${form}`);
    found.said += 1;
  }
  return found;
}

const SEATS = 3;
const seat = fc.nat({ max: SEATS });
const on = fc.boolean();
/** Every message in its right form, for any moment and anybody. */
const wellFormed: fc.Arbitrary<[SaidKind, unknown]> = fc.oneof(
  fc.tuple(
    fc.constant('draw' as const),
    fc.record({ id: fc.constantFrom('d1', 'd2'), ask: fc.nat(9) }),
  ),
  fc.tuple(fc.constant('word' as const), fc.record({ text: fc.constantFrom('a', 'слово') })),
  fc.tuple(fc.constant('sit' as const), fc.record({ seat })),
  fc.tuple(fc.constant('undo' as const), fc.record({ what: fc.constantFrom('undo', 'redo') })),
  fc.tuple(fc.constant('agree' as const), fc.record({ yes: on })),
  fc.tuple(fc.constant('log' as const), fc.constant({})),
  fc.tuple(
    fc.constant('host' as const),
    fc.oneof(
      fc.record({ act: fc.constantFrom('start', 'take', 'start') }),
      fc.record({ act: fc.constantFrom('lock', 'watch'), on }),
      fc.record({ act: fc.constantFrom('free', 'pass'), seat }),
      fc.record({ act: fc.constant('bot'), seat, level: fc.constantFrom('easy', null) }),
    ),
  ),
);

/**
 * Anything that has a form, from anybody and in any order, from the lobby on, with moves in between and phones that come
 * and go: no exception, and what is kept is a log that the rules follow.
 */
export async function fuzzOrder(count: number, seed: number): Promise<Fuzzed> {
  const found: Fuzzed = { said: 0, wrong: [] };
  const rng = quickRng(seed);
  const [rules, flow] = await Promise.all([gameOf('promin').rules(), gameOf('promin').flow()]);
  const said = fc.sample(wellFormed, { seed, numRuns: count });
  const atOne = 100;
  for (let from = 0; from < said.length; from += atOne) {
    const store = memoryStore();
    const world = worldOf(seed + from, store);
    const { table, phones } = await sitDown(world, making('promin', SEATS), false);
    const watcher = new Phone();
    await watcher.join(table, { watch: true });
    const everyone = [...phones, watcher];
    for (const [kind, payload] of said.slice(from, from + atOne)) {
      const phone = everyone[rng.below(everyone.length)] as Phone;
      try {
        await table.said(phone.link as Link, kind, payload);
        if (rng.below(8) === 0) {
          if (phone.token && phone !== watcher) await phone.join(table, { token: phone.token });
          else await phone.join(table, { watch: true });
        }
        const wanted = choiceOf(rules, flow, phone, seed + found.said);
        if (wanted !== null && wanted !== 'draw' && phone !== watcher)
          await phone.move(wanted.choice);
        await world.passTime(900);
      } catch (error) {
        found.wrong.push(`${kind} ${JSON.stringify(payload)}: ${String(error)}`);
      }
      found.said += 1;
    }
    await Table.open(worldOf(seed, store), table.code).catch((error: unknown) =>
      found.wrong.push(`the log of table ${from}: ${String(error)}`),
    );
  }
  return found;
}

export async function fuzzAll(each: number, seed: number): Promise<Fuzzed> {
  const all: Fuzzed = { said: 0, wrong: [] };
  const add = ({ said, wrong }: Fuzzed): void => {
    all.said += said;
    all.wrong.push(...wrong);
  };
  for (const kind of SAID_KINDS) add(await fuzzKind(kind, each, seed));
  add(await fuzzDoor(each, seed));
  add(await fuzzOrder(each, seed));
  return all;
}

// ── bytes ───────────────────────────────────────────────────────────────────────────────────────

/** A watcher's raw socket, past every client of ours. */
export async function rawSocket(address: string, code: string): Promise<WebSocket> {
  const asked = await fetch(`${address}/matchmake/joinOrCreate/table`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ v: VERSION, code, watch: true }),
  });
  const { room, sessionId } = (await asked.json()) as {
    room: { roomId: string; processId: string };
    sessionId: string;
  };
  const url = `${address.replace('http', 'ws')}/${room.processId}/${room.roomId}?sessionId=${sessionId}`;
  const socket = new WebSocket(url);
  socket.on('error', () => undefined);
  await new Promise((resolve) => {
    socket.once('open', resolve);
    socket.once('close', resolve);
  });
  return socket;
}

/** Frames of random bytes, each protocol code in front of some: the process lives and still makes tables. */
export async function fuzzBytes(address: string, count: number, seed: number): Promise<Fuzzed> {
  const make = { game: 'promin', mode: 'virtual', seats: 3, first: 0 } as const;
  const made = await makeTable(address, make, 'Оля');
  if ('no' in made) throw new Error(made.no);
  const rng = quickRng(seed);
  const found: Fuzzed = { said: 0, wrong: [] };
  let socket = await rawSocket(address, made.code);
  for (let i = 0; i < count; i += 1) {
    if (socket.readyState !== WebSocket.OPEN || i % 40 === 39) {
      socket.terminate();
      socket = await rawSocket(address, made.code);
    }
    const bytes = Buffer.from(Array.from({ length: 1 + rng.below(60) }, () => rng.below(256)));
    bytes[0] = [10, 11, 12, 13, 14, 15, 16, 17, rng.below(256)][rng.below(9)] as number;
    // The longest string that can be named, and no more bytes behind it.
    if (rng.below(6) === 0) bytes[1] = [0xd9, 0xda, 0xdb, 0xbf, 0xcb, 0xcf][rng.below(6)] as number;
    socket.send(rng.below(9) === 0 ? bytes.toString('latin1') : bytes);
    found.said += 1;
    if (i % 10 === 9) await new Promise((resolve) => setImmediate(resolve));
  }
  socket.terminate();
  const after = await makeTable(address, make, 'Оля');
  if ('no' in after) found.wrong.push(`after ${found.said} frames no table can be made`);
  return found;
}
