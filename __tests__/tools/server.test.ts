/** The local server, asked by hand: what it refuses, how it encodes, and that it lets go of what nobody waits for. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { startServer, type LocalServer } from '../support/server/localServer';
import { eventually } from '../support/browser/eventually';

/** More than any socket takes in at once. */
const BIG = 32 * 1024 * 1024;

let folder: string;
let server: LocalServer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'arbitr-served-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>app</title>');
  writeFileSync(path.join(folder, 'big.bin'), Buffer.alloc(BIG, 7));
  server = await startServer(folder);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

function ask(
  route: string,
  options: { method?: string; headers?: Record<string, string>; port?: number } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port: server.port, path: route, agent: false, ...options },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += String(chunk)));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      },
    );
    request.on('error', reject);
    request.end();
  });
}

/** Asks for a file and hangs up as soon as the first of it has come. */
function breakOff(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(server.port, '127.0.0.1', () =>
      socket.write(`GET /big.bin HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`),
    );
    socket.once('data', () => socket.destroy());
    socket.once('close', () => resolve());
    socket.once('error', reject);
  });
}

test('a download that is broken off leaves no file open', async () => {
  await breakOff();
  const before = await server.openFiles();
  for (let i = 0; i < 40; i += 1) await breakOff();
  await eventually(
    () => server.openFiles(),
    (open) => expect(open).toBeLessThanOrEqual(before),
  );
});

test('a whole download is whole', async () => {
  expect((await ask('/big.bin')).body).toHaveLength(BIG);
});

test.each([
  '/match/%E0%A4%A',
  '//',
  '/%00',
  '/..%2f..%2fREADME.md',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/\\..\\x',
])('the app itself answers for %s', async (route) => {
  expect(await ask(route)).toMatchObject({
    status: 200,
    body: '<!doctype html><title>app</title>',
  });
});

test('it is only to be read', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
    expect([method, await ask('/', { method })]).toMatchObject([
      method,
      { status: 405, headers: { allow: 'GET, HEAD' } },
    ]);
  const [whole, head] = [await ask('/big.bin'), await ask('/big.bin', { method: 'HEAD' })];
  expect(head).toMatchObject({ status: 200, body: '' });
  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
});

describe('the name it is asked by', () => {
  const withHost = (host: string): Promise<Answer> => ask('/', { headers: { host } });

  test.each(['localhost', 'LOCALHOST', '127.0.0.1', '[::1]'])('%s is its own', async (name) => {
    expect((await withHost(`${name}:${server.port}`)).status).toBe(200);
  });

  test.each(['evil.example', 'localhost.evil.example', '192.168.1.7', 'localhost@evil', ''])(
    '«%s» is somebody else',
    async (name) => {
      const { status, body } = await withHost(`${name}:${server.port}`);
      expect(status).toBe(421);
      expect(body).not.toContain('app');
    },
  );

  test('its name with another port is somebody else', async () => {
    expect((await withHost('localhost:1')).status).toBe(421);
    expect((await withHost('localhost')).status).toBe(421);
  });

  test('asked to serve the whole network, it goes by this machine’s addresses and by no other', async () => {
    const open = await startServer(folder, '0.0.0.0');
    const { port } = open;
    const own = Object.values(os.networkInterfaces()).flatMap((all) => all ?? []);
    const names = own.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
    try {
      for (const name of ['localhost', ...names])
        expect([
          name,
          (await ask('/', { port, headers: { host: `${name}:${port}` } })).status,
        ]).toEqual([name, 200]);
      for (const name of ['evil.example', '203.0.113.7'])
        expect((await ask('/', { port, headers: { host: `${name}:${port}` } })).status).toBe(421);
    } finally {
      await open.stop();
    }
  });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.8', 'gzip'],
  ['BR;Q=0.5', 'br'],
  ['*', 'br'],
  ['*;q=0, identity', undefined],
  ['gzip;q=0, br;q=0', undefined],
  ['identity, gzip;q=0.5', undefined],
  ['abracadabra', undefined],
  ['', undefined],
])('«Accept-Encoding: %s» is answered in %s', async (accepted, encoding) => {
  const { status, headers } = await ask('/', { headers: { 'accept-encoding': accepted } });
  expect([status, headers['content-encoding']]).toEqual([200, encoding]);
  expect(headers.vary).toBe('Accept-Encoding');
});

test('whoever refuses every encoding gets none', async () => {
  const headers = { 'accept-encoding': '*;q=0' };
  expect((await ask('/', { headers })).status).toBe(406);
});

test('every answer keeps strangers out of the page', async () => {
  for (const route of ['/', '/match/some-id', '/missing.js', '/big.bin']) {
    const { headers } = await ask(route);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).toMatch(
      /form-action 'self'.*frame-ancestors 'none'/,
    );
  }
});
