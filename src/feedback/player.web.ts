/**
 * One short sound in a browser. `play` of an audio element gives a promise, and a browser that wants a tap first
 * breaks it; expo-audio drops that promise, so nobody could catch it.
 */
import type { Player } from './player';

export type { Player } from './player';

export async function createPlayer(file: number): Promise<Player> {
  const { Asset } = await import('expo-asset');
  const audio = new Audio(Asset.fromModule(file).uri);
  return () => {
    audio.currentTime = 0;
    return audio.play();
  };
}
