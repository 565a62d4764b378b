/** `npm start`, as a person runs it: it serves the app, says where, and a taken port gets one sentence. */
import { spawn, type ChildProcess } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

jest.setTimeout(240_000);

const ROOT = path.join(__dirname, '../..');
let child: ChildProcess | null = null;

afterEach(() => {
  child?.kill();
  child = null;
});

function start(port: number): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve) => {
    let output = '';
    child = spawn('node', ['src/tools/start.mjs'], {
      cwd: ROOT,
      env: { ...process.env, PORT: String(port) },
    });
    const take = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes('Ctrl+C')) resolve({ output, code: null });
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('close', (code) => resolve({ output, code }));
  });
}

function get(
  url: string,
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += String(chunk)));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      })
      .on('error', reject);
  });
}

test('it answers on the port it prints, with the app at every link and the headers it needs', async () => {
  const { output } = await start(0);
  const address = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
  expect(output).toContain('npm run phone');
  const home = await get(`${address}/`);
  expect(home.status).toBe(200);
  expect(home.body).toContain('<div id="root">');
  const policy = String(home.headers['content-security-policy']);
  expect(policy).toContain("'wasm-unsafe-eval'");
  // A host that sends no headers has the same policy in the page, but for what only a header can say.
  const [, inPage] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(home.body) ?? [];
  expect(`${inPage}; frame-ancestors 'none'`).toBe(policy);
  // Without one the browser asks for another that is not there.
  const [, icon] = /<link rel="icon" href="([^"]+)"/.exec(home.body) ?? [];
  expect((await get(`${address}${icon}`)).headers['content-type']).toBe('image/png');
  expect((await get(`${address}/match/some-id`)).body).toBe(home.body);
  expect((await get(`${address}/missing.js`)).status).toBe(404);
  expect((await get(`${address}/../package.json`)).body).not.toContain('"scripts"');
});

test('a taken port is one clear sentence, not a stack trace', async () => {
  const blocker = http.createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const { port } = blocker.address() as AddressInfo;
  const { output, code } = await start(port);
  blocker.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).not.toContain('at ');
});
