/** What this device remembers of tables: the name given last, where tables are, and the chairs to come back to. */
import type { GameId } from '../../../src/games';
import { isRecord } from '../../../src/match/record/checks';
import type { Remembered } from '../../../src/net/client/seat';
import { memory } from './memory';

export interface KeptChair extends Partial<Remembered> {
  address: string;
  code: string;
  token: string;
  game: GameId;
}

interface Kept {
  name: string;
  /** For the app; a browser's page has its own. */
  address: string;
  chairs: readonly KeptChair[];
}

const KEY = 'arbitr.tables';
const MOST = 6;

function read(): Kept {
  const nothing: Kept = { name: '', address: '', chairs: [] };
  try {
    const found: unknown = JSON.parse(memory.read(KEY) ?? 'null');
    return isRecord(found) && Array.isArray(found.chairs) ? { ...nothing, ...found } : nothing;
  } catch {
    return nothing;
  }
}

function change(next: (kept: Kept) => Partial<Kept>): void {
  const kept = read();
  memory.write(KEY, JSON.stringify({ ...kept, ...next(kept) }));
}

export const keptName = (): string => read().name;
export const keepName = (name: string): void => change(() => ({ name }));
export const keptAddress = (): string => read().address;
export const keepAddress = (address: string): void => change(() => ({ address }));
export const keptChairs = (): readonly KeptChair[] => read().chairs;

const isAt = (address: string, code: string) => (chair: KeptChair) =>
  chair.address === address && chair.code === code;

export function keptChair(address: string, code: string): KeptChair | undefined {
  return read().chairs.find(isAt(address, code));
}

export function keepChair(chair: KeptChair): void {
  const isSame = isAt(chair.address, chair.code);
  change(({ chairs }) => ({
    chairs: [chair, ...chairs.filter((one) => !isSame(one))].slice(0, MOST),
  }));
}

/** More of a chair that is kept; with a token it is another chair. */
export function noteChair(
  at: Pick<KeptChair, 'address' | 'code' | 'game'>,
  what: Partial<Remembered>,
): void {
  const { address, code, game } = at;
  const { token } = what;
  if (token !== undefined) return keepChair({ address, code, game, ...what, token });
  const isSame = isAt(address, code);
  change(({ chairs }) => ({
    chairs: chairs.map((one) => (isSame(one) ? { ...one, ...what } : one)),
  }));
}

export function forgetChair(address: string, code: string): void {
  const isSame = isAt(address, code);
  change(({ chairs }) => ({ chairs: chairs.filter((one) => !isSame(one)) }));
}
