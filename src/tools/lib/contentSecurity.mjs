/** What the page may load and do, written once: the server sends it, and the page carries what a page can carry. */

// expo-sqlite's asynchronous API needs no isolation headers; its wasm and worker need these two sources.
const IN_PAGE = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  // Some browsers do not count a socket to the page's own host as 'self'.
  "connect-src 'self' ws: wss: data: blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
];
/** Browsers take these from a header only. */
const IN_HEADER = ["frame-ancestors 'none'"];

export const PAGE_POLICY = IN_PAGE.join('; ');

export const SECURITY_HEADERS = {
  'Content-Security-Policy': [...IN_PAGE, ...IN_HEADER].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** The page with the policy as its first word after the encoding: any static host has it then. */
export function withPolicy(html) {
  const charset = /<meta charset="utf-8" ?\/?>/i;
  if (!charset.test(html)) throw new Error('the page says no encoding to put the policy behind');
  return html.replace(
    charset,
    (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}" />`,
  );
}
