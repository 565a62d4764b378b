/** One broken rule: a single change of the source, and which rule no longer holds with it. */

export interface Mutant {
  /** From the root of the project. */
  file: string;
  /** The clause or ruling that is broken, or the engine’s promise. */
  rule: string;
  /** What a player or caller would notice. */
  breaks: string;
  /** Occurs exactly once in the file. */
  find: string;
  put: string;
  /** Why no test can notice it, for those that are known to survive. */
  survives?: string;
}

/** The mutants of one place and the tests that have to notice them. */
export interface Herd {
  name: string;
  /** Patterns of test paths, the quickest first; the next are run only if these notice nothing. */
  tests: readonly string[];
  mutants: readonly Mutant[];
}
