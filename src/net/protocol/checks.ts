/** What a phone says, checked before anybody acts on it: form and bounds. Whether it is legal is for the rules to say. */
import { MODES } from '../../engine/types';
import { gameIds } from '../../games';
import {
  either,
  isRecord,
  like,
  oneOf,
  optional,
  shape,
  whole,
  type Check,
} from '../../match/record/checks';
import { isMove } from '../../match/record/schema';
import { LEVELS, type Json } from '../../match/record/types';
import { isCode } from './code';
import { VERSION, type HostAct, type Join, type Make, type Said, type SaidKind } from './types';

export const LIMITS = {
  /** Bytes of one message from a phone. */
  frame: 16 * 1024,
  name: 24,
  seats: 6,
  /** Who look on at one table. */
  watchers: 60,
  entries: 20_000,
  /** Messages of one phone in ten seconds. */
  messages: 100,
} as const;

const isSeat = whole(0, LIMITS.seats - 1);
const isId = like(/^[0-9a-zA-Z_-]{1,40}$/);
const isAsk = whole(-1, LIMITS.entries);
const isSwitch = oneOf(true, false);
/** Words are joined by line feeds when they are mixed in: none may hold one. */
const isWord = like(/^[^\p{Cc}\p{Cf}]{1,64}$/u);
const isToken = like(/^[0-9a-f]{32}$/);
const isTableCode: Check<string> = (value): value is string => isCode(value);
/** What a person may call themselves: something to read, nothing that turns lines or hides. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && nameFrom(value) !== null;

/** As a name is stored: nothing around it, single spaces within; null where nothing is left or it is too long. */
export function nameFrom(typed: string): string | null {
  if (typed.length > 4 * LIMITS.name) return null;
  const name = typed
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  return name.length > 0 && [...name].length <= LIMITS.name ? name : null;
}

const isHouse: Check<Record<string, Json>> = (value): value is Record<string, Json> =>
  isRecord(value) && Object.keys(value).length <= 50 && isMove(value);

const isMake: Check<Make> = shape({
  v: oneOf(VERSION),
  make: shape({
    game: oneOf(...gameIds()),
    mode: oneOf(...MODES),
    seats: whole(2, LIMITS.seats),
    first: isSeat,
    house: optional(isHouse),
  }),
  name: isName,
});

const COMING = { v: oneOf(VERSION), code: isTableCode };
const isJoin: Check<Join> = either(
  shape({ ...COMING, name: isName, seat: optional(isSeat), mine: optional(isToken) }),
  either(
    shape({ ...COMING, token: isToken, since: optional(isAsk) }),
    shape({ ...COMING, watch: oneOf(true) }),
  ),
);

const isHostAct: Check<HostAct> = (value): value is HostAct => {
  if (!isRecord(value)) return false;
  const check = HOST_ACTS[value.act as HostAct['act']] as Check<unknown> | undefined;
  return (
    typeof value.act === 'string' && Object.hasOwn(HOST_ACTS, value.act) && check?.(value) === true
  );
};
const bare = <A extends string>(act: A) => shape({ act: oneOf(act) });
const HOST_ACTS: { [A in HostAct['act']]: Check<Extract<HostAct, { act: A }>> } = {
  start: bare('start'),
  take: bare('take'),
  end: bare('end'),
  lock: shape({ act: oneOf('lock'), on: isSwitch }),
  watch: shape({ act: oneOf('watch'), on: isSwitch }),
  bot: shape({
    act: oneOf('bot'),
    seat: isSeat,
    level: (value): value is (typeof LEVELS)[number] | null =>
      value === null || oneOf(...LEVELS)(value),
    name: optional(isName),
  }),
  free: shape({ act: oneOf('free'), seat: isSeat }),
  pass: shape({ act: oneOf('pass'), seat: isSeat }),
};

const SAID: { [K in SaidKind]: Check<Said[K]> } = {
  move: shape({ id: isId, ask: isAsk, choice: isMove }),
  draw: shape({ id: isId, ask: isAsk }),
  word: shape({ text: isWord }),
  sit: shape({ seat: isSeat }),
  undo: shape({ what: oneOf('undo', 'redo') }),
  agree: shape({ yes: isSwitch }),
  host: isHostAct,
  log: shape({}) as Check<Record<string, never>>,
};

export const SAID_KINDS = Object.keys(SAID) as SaidKind[];

export function isSaidKind(kind: unknown): kind is SaidKind {
  return typeof kind === 'string' && Object.hasOwn(SAID, kind);
}

/** The message if it has the form of its kind, else null. */
export function saidBy<K extends SaidKind>(kind: K, payload: unknown): Said[K] | null {
  return SAID[kind](payload) ? payload : null;
}

/** How somebody wants to come in; a word for what is wrong with it otherwise. */
export function comingIn(payload: unknown): Make | Join | 'version' | 'form' {
  if (!isRecord(payload)) return 'form';
  if (payload.v !== VERSION) return Number.isSafeInteger(payload.v) ? 'version' : 'form';
  if (isMake(payload)) return payload;
  return isJoin(payload) ? payload : 'form';
}

export function isMaking(wish: Make | Join): wish is Make {
  return 'make' in wish;
}
