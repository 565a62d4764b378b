/**
 * `npm run server`: many tables. `REDIS_URL` and `DATABASE_URL` say where rooms are found and logs are kept; without them
 * it is the home server. What else it is told by the environment stands in src/server/README.md.
 */
import { giveUp, setUp } from './lib/setup.mjs';

setUp();
const redis = process.env.REDIS_URL;
if (Boolean(redis) !== Boolean(process.env.DATABASE_URL))
  giveUp('REDIS_URL and DATABASE_URL go together: without both it is the home server.');
if (!redis) await import('./start.mjs');
else {
  const folder =
    process.env.APP_FOLDER ?? (await (await import('./lib/webExport.mjs')).exportWebIfNeeded());
  const { loadServer } = await import('../server/load.mjs');
  const { runServer } = await import('../server/run.mjs');
  await runServer(await loadServer(), folder).catch((error) =>
    giveUp(`The server did not start: ${error.message}`),
  );
}
