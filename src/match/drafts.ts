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

/** As it is stored: what ends with the next entry, what stays with the match, and what was typed for the last entries. */
interface Stored {
  turn: Notes;
  match: Notes;
  /** By the entry they were typed for: an undo brings them back. */
  entered: Readonly<Record<string, Notes>>;
}

const NOTHING: Stored = { turn: {}, match: {}, entered: {} };
/** Nobody takes back more than a few entries and wants all their numbers again. */
const KEPT_ENTRIES = 12;

function isNotes(value: unknown): value is Notes {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readStored(value: unknown): Stored {
  if (!isNotes(value)) return NOTHING;
  const { turn, match, entered } = value;
  return {
    turn: isNotes(turn) ? turn : {},
    match: isNotes(match) ? match : {},
    entered: isNotes(entered) ? Object.fromEntries(Object.entries(entered).filter(isNoted)) : {},
  };
}

function isNoted(pair: [string, unknown]): pair is [string, Notes] {
  return isNotes(pair[1]);
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
    const { turn, match, entered } = this.notes;
    return { turn, match, ...(Object.keys(entered).length > 0 && { entered }) };
  }

  /** That entry is on its way: what was typed for it is put aside. Gives back what has to return if it fails. */
  entryBegins(seq: number): Notes | null {
    const { turn, entered } = this.notes;
    if (Object.keys(turn).length === 0) return null;
    const earlier = Object.entries(entered).slice(1 - KEPT_ENTRIES);
    this.notes = {
      ...this.notes,
      turn: {},
      entered: Object.fromEntries([...earlier, [String(seq), turn]]),
    };
    return turn;
  }

  entryFailed(seq: number, typed: Notes | null): void {
    if (!typed) return;
    this.notes = {
      ...this.notes,
      turn: { ...typed, ...this.notes.turn },
      entered: this.enteredWithout(seq),
    };
  }

  /** What was typed for that entry lies on the table again. */
  takenBack(seq: number): void {
    const typed = this.notes.entered[String(seq)];
    if (!typed) return;
    this.notes = {
      ...this.notes,
      turn: { ...this.notes.turn, ...typed },
      entered: this.enteredWithout(seq),
    };
  }

  private enteredWithout(seq: number): Stored['entered'] {
    const { [String(seq)]: _, ...rest } = this.notes.entered;
    return rest;
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
