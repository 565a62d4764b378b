/** A small static server for the exported app: compression, types, security headers, one page for all links. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
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

// expo-sqlite's asynchronous API needs no isolation headers; its wasm and worker need these two sources.
const CSP = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

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

function fileFor(root, url) {
  let pathname;
  try {
    pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  const wanted = path.join(root, path.normalize(pathname));
  if (!wanted.startsWith(root)) return null;
  if (existsSync(wanted) && statSync(wanted).isFile()) return wanted;
  // A link into the app is the app (P-4.4 is a clause, not a file); a missing asset is missing.
  return path.extname(pathname) in TYPES ? null : path.join(root, 'index.html');
}

function answer(root, request, response) {
  const file = fileFor(root, request.url ?? '/');
  if (!file || !existsSync(file)) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
    return;
  }
  const extension = path.extname(file);
  const hashed = /[.-][0-9a-f]{32}\./.test(path.basename(file));
  const headers = {
    'Content-Type': TYPES[extension] ?? 'application/octet-stream',
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Security-Policy': CSP,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  };
  const accepts = String(request.headers['accept-encoding'] ?? '');
  const encoding = accepts.includes('br') ? 'br' : accepts.includes('gzip') ? 'gzip' : null;
  if (encoding && COMPRESSIBLE.has(extension)) {
    const body = compress(file, encoding);
    response.writeHead(200, { ...headers, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' });
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Length': statSync(file).size });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

/** Resolves with the listening server; port 0 takes any free one. Rejects with EADDRINUSE when it is taken. */
export function serve(root, port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = http.createServer((request, response) => answer(root, request, response));
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
