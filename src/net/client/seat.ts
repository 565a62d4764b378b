/** What this phone knows of its table, put together from what it hears. Immutable pictures for whoever draws them. */
import type { Viewer } from '../../engine/types';
import { randomHex } from '../../storage/random';
import type { Json } from '../../match/record/types';
import { patched } from '../protocol/patch';
import type {
  Heard,
  HeardKind,
  People,
  Question,
  Sight,
  TableInfo,
  ToldLine,
} from '../protocol/types';
import { Connection, type Way, type Wish } from './connection';

export interface Seen {
  way: Way;
  viewer: Viewer;
  info: TableInfo | null;
  people: People | null;
  sight: Sight | null;
  /** By entry, oldest first; as far back as this page has been here. */
  told: readonly ToldLine[];
  /** What happened while this phone was away; until it is waved on. */
  missed: readonly ToldLine[];
  /** For how long it was away, by its own clock; 0 where it does not know. */
  awayMs: number;
  question: Question | null;
  /** The table cannot write down what is said, and waits until it can. */
  waits: boolean;
  seed: Heard['seed'] | null;
  /** The finished match, once it was asked for. */
  log: Json | null;
}

const NOTHING: Seen = {
  way: { is: 'coming' },
  viewer: 'table',
  info: null,
  people: null,
  sight: null,
  told: [],
  missed: [],
  awayMs: 0,
  question: null,
  waits: false,
  seed: null,
  log: null,
};

/** What a device remembers of its chair, so that another page of it comes back to where this one was. */
export interface Remembered {
  token: string;
  /** The last entry that was seen. */
  seen: number;
  /** As it was shown first. */
  commitment: string;
  /** What this phone added to the chance, once the table had it. */
  word: string;
}
export type Remember = (what: Partial<Remembered>) => void;

const WORD_BYTES = 8;

export class TableSeat {
  private seen: Seen = NOTHING;
  private readonly listeners = new Set<() => void>();
  private lostAt = 0;
  /** Said, and not known to have arrived. */
  private word: string | null = null;
  readonly connection: Connection;

  constructor(
    readonly address: string,
    readonly code: string,
    wish: Wish,
    private readonly keep: Remember,
    /** From an earlier page. */
    public remembered: Readonly<Partial<Remembered>> = {},
  ) {
    this.connection = new Connection(address, code, wish, {
      heard: (kind, message) => this.heard(kind, message),
      changed: () => this.wayChanged(this.connection.way),
      seen: () => this.seen.sight?.seq ?? this.remembered.seen ?? -1,
    });
  }

  readonly now = (): Seen => this.seen;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private remember(what: Partial<Remembered>): void {
    this.remembered = { ...this.remembered, ...what };
    this.keep(what);
  }

  private change(changes: Partial<Seen>): void {
    this.seen = { ...this.seen, ...changes };
    for (const listener of [...this.listeners]) listener();
  }

  private wayChanged(way: Way): void {
    if (way.is === 'lost' && this.seen.way.is === 'here') this.lostAt = Date.now();
    this.change({ way });
  }

  private heard<K extends HeardKind>(kind: K, message: Heard[K]): void {
    const hearing: { [H in HeardKind]?: (message: Heard[H]) => void } = {
      welcome: (welcome) => this.welcomed(welcome),
      begun: ({ viewer, info }) => this.change({ viewer, info }),
      people: (people) => this.peopleCame(people),
      asked: ({ question }) => this.change({ question }),
      waits: ({ on }) => this.change({ waits: on }),
      seed: (seed) => this.change({ seed }),
      log: ({ match }) => this.change({ log: match }),
      sight: ({ patch, told }) => {
        const sight = patched(this.seen.sight as unknown as Json, patch) as unknown as Sight;
        this.remember({ seen: sight.seq });
        this.change({ sight, told: merged(this.seen.told, told) });
      },
    };
    hearing[kind]?.(message as never);
  }

  private welcomed({ token, viewer, info, people, sight, told, asked }: Heard['welcome']): void {
    if (token) this.remember({ token });
    const { commitment = info.commitment } = this.remembered;
    this.remember({ commitment, ...(sight && { seen: sight.seq }) });
    const missed = told.filter(({ seat }) => seat !== viewer);
    const all = merged(this.seen.told, told);
    const awayMs = this.lostAt > 0 ? Date.now() - this.lostAt : 0;
    this.change({ viewer, info, people, sight, question: asked, waits: false });
    this.change({ told: all, missed, awayMs });
    // Only now that the commitment is here: so nobody who knows the seed has chosen it by this word.
    if (!info.begun && viewer !== 'table' && !people.words.includes(viewer)) void this.addWord();
  }

  private async addWord(): Promise<void> {
    this.word = await randomHex(WORD_BYTES);
    this.connection.say('word', { text: this.word });
  }

  private peopleCame(people: People): void {
    const { viewer } = this.seen;
    if (this.word !== null && viewer !== 'table' && people.words.includes(viewer)) {
      this.remember({ word: this.word });
      this.word = null;
    }
    this.change({ people });
  }

  waveOn(): void {
    this.change({ missed: [] });
  }

  leave(): void {
    this.connection.leave();
  }
}

/** What was veiled is told again when it lies open. */
function merged(old: readonly ToldLine[], more: readonly ToldLine[]): readonly ToldLine[] {
  if (more.length === 0) return old;
  const bySeq = new Map([...old, ...more].map((line) => [line.seq, line]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}
