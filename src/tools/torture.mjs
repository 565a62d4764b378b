/** `npm run torture [-- kills=1000 flips=10000 …]`: runs ./torture.ts, which says what it does. */
import { register } from 'tsx/esm/api';

register();
await import('./torture.ts');
