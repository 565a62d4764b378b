/** What tests ask of a browser other than Chromium: open pages, run code in them, press. Knows no protocol. */

/** A page by the few calls of playwright's that the scripted player and the store's page need. */
export interface Driven {
  evaluate<R, A>(work: (arg: A) => R | Promise<R>, arg: A): Promise<R>;
  waitForTimeout(ms: number): Promise<void>;
  mouse: {
    click(x: number, y: number, options?: { clickCount?: number }): Promise<void>;
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
}

export interface EnginePage extends Driven {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
}

export interface Engine {
  page: EnginePage;
  /** Errors and warnings of the page since the start; undefined where the engine does not tell. */
  complaints?: string[];
  close(): Promise<void>;
  /** Every process of it at once, as a power cut would. */
  kill(): Promise<void>;
}

/** The text of a function that takes its argument and gives its answer as JSON: what every protocol can carry. */
export function asJson(work: (arg: never) => unknown): string {
  return `async (json) => JSON.stringify(await (${String(work)})(...JSON.parse(json)))`;
}

export interface Pressing {
  move(x: number, y: number): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
}

export function mouseOf({ move, down, up }: Pressing): Driven['mouse'] {
  return {
    move,
    down,
    up,
    async click(x, y, { clickCount = 1 } = {}) {
      await move(x, y);
      for (let i = 0; i < clickCount; i += 1) {
        await down();
        await up();
      }
    },
  };
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
