/** Tables without a network: phones that hear text and know only what they were told. */
import { createHash } from 'node:crypto';

import type { GameRules, Mode, Seat, Viewer } from '../../../src/engine/types';
import { gameOf, type Flow, type GameId } from '../../../src/games';
import type { Json } from '../../../src/match/record/types';
import { patched } from '../../../src/net/protocol/patch';
import {
  VERSION,
  type Heard,
  type HeardKind,
  type Make,
  type Said,
  type SaidKind,
  type Sight,
  type ToldLine,
  type VerdictSaid,
} from '../../../src/net/protocol/types';
import type { Link, Wire } from '../../../src/net/table/link';
import type { TableStore } from '../../../src/net/table/store';
import { memoryStore } from './memoryStore';
import { Table, type Surroundings } from '../../../src/net/table/table';
import { pick, quickRng } from '../quickRng';

export interface World extends Surroundings {
  /** Runs what was put off, bots' thoughts among it. */
  passTime(ms: number): Promise<void>;
}

export function worldOf(seed: number, store: TableStore = memoryStore()): World {
  const rng = quickRng(seed);
  let clock = 1_000_000;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    store,
    async gameOf(id) {
      const game = gameOf(id);
      const [rules, flow, bot] = await Promise.all([game.rules(), game.flow(), game.bot()]);
      return { id, rules, flow, bot, botVersion: 1 };
    },
    // Nobody says a hundred things at once.
    now: () => (clock += 100),
    hex: (bytes) => Array.from({ length: 2 * bytes }, () => rng.below(16).toString(16)).join(''),
    below: rng.below,
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
    later: (run, ms) => void waiting.push({ at: clock + ms, run }),
    breathe: () => Promise.resolve(),
    isAway: () => false,
    async passTime(ms) {
      clock += ms;
      const due = waiting.filter(({ at }) => at <= clock);
      waiting = waiting.filter(({ at }) => at > clock);
      for (const { run } of due) run();
      await settled();
    },
  };
}

/** Everything that was begun has come to its end. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export class Phone {
  readonly heard: { kind: HeardKind; text: string }[] = [];
  viewer: Viewer = 'table';
  token: string | null = null;
  sight: Sight | null = null;
  told = new Map<number, ToldLine>();
  info: Heard['welcome']['info'] | null = null;
  people: Heard['people'] | null = null;
  question: Heard['asked']['question'] = null;
  verdicts = new Map<string, VerdictSaid>();
  link: Link | null = null;
  table: Table | null = null;
  isClosed = false;
  private ids = 0;

  readonly wire: Wire = {
    send: (kind, message) => {
      const text = JSON.stringify(message);
      this.heard.push({ kind, text });
      this.hear(kind, JSON.parse(text));
    },
    close: () => (this.isClosed = true),
  };

  private hear(kind: HeardKind, message: unknown): void {
    const hearing: { [K in HeardKind]?: (message: Heard[K]) => void } = {
      welcome: ({ viewer, token, info, people, sight, told, asked }) => {
        Object.assign(this, { viewer, info, people, sight, question: asked });
        this.token = token ?? this.token;
        for (const line of told) this.told.set(line.seq, line);
      },
      begun: (begun) => void Object.assign(this, begun),
      sight: ({ patch, told }) => {
        this.sight = patched(this.sight as unknown as Json, patch) as unknown as Sight;
        for (const line of told) this.told.set(line.seq, line);
      },
      people: (people) => (this.people = people),
      asked: ({ question }) => (this.question = question),
      verdict: (verdict) => void this.verdicts.set(verdict.id, verdict),
    };
    (hearing[kind] as ((message: unknown) => void) | undefined)?.(message);
  }

  get seat(): Seat {
    return this.viewer as Seat;
  }

  async join(table: Table, wish: Record<string, unknown>): Promise<string> {
    const link = await table.join({ v: VERSION, code: table.code, ...wish }, this.wire);
    if (typeof link === 'string') return link;
    this.link = link;
    this.table = table;
    return 'in';
  }

  async say<K extends SaidKind>(kind: K, said: Said[K]): Promise<void> {
    await this.table?.said(this.link as Link, kind, said);
  }

  /** Says a choice and gives back the verdict. */
  async move(choice: unknown, id = `m${(this.ids += 1)}`): Promise<VerdictSaid | undefined> {
    await this.say('move', { id, ask: this.sight?.ask ?? 0, choice: choice as Json });
    return this.verdicts.get(id);
  }

  async leave(): Promise<void> {
    await this.table?.left(this.link as Link);
  }

  last<K extends HeardKind>(kind: K): Heard[K] | null {
    const found = this.heard.findLast((one) => one.kind === kind);
    return found ? (JSON.parse(found.text) as Heard[K]) : null;
  }
}

