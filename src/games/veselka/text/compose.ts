/** Puts a language's parts together into what the shell asks for. Holds no word of any language. */
import type { Facts, Refusal, ScoreLine, Setup } from '../../../engine/types';
import type { GameWords, Say } from '../../words';
import { runPoints } from '../scoring';
import type { VeselkaMove } from '../types';
import { countedOf, whyOf } from './why';
import type { Counted, WhySentences } from './why';
import type { Kind } from '../../gems';

export interface Sentences {
  why: WhySentences<Say>;
  log: {
    deal(top: Kind): string;
    run(name: string, cards: readonly Kind[], gain: string, keep: boolean): string;
    swap(name: string, count: number): string;
    pass(name: string): string;
    draw(count: number): string;
    tallyRun(name: string, length: number, gain: string, keep: Kind | null): string;
    tallySwap(name: string): string;
    stop(): string;
  };
  counted: { [W in Counted['what']]: (counted: Extract<Counted, { what: W }>) => string };
}

/** « (+5)». */
function gain(length: number): string {
  const points = runPoints(length);
  return points > 0 ? ` (+${points})` : '';
}

type Spoken = Pick<GameWords<VeselkaMove>, 'refusal' | 'move' | 'tried' | 'line'>;

export function speak(sentences: Sentences, clauses: GameWords['clauses']): Spoken {
  const { why, log, counted } = sentences;
  /** Swapped and drawn cards are secret, and so is a dealt hand: only their number is told. */
  const tell = (move: VeselkaMove, say: Say, worth: (length: number) => string): string => {
    switch (move.type) {
      case 'deal':
        return log.deal(move.top);
      case 'run':
        return log.run(say.name(move.seat), move.cards, worth(move.cards.length), move.keep);
      case 'swap': {
        const count = 'cards' in move ? move.cards.length : move.count;
        return count === 0 ? log.pass(say.name(move.seat)) : log.swap(say.name(move.seat), count);
      }
      case 'draw':
        return log.draw(move.cards.length);
      case 'tally':
        return move.length === 0
          ? log.tallySwap(say.name(move.seat))
          : log.tallyRun(say.name(move.seat), move.length, worth(move.length), move.keep);
      case 'stop':
        return log.stop();
    }
  };
  return {
    refusal(refusal: Refusal, say: Say): string {
      const read = whyOf(refusal);
      if (read.why === 'rule' && Object.hasOwn(clauses, read.clause))
        return clauses[read.clause]?.words ?? '';
      const sentence = why[read.why] as (facts: Facts, say: Say) => string;
      return sentence(read, say);
    },
    move: (move: VeselkaMove, say: Say, _setup: Setup) => tell(move, say, gain),
    // A refused run brings nothing.
    tried: (move: VeselkaMove, say: Say, _setup: Setup) => tell(move, say, () => ''),
    line(line: ScoreLine, _say: Say): string {
      const read = countedOf(line);
      const sentence = counted[read.what] as (facts: Facts) => string;
      return sentence(read);
    },
  };
}
