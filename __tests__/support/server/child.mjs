/** A local server in a process of its own: serves the folder it is given and says how many files it holds open. */
import { readdirSync } from 'node:fs';

import { serve } from '../../../src/tools/lib/server.mjs';

const [folder = '', host] = process.argv.slice(2);
const server = await serve(folder, 0, host);
process.send({ port: server.address().port });
process.on('message', () => process.send({ openFiles: readdirSync('/dev/fd').length }));
process.on('disconnect', () => process.exit());
