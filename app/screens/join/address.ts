/** Where the tables are: in the app at a remembered or typed address. In the browser: ./address.web. */
import { keptAddress } from './kept';

/** The page is the server's own: nothing has to be typed. */
export const isOwnOrigin = false;

export function tableAddress(): string {
  return keptAddress();
}

/** As typed, with or without http; null where it can be no address. */
export function addressFrom(typed: string): string | null {
  const text = typed.trim().replace(/\/.*$/, (rest) => (rest.startsWith('//') ? rest : ''));
  const whole = /^https?:\/\//.test(text) ? text : `http://${text}`;
  const found = /^https?:\/\/(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d{1,5})?/i.exec(whole);
  return found ? found[0] : null;
}
