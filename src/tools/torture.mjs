/** `npm run torture [-- kills=1000 flips=10000 …]`: runs ./torture.ts, which says what it does. */
import { register } from 'tsx/cjs/api';
import { createRequire } from 'node:module';

register();
createRequire(import.meta.url)('./torture.ts');
