/** What lies round the app is the system's on a phone; the browser's page is in ./page.web. */
import type { Scheme } from './tokens';

export interface PageLook {
  scheme: Scheme;
  /** Behind everything, and round the page on a phone. */
  ground: string;
  /** Of scroll bars that are always seen. */
  thumb: string;
}

export function dressPage(_look: PageLook): void {}
