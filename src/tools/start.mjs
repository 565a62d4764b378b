/** `npm start`: set up, build the web app if its sources changed, serve it, say where. */
import { giveUp, say, setUp } from './lib/setup.mjs';

setUp();
const { exportWebIfNeeded } = await import('./lib/webExport.mjs');
const { serve } = await import('./lib/server.mjs');

const port = Number(process.env.PORT ?? 8086);
if (!Number.isInteger(port) || port < 0 || port > 65535)
  giveUp(`PORT must be a number from 0 to 65535, not «${process.env.PORT}».`);
const folder = await exportWebIfNeeded();

try {
  const server = await serve(folder, port, process.env.HOST ?? '127.0.0.1');
  say(`«Арбітр» is at http://localhost:${server.address().port}`);
  say('On a phone with Expo Go: run `npm run phone` and scan its code. Stop with Ctrl+C.');
} catch (error) {
  if (error.code === 'EADDRINUSE')
    giveUp(`Port ${port} is taken; choose another one: PORT=${port + 1} npm start`);
  giveUp(`The server did not start: ${error.message}`);
}
