/**
 * Half-typed entries of one match, kept beside its log so that a reload or a dead battery loses nothing.
 * Never part of the log, never exported. Knows nothing about React; tables use ./useDraft.
 */
import type { Json, Store } from '../storage';

export interface Drafts {
  read(key: string): Json | undefined;
  /** `lasting`: outlives entries made meanwhile; everything else is forgotten with the next entry. */
  keep(key: string, value: Json, lasting?: boolean): void;
}

export type Notes = Readonly<Record<string, Json>>;

/** As it is stored: what ends with the next entry, and what stays with the match. */
interface Stored {
  turn: Notes;
  match: Notes;
}

const NOTHING: Stored = { turn: {}, match: {} };

function isNotes(value: unknown): value is Notes {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readStored(value: unknown): Stored {
  if (!isNotes(value)) return NOTHING;
  const { turn, match } = value;
  return { turn: isNotes(turn) ? turn : {}, match: isNotes(match) ? match : {} };
}

export class DraftKeeper implements Drafts {
  private notes: Stored;
  private waiting = 0;
  /** Something was typed in this match, so an entry has something to take away. */
  private used: boolean;

  constructor(
    private readonly store: Store,
    private readonly id: string,
    stored: unknown,
  ) {
    this.notes = readStored(stored);
    this.used = stored !== undefined;
  }

  read(key: string): Json | undefined {
    return this.notes.turn[key] ?? this.notes.match[key];
  }

  keep(key: string, value: Json, lasting = false): void {
    const part = lasting ? 'match' : 'turn';
    this.notes = { ...this.notes, [part]: { ...this.notes[part], [key]: value } };
    this.used = true;
    this.write();
  }

  idle(): boolean {
    return this.waiting === 0;
  }

  /** What is to be stored together with an entry, if anything. */
  besideEntry(): { drafts: Json } | undefined {
    return this.used ? { drafts: this.toJson() } : undefined;
  }

  private toJson(): Json {
    const { turn, match } = this.notes;
    return { turn, match };
  }

  /** An entry is on its way: what was typed for it goes. Gives back what has to return if it fails. */
  entryBegins(): Notes | null {
    const { turn } = this.notes;
    if (Object.keys(turn).length === 0) return null;
    this.notes = { ...this.notes, turn: {} };
    return turn;
  }

  entryFailed(typed: Notes | null): void {
    if (typed) this.notes = { ...this.notes, turn: { ...typed, ...this.notes.turn } };
  }

  /** At once, each in its turn: a pause to wait for more would be a pause in which it can be lost. */
  private write(): void {
    this.waiting += 1;
    this.store
      .setDevice(this.id, { drafts: this.toJson() })
      // The store reports its own trouble; what was typed is still on the screen.
      .catch(() => undefined)
      .finally(() => {
        this.waiting -= 1;
      });
  }
}
