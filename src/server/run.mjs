/** One process of many: what the environment says, the port, the signals. Plain Node; also what the image runs. */
import { serve } from '../tools/lib/server.mjs';

const DRAIN_MS = 3000;

export function settings(env) {
  const whole = (name, fallback) => {
    const given = Number(env[name] ?? fallback);
    if (!Number.isInteger(given) || given < 0) throw new Error(`${name} must be a whole number`);
    return given;
  };
  return {
    redis: env.REDIS_URL,
    database: env.DATABASE_URL,
    port: whole('PORT', 8086),
    host: env.HOST ?? '127.0.0.1',
    /** Names it answers by besides its own address: those of the proxy. */
    called: (env.SERVER_NAMES ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    publicAddress: env.PUBLIC_ADDRESS,
    proxies: whole('TRUST_PROXIES', 0),
    drainMs: whole('DRAIN_MS', DRAIN_MS),
    limits: JSON.parse(env.LIMITS ?? '{}'),
  };
}

/** Resolves when it listens; `SIGTERM` and `SIGINT` hand the tables over and end it. */
export async function runServer({ setTables, journalTo }, folder, env = process.env) {
  const { port, host, called, drainMs, ...options } = settings(env);
  const journal = journalTo();
  let home;
  const server = await serve(
    folder,
    port,
    host,
    async (http, isServed) => {
      home = await setTables(http, { ...options, isServed, journal });
    },
    called,
  );
  // Redis away while somebody leaves a room: Colyseus waits for nobody's answer there.
  process.on('unhandledRejection', (error) => journal.trouble(error, 'unhandled'));
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      home.close(drainMs).then(
        () => process.exit(0),
        (error) => {
          journal.trouble(error, 'shutdown');
          process.exit(1);
        },
      );
    });
  const at = server.address().port;
  journal.info({ port: at }, 'listening');
  return { port: at, home };
}
