/** Somebody wants an act taken back: everyone who is here is asked, and one no is enough. */
import type { Seat } from '../../engine/types';
import type { Question } from '../protocol/types';
import type { TableMatch } from './match';

type Open = Question & { act: number };

export class Asking {
  private open: Open | null = null;

  get question(): Question | null {
    if (!this.open) return null;
    const { what, by, of, agreed, crosses } = this.open;
    return { what, by, of, agreed, crosses };
  }

  /** False where there is nothing to take back, or something is asked already. */
  ask(match: TableMatch, what: 'undo' | 'redo', by: Seat): boolean {
    const { position } = match;
    const found = what === 'undo' ? position.undoable() : position.redoable();
    if (!found || this.open) return false;
    this.open = { what, ...found, by, of: [], agreed: [by] };
    return true;
  }

  /** False where this seat has nothing to say to it. */
  answer(seat: Seat, yes: boolean): boolean {
    if (!this.open || this.open.agreed.includes(seat)) return false;
    this.open = yes ? { ...this.open, agreed: [...this.open.agreed, seat] } : null;
    return true;
  }

  drop(): void {
    this.open = null;
  }

  /** Whoever is not here is not asked; when all who are agree, it happens. True where it did; nobody left decides nothing. */
  async count(match: TableMatch, here: readonly Seat[]): Promise<boolean> {
    if (!this.open) return false;
    const { what, act, by, agreed } = this.open;
    this.open = here.length > 0 ? { ...this.open, of: [...here] } : null;
    if (!this.open || !here.every((seat) => agreed.includes(seat))) return false;
    this.open = null;
    return match.takeBack(what, act, by, [...agreed].sort());
  }
}
