/**
 * Which servers a phone speaks to: any with TLS, and without it only those of a home. Plain http beyond the home network
 * would show hands to everyone on the way. Knows no screen.
 */

const HOME_NAMES = /^localhost$|\.(local|lan|home|home\.arpa|internal)$/;

function isHomeV4(host: string): boolean {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(host)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return false;
  const [a = 0, b = 0] = parts;
  if (a === 10 || a === 127) return true;
  return (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168) || (a === 169 && b === 254);
}

/** Loopback, link-local and unique local addresses, as they stand in an URL. */
const isHomeV6 = (host: string): boolean =>
  /^\[(::1|fe[89ab][0-9a-f]:|f[cd][0-9a-f]{2}:)/.test(host);

/** A name without a dot is one that the home's own router knows. */
export function isHomeHost(host: string): boolean {
  const name = host.toLowerCase();
  if (isHomeV4(name) || isHomeV6(name) || HOME_NAMES.test(name)) return true;
  return /^[a-z][a-z0-9-]*$/.test(name);
}

export type Address = { at: string } | { no: 'form' | 'plain' };

/**
 * The server meant by what was typed, scanned or linked: with or without `http://`, with or without a path behind it.
 * 'form': that can be no address; 'plain': plain http to a place that is not at home.
 */
export function addressOf(typed: string): Address {
  const text = typed.trim();
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  // Hermes reads addresses loosely, so the shape is asked here.
  const found =
    /^(https?):\/\/((?:[a-z0-9-]+\.)*[a-z0-9-]+|\[[0-9a-f:]+\])(:\d{1,5})?([/?#]\S*)?$/i.exec(
      whole,
    );
  if (text === '' || !found) return { no: 'form' };
  const [, scheme = '', host = '', port = ''] = found;
  if (Number(port.slice(1)) > 65_535) return { no: 'form' };
  if (/^[\d.]+$/.test(host) && !/^(\d{1,3}\.){3}\d{1,3}$/.test(host)) return { no: 'form' };
  const secure = scheme.toLowerCase() === 'https';
  if (!secure && !isHomeHost(host)) return { no: 'plain' };
  return { at: `${secure ? 'https' : 'http'}://${host.toLowerCase()}${port}` };
}
