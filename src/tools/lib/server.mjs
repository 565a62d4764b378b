/**
 * A small static server for the exported app: compression, types, security headers, one page for all links. It
 * answers only by the names it is reached by, so that no foreign name can be pointed at it from a web page.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { SECURITY_HEADERS } from './contentSecurity.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
};
const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.webmanifest',
  '.wasm',
  '.svg',
  '.ttf',
]);

const compressed = new Map();

function compress(file, encoding) {
  const key = `${encoding}:${file}:${statSync(file).mtimeMs}`;
  let body = compressed.get(key);
  if (!body) {
    const raw = readFileSync(file);
    body =
      encoding === 'br'
        ? brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : gzipSync(raw);
    compressed.set(key, body);
  }
  return body;
}

function pathOf(url) {
  const [raw] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(raw);
  } catch {
    // The percent signs make no sense: no file has such a name, and the app says that it has no such page.
    return raw;
  }
}

function fileFor(root, url) {
  const pathname = pathOf(url);
  const wanted = path.join(root, path.normalize(`/${pathname}`));
  if (!wanted.startsWith(root + path.sep)) return null;
  if (existsSync(wanted) && statSync(wanted).isFile()) return wanted;
  // A link into the app is the app (P-4.4 is a clause, not a file); a missing asset is missing.
  return path.extname(pathname) in TYPES ? null : path.join(root, 'index.html');
}

/** What the client says of each coding, as numbers from 0 (refused) to 1; one it does not name is undefined. */
function wishes(header) {
  const named = new Map();
  for (const part of header.split(',')) {
    const [coding, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const quality = parameters.find((word) => word.startsWith('q='));
    if (coding) named.set(coding, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  return (coding) => named.get(coding) ?? named.get('*');
}

/** The best coding the client takes, brotli first; null where it refuses all of them. */
function chooseEncoding(header, available) {
  const wish = wishes(header);
  const plain = wish('identity');
  let best = plain === 0 ? null : 'identity';
  let most = plain ?? 0;
  for (const coding of available) {
    const quality = wish(coding) ?? 0;
    const isBetter = best === 'identity' ? quality >= most : quality > most;
    if (quality > 0 && isBetter) [best, most] = [coding, quality];
  }
  return best;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const EVERY_ADDRESS = ['0.0.0.0', '::'];

const asHost = (address) => (address.includes(':') ? `[${address}]` : address);

/** The names under which a server bound to this address is reached. */
function namesServed(bound) {
  if (LOOPBACK.includes(asHost(bound))) return LOOPBACK;
  if (!EVERY_ADDRESS.includes(bound)) return [asHost(bound).toLowerCase()];
  const addresses = Object.values(os.networkInterfaces()).flat();
  const own = addresses.map(({ address }) => asHost(address));
  const name = os.hostname().toLowerCase();
  return [...LOOPBACK, ...own, name, `${name}.local`];
}

function isServed(host, names, port, called) {
  const [, name, given] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(host.toLowerCase()) ?? [];
  return called.includes(name) || (names.includes(name) && Number(given ?? 80) === port);
}

function refuse(response, status, sentence, headers = {}) {
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  });
  response.end(sentence);
}

function send(file, request, response) {
  const extension = path.extname(file);
  const codings = COMPRESSIBLE.has(extension) ? ['br', 'gzip'] : [];
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''), codings);
  if (!encoding) return refuse(response, 406, 'No encoding that is accepted');
  const body = encoding === 'identity' ? null : compress(file, encoding);
  const hashed = /[.-][0-9a-f]{32}\./.test(path.basename(file));
  response.writeHead(200, {
    ...SECURITY_HEADERS,
    'Content-Type': TYPES[extension] ?? 'application/octet-stream',
    'Content-Length': body?.length ?? statSync(file).size,
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(codings.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
    ...(body ? { 'Content-Encoding': encoding } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else if (body) response.end(body);
  // Closes the file also when the download is broken off, which is nothing to report.
  else pipeline(createReadStream(file), response, () => undefined);
}

function answer(root, isServedBy, request, response) {
  if (!isServedBy(request)) return refuse(response, 421, 'This server has another name');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'Only to be read', { Allow: 'GET, HEAD' });
  const file = fileFor(root, request.url ?? '/');
  if (!file || !existsSync(file)) return refuse(response, 404, 'Not found');
  send(file, request, response);
}

/**
 * Resolves with the listening server; port 0 takes any free one. Rejects with EADDRINUSE when it is taken. On
 * another address than this machine's own it is reached by that address; on all of them, by each of them.
 * `beside(server, isServed)` puts something else on the same port before it listens. `called`: names by which a proxy
 * reaches it, at whatever port of its own.
 */
export async function serve(root, port, host = '127.0.0.1', beside = undefined, called = []) {
  const names = namesServed(host);
  const isServedBy = ({ headers, socket }) =>
    isServed(headers.host ?? '', names, socket.localPort, called);
  const server = http.createServer((request, response) =>
    answer(root, isServedBy, request, response),
  );
  await beside?.(server, isServedBy);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
