/** Where one is in the replay, and the hand that turns the pages. */
import { useEffect, useState } from 'react';

/** Long enough to read a sentence. */
const PAGE_MS = 1600;

export interface Playback {
  number: number;
  last: number;
  playing: boolean;
  go(to: number): void;
  /** Goes on by itself to the end; from the end it begins anew. */
  play(): void;
  pause(): void;
}

export function usePlayback(last: number, start: number): Playback {
  const [number, setNumber] = useState(Math.min(Math.max(0, start), last));
  const [wanted, setPlaying] = useState(false);
  const playing = wanted && number < last;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => setNumber(number + 1), PAGE_MS);
    return () => clearTimeout(timer);
  }, [playing, number]);
  return {
    number: Math.min(number, last),
    last,
    playing,
    go(to) {
      setPlaying(false);
      setNumber(Math.min(Math.max(0, to), last));
    },
    play() {
      if (number >= last) setNumber(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
  };
}
