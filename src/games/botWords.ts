/** What a game says of a bot's thought: the choice in a few words, and why. Types only. */
/** As a bot gives it. */
interface Reason {
  key: string;
  facts: Record<string, unknown>;
}

/** What lies where, and what of it this chair sees; a drawing shows it (`app/screens/bots/Sight.tsx`). */
export interface Sight {
  /** Before everybody else, and before this chair. */
  others: Lying;
  own: Lying;
  /** In the middle, for all to see. */
  table: 'card' | 'row' | 'field' | 'pearl' | 'dice';
  /** Nobody sees what comes next: a deck, or a throw. */
  next: 'deck' | 'throw';
}

export type Lying = 'faces' | 'backs' | 'sheets';

/** The same in every language. */
export interface BotFacts {
  sight: Sight;
  /** The clause a reason rests on, by its key. */
  clauses: Readonly<Record<string, string>>;
}

export interface BotWords extends BotFacts {
  /** What this chair sees and remembers, and what it does not: a bot's as a person's. */
  sees: readonly string[];
  hidden: readonly string[];
  /** What values are counted in, where that is not points. */
  scale?: string;
  /** Where the log's line for a move cannot say it: in «Промінь» nobody knows the value of an own card. */
  choice?(choice: unknown): string | null;
  /** One sentence by key; its facts are true of the position (`src/tools/bots/facts.ts` checks them). */
  reasons: Readonly<Record<string, (facts: never) => string>>;
}

/** Null where a newer bot has a reason this text does not know. */
export function reasonIn({ reasons }: BotWords, { key, facts }: Reason): string | null {
  const say = reasons[key] as ((facts: Record<string, unknown>) => string) | undefined;
  return say ? say(facts) : null;
}
