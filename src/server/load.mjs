/** The server is TypeScript: what it imports at once, and what the games' doors load later, through tsx's two hooks. */
import { createRequire } from 'node:module';

export async function loadServer() {
  const [cjs, esm] = await Promise.all([import('tsx/cjs/api'), import('tsx/esm/api')]);
  cjs.register();
  esm.register();
  return createRequire(import.meta.url)('./server.ts');
}
