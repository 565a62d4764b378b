/**
 * A settled position as it stands in a link: a version, a dot, the position's JSON in base64url. Bounded in
 * length and total: what is no such text reads as undefined. Knows no game; a question's `read` does the rest.
 */

const VERSION = '1.';
/** The largest position (stacks of four players) needs a tenth of it. */
export const LONGEST_LINK = 4000;

const SHAPE = /^[\w-]+$/;

export function writeLink(position: unknown): string {
  const text = btoa(JSON.stringify(position));
  return VERSION + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Any JSON value, or undefined where the link is broken. */
export function readLink(link: unknown): unknown {
  if (typeof link !== 'string' || link.length > LONGEST_LINK || !link.startsWith(VERSION))
    return undefined;
  const text = link.slice(VERSION.length);
  if (!SHAPE.test(text)) return undefined;
  try {
    const json = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    // JSON can bring in a −0 but not write one out.
    return JSON.parse(json, (_, value: unknown) => (value === 0 ? 0 : value)) as unknown;
  } catch {
    return undefined;
  }
}
