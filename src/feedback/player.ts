/** One short sound, played from its start as often as it is asked for. The browser's own is in ./player.web. */
export type Player = () => Promise<void>;

export async function createPlayer(file: number): Promise<Player> {
  const { createAudioPlayer } = await import('expo-audio');
  const player = createAudioPlayer(file);
  return async () => {
    await player.seekTo(0);
    player.play();
  };
}
