/** `npm run replay-match FILE`: runs ./replayMatch.ts, which says what it does. Exits as verify-match does. */
import { register } from 'tsx/cjs/api';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

register();
const { replay } = createRequire(import.meta.url)('./replayMatch.ts');
const { code, says } = replay(() => readFileSync(process.argv[2] ?? ''));
console.log(says);
process.exitCode = code;