export function making(game: GameId, seats: number, mode: Mode = 'virtual'): Make {
  return { v: VERSION, make: { game, mode, seats, first: 0 }, name: 'Оля' };
}

const NAMES = ['Тарас', 'Соломія', 'Євген', 'Марко', 'Ніна'];

/** A table with everyone on their chair; begun unless told otherwise. */
export async function sitDown(
  world: World,
  make: Make,
  begin = true,
): Promise<{ table: Table; phones: Phone[] }> {
  const made = await Table.make(world, make);
  if (!made) throw new Error('no such table');
  const { table, token } = made;
  const host = new Phone();
  host.token = token;
  await host.join(table, { token });
  const phones = [host];
  for (let i = 1; i < make.make.seats; i += 1) {
    const phone = new Phone();
    await phone.join(table, { name: NAMES[i - 1] });
    phones.push(phone);
  }
  for (const [i, phone] of phones.entries()) await phone.say('word', { text: `слово ${i}` });
  if (begin) await host.say('host', { act: 'start' });
  return { table, phones };
}

/** What a phone would say now, from nothing but its own sight; null where it is not asked. */
export function choiceOf(
  rules: GameRules,
  flow: Flow,
  phone: Phone,
  seed: number,
): { choice: unknown } | 'draw' | null {
  const { sight, seat } = phone;
  if (!sight || sight.standing.over) return null;
  if (sight.turn.chance) return 'draw';
  if (!sight.turn.actors.includes(seat)) return null;
  const rng = quickRng(seed);
  const imagined = rules.imagine(sight.view, seat, rng);
  const offers = rules.offers(imagined, seat);
  const types = [...new Set(offers.map((move) => (move as { type: string }).type))];
  const type = pick(rng, types);
  const move = pick(
    rng,
    offers.filter((offer) => (offer as { type: string }).type === type),
  );
  return { choice: flow.says?.(move, offers) ?? move };
}

/** Everyone who is asked answers, until it is over or so many rounds have gone by. */
export async function playOn(
  phones: readonly Phone[],
  game: GameId,
  options: { seed: number; rounds: number; until?: () => boolean },
): Promise<void> {
  const door = gameOf(game);
  const [rules, flow] = await Promise.all([door.rules(), door.flow()]);
  for (let round = 0; round < options.rounds; round += 1) {
    if (phones[0]?.sight?.standing.over) return;
    for (const [i, phone] of phones.entries()) {
      const wanted = choiceOf(rules, flow, phone, options.seed * 7919 + round * 31 + i);
      if (wanted === null) continue;
      if (wanted === 'draw') {
        const id = `d${round}-${i}`;
        await phone.say('draw', { id, ask: phone.sight?.ask ?? 0 });
      } else {
        const verdict = await phone.move(wanted.choice);
        if (!verdict?.ok)
          throw new Error(`refused: ${JSON.stringify(wanted.choice)} ${JSON.stringify(verdict)}`);
      }
      if (options.until?.()) return;
    }
  }
}
