/** How a thing gets to its place, told as frames. Numbers only: who draws them is ./reanimated's. */
/** Where it is, away from its place; what is left out is as it is at rest. */
export interface Frame {
  x?: number;
  y?: number;
  /** Degrees. */
  turn?: number;
  scale?: number;
  /** Its share of its width: 0 is a card seen from its edge. */
  width?: number;
  opacity?: number;
  /** On the way to the next frame, where that is not the whole motion's. */
  pace?: Pace;
}

type Pace = 'ease-out' | 'ease-in' | 'ease-in-out' | 'linear';

export interface Motion {
  /** By share of the time, 0 to 1; both ends are told. */
  frames: Readonly<Record<number, Frame>>;
  ms: number;
  delay?: number;
  /** Between two frames; slows down towards the second unless told otherwise. */
  pace?: Pace;
  /** A new number starts it again, though it moves as before. */
  time?: number;
  /** There and back until it is taken away; no touch ends it. */
  endless?: boolean;
}

/** The whole list in every frame: browsers turn lists that differ into matrices, and full turns are lost. */
function styleOf({ x = 0, y = 0, turn = 0, scale = 1, width = 1, opacity, pace }: Frame): object {
  return {
    transform: [
      { translateX: x },
      { translateY: y },
      { rotate: `${turn}deg` },
      { scale },
      { scaleX: width },
    ],
    ...(opacity === undefined ? null : { opacity }),
    ...(pace === undefined ? null : { animationTimingFunction: pace }),
  };
}

function shareName(share: number, odd: boolean): string {
  if (odd && share === 0) return 'from';
  if (odd && share === 1) return 'to';
  return `${share * 100}%`;
}

/**
 * As Reanimated's CSS animations want it. Equal keyframes would go on instead of starting again: every
 * second time the ends have their other names.
 */
export function cssOf(motion: Motion): object {
  const { frames, ms, delay = 0, pace = 'ease-out', time = 0, endless } = motion;
  return {
    animationName: Object.fromEntries(
      Object.entries(frames).map(([share, frame]) => [
        shareName(Number(share), time % 2 === 1),
        styleOf(frame),
      ]),
    ),
    animationDuration: `${ms}ms`,
    animationDelay: `${delay}ms`,
    animationTimingFunction: pace,
    animationFillMode: 'backwards',
    animationIterationCount: endless ? 'infinite' : 1,
    animationDirection: endless ? 'alternate' : 'normal',
  };
}
