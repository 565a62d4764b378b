/** The home server in a process of its own, as `npm start` has it, without building the app. */
import { loadServer } from '../../../src/server/load.mjs';
import { serve } from '../../../src/tools/lib/server.mjs';

const MANY = { requests: 1e9, tables: 1e9, phones: 1e9, bytes: 1e12 };
const ENDLESS = { address: MANY, process: MANY };
const [folder = '', file = '', port = '0', host = '127.0.0.1'] = process.argv.slice(2);
const { setTables } = await loadServer();
const server = await serve(folder, Number(port), host, (http, isServed) =>
  setTables(http, { file, isServed, limits: ENDLESS }),
);
process.send({ port: server.address().port });
process.on('disconnect', () => process.exit());
process.on('message', (wanted) => {
  if (wanted === 'heap') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1000, heap: process.memoryUsage().heapUsed });
});
