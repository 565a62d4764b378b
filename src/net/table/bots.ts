/** The table's own players: they get the view of one chair and what they remember of earlier ones, nothing else. */
import { shown } from '../../bots/kit/shown';
import type { Bot, Level } from '../../bots/kit/types';
import { createRng } from '../../engine/rng';
import type { Seat } from '../../engine/types';
import { mixedSeed } from '../../match/chance';
import type { Position } from './position';

interface Memory {
  /** Views folded so far, by number of moves. */
  moves: number;
  /** Forgotten when something before it is taken back. */
  head: number;
  memory: unknown;
}

export interface Seed {
  seed: string;
  words: readonly string[];
}

export class BotSeats {
  private readonly memories = new Map<Seat, Memory>();

  constructor(
    private readonly bot: Bot,
    private readonly breathe: () => Promise<void>,
  ) {}

  /** What it would say now. The same position gives the same answer, so a crash while it thinks changes nothing. */
  async think(
    position: Position,
    seat: Seat,
    level: Level,
    { seed, words }: Seed,
  ): Promise<unknown> {
    const { head, state, game } = position;
    const view = shown(game.rules.view(state, seat));
    const rng = createRng(`${mixedSeed(seed, words)}:bot:${head + 1}:${seat}`);
    const thinking = this.bot.think(view, seat, this.memoryOf(position, seat), rng, { level });
    for (;;) {
      const step = thinking.next();
      if (step.done) return step.value.choice;
      await this.breathe();
    }
  }

  private memoryOf(position: Position, seat: Seat): unknown {
    const { folded, positions, game, head } = position;
    const known = this.memories.get(seat);
    const isUsable =
      known && folded.touched.slice(known.head + 1).every((from) => from >= known.moves);
    // As in a match on one device: what is shown after each move, the empty table before the first is no memory.
    let { moves, memory } = isUsable ? known : { moves: 0, memory: null as unknown };
    while (moves < folded.moves.length) {
      moves += 1;
      const view = shown(game.rules.view(positions.after(moves), seat));
      memory = this.bot.remember(memory, view, seat);
    }
    this.memories.set(seat, { moves, head, memory });
    return memory;
  }
}
