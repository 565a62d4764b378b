/** One phone at a table: whose eyes it is for, what it has been sent, and how much it says. */
import type { Viewer } from '../../engine/types';
import type { Json } from '../../match/record/types';
import { LIMITS } from '../protocol/checks';
import { patchBetween } from '../protocol/patch';
import type { Bye, Heard, HeardKind, Sight } from '../protocol/types';
import type { Position } from './position';
import { toldAfter } from './told';

/** The way to one phone. What is sent on a way that has gone is lost. */
export interface Wire {
  send<K extends HeardKind>(kind: K, message: Heard[K]): void;
  close(): void;
}

const WINDOW_MS = 10_000;

export class Link {
  private sent: Json = null;
  /** Everything up to here was told, and will not be told again. */
  private told = 0;
  private said: number[] = [];

  constructor(
    readonly wire: Wire,
    public viewer: Viewer,
  ) {}

  get seat(): number | null {
    return this.viewer === 'table' ? null : this.viewer;
  }

  bye(why: Bye): void {
    this.wire.send('bye', { why });
    this.wire.close();
  }

  /** More than a hand can mean. */
  isFlooding(now: number): boolean {
    this.said = this.said.filter((at) => now - at < WINDOW_MS);
    this.said.push(now);
    return this.said.length > LIMITS.messages;
  }

  /** What a welcome says: everything, and what happened since the entry this phone knew. */
  whole(position: Position, seen: number): Pick<Heard['welcome'], 'sight' | 'told'> {
    const sight = sightOf(position, this.viewer);
    const { lines, upTo } = toldAfter(position, this.viewer, seen);
    this.sent = sight as unknown as Json;
    this.told = upTo;
    return { sight, told: lines };
  }

  /** What changed since it was last sent something; nothing if nothing did. */
  push(position: Position): void {
    const sight = sightOf(position, this.viewer) as unknown as Json;
    const { lines, upTo } = toldAfter(position, this.viewer, this.told);
    const patch = patchBetween(this.sent, sight);
    if (patch.set.length === 0 && patch.gone.length === 0) return;
    this.sent = sight;
    this.told = upTo;
    this.wire.send('sight', { patch, told: lines });
  }
}

function sightOf(position: Position, viewer: Viewer): Sight {
  const { head, turn, standing, state, game, setup, asks } = position;
  const undo = position.undoable();
  return {
    seq: head,
    ask: viewer === 'table' ? head : (asks[viewer] ?? head),
    ...(setup.mode !== 'virtual' && { asks: [...asks] }),
    turn,
    view: game.rules.view(state, viewer) as Json,
    standing,
    canUndo: undo !== null,
    canRedo: position.redoable() !== null,
    crosses: undo?.crosses ?? null,
  };
}
