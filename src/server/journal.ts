/** What is written down of the server's own doings: no name, no card, no code, no token, nothing a phone said. */
import pino, { type DestinationStream } from 'pino';

export interface Journal {
  info(facts: object, what: string): void;
  /** Of an error only its kind, its code and where in our code it was: a message may quote what it was about. */
  trouble(error: unknown, what?: string): void;
}

export const SILENT: Journal = { info: () => undefined, trouble: () => undefined };

export function journalTo(stream: DestinationStream = pino.destination(1)): Journal {
  const log = pino(
    { base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
    stream,
  );
  return {
    info: (facts, what) => log.info(facts, what),
    trouble: (error, what = 'trouble') => log.error(kindOf(error), what),
  };
}

function kindOf(error: unknown): { kind: string; code?: string; at?: string } {
  if (!(error instanceof Error)) return { kind: typeof error };
  // The system's (ECONNRESET), a database's (57P01), Colyseus's (4901): never a table's.
  const [code] =
    /^(E[A-Z_]+|[0-9A-Z]{5}|\d+)$/.exec(String((error as { code?: unknown }).code)) ?? [];
  const at = /\n\s+at ([^\n]*)/.exec(error.stack ?? '')?.[1]?.replace(/\(?[^( ]*\//, '(');
  return { kind: error.name, ...(code && { code }), ...(at && { at }) };
}
