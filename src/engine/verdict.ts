/** The two answers a referee gives, and the checks every game starts with. */
import { isRecord } from './form';
import type { Facts, Refusal, Setup, Verdict } from './types';
import { MODES } from './types';

export const OK: Verdict = Object.freeze({ ok: true });

export function refuse(clause: string, facts: Facts = {}): Refusal {
  return { ok: false, clause, facts };
}

/** `refuse` for a game that types its facts: a clause comes with what its sentence relies on, or does not compile. */
type Refusing<Refusals> = <C extends keyof Refusals & string>(
  clause: C,
  ...facts: Record<never, never> extends Refusals[C] ? [facts?: Refusals[C]] : [facts: Refusals[C]]
) => Refusal;

export function refusing<Refusals>(): Refusing<Refusals> {
  return refuse as Refusing<Refusals>;
}

/** Throws where a caller applies a move that was not judged ok: our mistake, not a player's. */
export function mustBeOk(verdict: Verdict): void {
  if (!verdict.ok) throw refused(verdict);
}

export function refused({ clause }: Refusal): Error {
  return new Error(`apply: the move was refused by ${clause}`);
}

/** What was played, with the state thrown away: no state has `ok`. */
export function verdictOf(played: unknown): Verdict {
  return (played as Refusal).ok === false ? (played as Refusal) : OK;
}

export function assertNever(value: never): never {
  throw new Error(`unexpected case: ${JSON.stringify(value)}`);
}

/** Throws RangeError on an impossible setup; games add their own checks after it. */
export function checkSetup(
  setup: Setup,
  seats: { min: number; max: number },
  house: Readonly<Record<string, readonly unknown[]>> = {},
): void {
  if (!isRecord(setup)) throw new RangeError('setup: not an object');
  if (!Number.isInteger(setup.seats) || setup.seats < seats.min || setup.seats > seats.max)
    throw new RangeError(`seats: ${seats.min} to ${seats.max}, not ${String(setup.seats)}`);
  if (!Number.isInteger(setup.first) || setup.first < 0 || setup.first >= setup.seats)
    throw new RangeError(`first: a seat, not ${String(setup.first)}`);
  if (!MODES.includes(setup.mode)) throw new RangeError(`mode: not ${String(setup.mode)}`);
  if (setup.house === undefined) return;
  if (!isRecord(setup.house)) throw new RangeError('house: not an object');
  for (const ruling of Object.keys(setup.house)) {
    const readings = Object.hasOwn(house, ruling) ? house[ruling] : undefined;
    if (!readings?.includes(setup.house[ruling]))
      throw new RangeError(`house: no such reading of ${ruling}`);
  }
}
