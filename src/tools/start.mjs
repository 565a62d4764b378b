/**
 * `npm start`: set up, build the web app if its sources changed, serve it and the tables of this home on one port, say
 * where. `npm start -- --lan` opens it to the home network, for everyone's own phone.
 */
import os from 'node:os';
import path from 'node:path';

import { giveUp, ROOT, say, setUp } from './lib/setup.mjs';

setUp();
const { exportWebIfNeeded } = await import('./lib/webExport.mjs');
const { serve } = await import('./lib/server.mjs');
const { loadServer } = await import('../server/load.mjs');
const { renderUnicodeCompact } = await import('uqr');

const port = Number(process.env.PORT ?? 8086);
if (!Number.isInteger(port) || port < 0 || port > 65535)
  giveUp(`PORT must be a number from 0 to 65535, not «${process.env.PORT}».`);
const isForHome = process.argv.includes('--lan');
const host = process.env.HOST ?? (isForHome ? '0.0.0.0' : '127.0.0.1');
const file = path.resolve(process.env.TABLES ?? path.join(ROOT, 'tables', 'home.sqlite'));
const folder = process.env.APP_FOLDER ?? (await exportWebIfNeeded());

const { setTables, InUse } = await loadServer();

/** The name it answers by: an address of its own, where it was given one. */
const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;

/** How this machine is reached from the home network. */
function homeAddresses() {
  return Object.values(os.networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

function sayHome(at) {
  const addresses = homeAddresses();
  if (addresses.length === 0)
    return say('This machine is in no network now: phones cannot reach it.');
  const [first] = addresses;
  say(renderUnicodeCompact(`http://${first}:${at}`));
  say(`Phones in this network: ${addresses.map((one) => `http://${one}:${at}`).join(' or ')}`);
  say('Plain http: whoever is in this network could listen.');
}

let home;
try {
  const server = await serve(folder, port, host, async (http, isServed) => {
    const trouble = (error) => say(`A table had trouble: ${error.message}`);
    home = await setTables(http, { file, isServed, journal: { info: () => undefined, trouble } });
  });
  const at = server.address().port;
  say(`«Арбітр» is at http://${name}:${at}`);
  say(`Tables are kept in ${file} (${await home.tables.count()} there)`);
  if (isForHome) sayHome(at);
  say('On a phone with Expo Go: run `npm run phone` and scan its code. Stop with Ctrl+C.');
} catch (error) {
  home?.tables.close();
  if (error.code === 'EADDRINUSE')
    giveUp(`Port ${port} is taken; choose another one: PORT=${port + 1} npm start`);
  if (error instanceof InUse) giveUp(`${error.message}: stop it first, or choose TABLES=FILE.`);
  giveUp(`The server did not start: ${error.message}`);
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    home.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
