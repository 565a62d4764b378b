/**
 * The load balancer of the tests, like any other: by turns, to whoever says that it is well, to the next where one does
 * not answer. Requests only: phones connect to the process that they are told.
 */
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  address: string;
  stop(): Promise<void>;
}

const LOOK_MS = 300;
const PATIENCE_MS = 1000;

export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const well = new Set(servers);
  let turn = 0;
  const look = async (server: string): Promise<void> => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const isWell = (await fetch(`${server}/health`, { signal }).catch(() => null))?.ok === true;
    if (isWell) well.add(server);
    else well.delete(server);
  };
  const timer = setInterval(() => servers.forEach((server) => void look(server)), LOOK_MS);
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const those = servers.filter((server) => well.has(server));
    turn += 1;
    for (let i = 0; i < those.length; i += 1) {
      const server = those[(turn + i) % those.length] as string;
      const answered = await forward(server, request, Buffer.concat(chunks));
      if (!answered) continue;
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      return void answered.pipe(response);
    }
    response.writeHead(502).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    async stop() {
      clearInterval(timer);
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

function forward(server: string, request: IncomingMessage, body: Buffer) {
  return new Promise<IncomingMessage | null>((resolve) => {
    const { method = 'GET', url = '/', headers } = request;
    const onward = ask(`${server}${url}`, { method, headers }, resolve);
    onward.on('error', () => resolve(null));
    onward.end(body);
  });
}
