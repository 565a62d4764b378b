/** What stands at a table's door, and how a new table is made: two questions before any connection. */
import type { Mode, Seat } from '../../engine/types';
import type { GameId } from '../../games';
import type { Level } from '../../match/record/types';
import { VERSION, type Make, type NoEntry } from '../protocol/types';

export interface Door {
  code: string;
  game: GameId;
  mode: Mode;
  people: { seat: Seat; name: string; colour: number; bot: Level | null; isFree: boolean }[];
  host: Seat;
  begun: boolean;
  locked: boolean;
  watching: boolean;
}

/** 'nobody': there is no server at this address. */
export type NoAnswer = { no: NoEntry | 'nobody' };

async function asked<T>(url: string, init?: RequestInit): Promise<T | NoAnswer> {
  try {
    const response = await fetch(url, init);
    // A plain host of the app answers every address with its page.
    if (!response.headers.get('content-type')?.includes('json')) return { no: 'nobody' };
    return (await response.json()) as T | NoAnswer;
  } catch {
    return { no: 'nobody' };
  }
}

export function doorOf(address: string, code: string): Promise<Door | NoAnswer> {
  return asked<Door>(`${address}/tables?code=${encodeURIComponent(code)}`, { cache: 'no-store' });
}

export function makeTable(
  address: string,
  make: Make['make'],
  name: string,
): Promise<{ code: string; token: string } | NoAnswer> {
  const body: Make = { v: VERSION, make, name };
  return asked(`${address}/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Is there a server, and under which addresses do phones of the home reach it? Null where there is none. */
export async function homesOf(address: string): Promise<readonly string[] | null> {
  const found = await asked<{ homes: string[] }>(`${address}/tables`, { cache: 'no-store' });
  if ('homes' in found) return found.homes;
  return found.no === 'nobody' ? null : [];
}
