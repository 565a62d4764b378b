/**
 * The one schema of what a log holds, with bounds for every field. Reading, importing and rescuing all go through it;
 * whether a move is legal is for the rules to say, whether an entry fits the log before it for ./fold.
 */
import { MODES } from '../../engine/types';
import { gameIds } from '../../games';
import {
  either,
  isRecord,
  like,
  listOf,
  oneOf,
  optional,
  shape,
  text,
  whole,
  type Check,
} from './checks';
import {
  ENTRY_KINDS,
  FORMAT,
  LEVELS,
  type About,
  type Json,
  type Payloads,
  type Result,
} from './types';

export const BOUNDS = {
  /** Entries of one log: many times the longest evening. */
  entries: 20_000,
  seats: 6,
  nameLength: 1000,
  words: 100,
  placeLength: 200,
  noteLength: 2000,
  house: 50,
  /** Of a move. */
  depth: 8,
  values: 2000,
  textLength: 200,
  version: 1_000_000,
  points: 1_000_000,
  /** The year 2200. */
  time: Date.UTC(2200, 0, 1),
} as const;

export const isTime = whole(0, BOUNDS.time);
export const isId = like(/^[0-9a-zA-Z_-]{1,64}$/);
export const isName = text(BOUNDS.nameLength);
export const isColour = whole(1, BOUNDS.seats);

const isHex = like(/^[0-9a-f]{1,128}$/);
const isSeat = whole(0, BOUNDS.seats - 1);
const isPlace = whole(1, BOUNDS.entries);
const isVersion = whole(0, BOUNDS.version);
const isLevel = oneOf(...LEVELS);
const isFlag = optional(oneOf(true));
const isNull: Check<null> = (value): value is null => value === null;

/** How many values are left of so many once these are counted; negative: too many, too deep, or not plain. */
function leftAfter(value: unknown, depth: number, values: number): number {
  let left = values - 1;
  if (left < 0 || depth > BOUNDS.depth) return -1;
  if (value === null || typeof value === 'boolean') return left;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? left : -1;
  if (typeof value === 'string') return value.length <= BOUNDS.textLength ? left : -1;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && left >= 0; i += 1)
      left = leftAfter(value[i], depth + 1, left);
    return left;
  }
  if (!isRecord(value)) return -1;
  for (const key of Object.keys(value)) {
    left = key.length <= BOUNDS.textLength ? leftAfter(value[key], depth + 1, left) : -1;
    if (left < 0) return -1;
  }
  return left;
}

/** Plain data of bounded size and depth, with whole numbers only: every move of every game is that. */
export const isMove: Check<Json> = (value): value is Json =>
  leftAfter(value, 0, BOUNDS.values) >= 0;

const PERSON = { id: isId, name: isName, colour: isColour };
const isPerson = shape(PERSON);

/** Readings by ruling: what each game offers is checked when it begins. */
const isHouse: Check<Record<string, Json>> = (value): value is Record<string, Json> =>
  isRecord(value) && Object.keys(value).length <= BOUNDS.house && isMove(value);

const isSetup = shape({
  seats: whole(1, BOUNDS.seats),
  first: isSeat,
  mode: oneOf(...MODES),
  house: optional(isHouse),
});

const BEGINNING = {
  game: oneOf(...gameIds()),
  rulesVersion: isVersion,
  setup: isSetup,
  seed: isHex,
  commitment: isHex,
  words: listOf(isName, BOUNDS.words),
  parent: either(isNull, isId),
};

const isBegun = either(
  shape({
    ...BEGINNING,
    format: oneOf(FORMAT),
    players: listOf(shape({ ...PERSON, bot: optional(isLevel) }), BOUNDS.seats),
  }),
  shape({ ...BEGINNING, players: listOf(isPerson, BOUNDS.seats) }),
);

const isAct = either(
  shape({
    act: isPlace,
    by: optional(isSeat),
    agreed: optional(listOf(isSeat, BOUNDS.seats)),
  }),
  shape({ to: whole(0, BOUNDS.entries) }),
);

const isCorrected = either(
  shape({
    from: isPlace,
    then: listOf(either(isPlace, shape({ seq: isPlace, move: isMove })), BOUNDS.entries),
  }),
  shape({ seq: isPlace, move: isMove, keep: optional(whole(1, BOUNDS.entries)) }),
);

const CHECKS: { readonly [K in keyof Payloads]: Check<Payloads[K]> } = {
  begun: isBegun,
  happened: shape({
    move: isMove,
    drawn: isFlag,
    forced: isFlag,
    bot: optional(shape({ level: isLevel, version: isVersion })),
    hinted: isFlag,
  }),
  undone: isAct,
  redone: isAct,
  corrected: isCorrected,
  seated: shape({ seat: isSeat, player: either(isNull, isPerson), bot: optional(isLevel) }),
  ended: shape({ by: optional(isSeat) }),
};

/** The payload of that kind of entry, or null. */
export function payloadOf<K extends keyof Payloads>(kind: K, payload: unknown): Payloads[K] | null {
  return CHECKS[kind](payload) ? payload : null;
}

/** An entry as it was read. */
export type Told = {
  [K in keyof Payloads]: { kind: K; said: Payloads[K] };
}[keyof Payloads];

export function toldBy(kind: keyof Payloads, payload: unknown): Told | null {
  const said = payloadOf(kind, payload);
  return said === null ? null : ({ kind, said } as Told);
}

export const isAbout: Check<About> = shape({
  when: optional(isTime),
  place: optional(text(BOUNDS.placeLength)),
  note: optional(text(BOUNDS.noteLength)),
});

export const isResult: Check<Result> = shape({
  points: listOf(whole(-BOUNDS.points, BOUNDS.points), BOUNDS.seats),
  winners: listOf(isSeat, BOUNDS.seats),
  ended: isFlag,
});

/** Written by an app that knows more than this one: a kind or a format that does not exist yet. */
export function isNewer(kind: unknown, payload: unknown): boolean {
  if (typeof kind !== 'string') return false;
  if (!(ENTRY_KINDS as readonly string[]).includes(kind)) return /^[a-z]{1,32}$/.test(kind);
  const format = kind === 'begun' && isRecord(payload) ? payload['format'] : undefined;
  return typeof format === 'number' && format > FORMAT;
}
