/** What the image runs: one of several processes, the exported app beside it. */
import { runServer } from './run.mjs';
import * as server from './server';

runServer(server, process.env.APP_FOLDER ?? '').catch((error) => {
  process.stderr.write(`The server did not start: ${error.message}\n`);
  process.exit(1);
});
