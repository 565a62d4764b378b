/** Somebody means harm: a thousand connections from one address while others play. Loopback only, bounded. */
import http from 'node:http';

import WebSocket from 'ws';

export interface Flood {
  connections: number;
  refused: number;
  /** Connections that were still open at the end. */
  open: number;
}

/** Another address of this machine than the people who play have. */
const FROM = '127.0.0.2';
const AT_ONCE = 50;

export async function flood(address: string, count: number, heldMs: number): Promise<Flood> {
  const found: Flood = { connections: 0, refused: 0, open: 0 };
  const sockets: WebSocket[] = [];
  const one = (): Promise<void> =>
    new Promise((resolve) => {
      const agent = new http.Agent();
      const socket = new WebSocket(`${address.replace('http', 'ws')}/nobody/nowhere?sessionId=x`, {
        agent,
        localAddress: FROM,
      } as WebSocket.ClientOptions);
      found.connections += 1;
      sockets.push(socket);
      socket.on('unexpected-response', (request) => {
        found.refused += 1;
        request.destroy();
        resolve();
      });
      socket.once('error', () => resolve());
      socket.once('open', () => {
        for (let i = 0; i < 5; i += 1) socket.send(Buffer.alloc(12_000, 13));
        resolve();
      });
    });
  for (let done = 0; done < count; done += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - done) }, one));
  await new Promise((resolve) => setTimeout(resolve, heldMs));
  found.open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  for (const socket of sockets) socket.terminate();
  return found;
}
