/** The closing fingerprint beside the one people have: of the own history, or typed from the shared picture. */
import type { StoredCheck } from '../../../src/match/checkStored';

export interface Compared {
  from: 'history' | 'picture';
  code: string;
  isSame: boolean;
}

/** Letters and digits alone: people type with and without dashes. */
const plain = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Null while there is nothing to compare with, or not all of it. */
export function compare({ closing, ownClosing }: StoredCheck, typed: string): Compared | null {
  if (ownClosing !== null)
    return { from: 'history', code: ownClosing, isSame: ownClosing === closing };
  if (plain(typed).length !== plain(closing).length) return null;
  return { from: 'picture', code: typed, isSame: plain(typed) === plain(closing) };
}
