/** How a game looks, as its folder says: data only. The design system knows no game. */
import type { Shape } from '../drawings/shape';
import type { GameTint, Scheme } from './tokens';

export interface GameLook {
  /** Its accent in both schemes. */
  tints: Readonly<Record<Scheme, GameTint>>;
  /** What its box is covered with. */
  cover: string;
  /** What is printed on the box, on a grid of 104 × 90. Compact: the first screen shows all of them. */
  art: readonly Shape[];
  /** Colours of the strip that hangs from the lid. */
  pennants: readonly string[];
  /** Colours of the rays around a winner. */
  rays: readonly string[];
}
