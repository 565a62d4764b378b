/** The separate verifier inside a test. */
import path from 'node:path';

import { loadModule } from '../loadModule';

const FILE = 'src/tools/verify-match.mjs';

export const PROGRAM = path.join(__dirname, '../../..', FILE);

type Verify = (read: () => Uint8Array) => { code: number; says: string };

export const { verify } = loadModule<{ verify: Verify }>(FILE);
