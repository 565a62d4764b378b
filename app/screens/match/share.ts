/** A result as text: who, how much, by which clause. Everything a chat needs, nothing hidden. */
import { Platform, Share } from 'react-native';

import type { Place } from './Podium';
import { minus } from '../../../src/text/plural';

export interface ResultText {
  game: string;
  date: string;
  headline: string;
  places: readonly Place[];
  /** «Арбітр» */
  signature: string;
}

export function resultText({ game, date, headline, places, signature }: ResultText): string {
  const rows = places.map(
    ({ rank, player, points }) => `${rank}. ${player.name} — ${minus(points)}`,
  );
  return [`${game}, ${date}`, headline, '', ...rows, '', signature].join('\n');
}

/** 'shared' through the system's sheet, or 'copied' where the browser has none. */
export async function shareText(text: string): Promise<'shared' | 'copied'> {
  const canShare = Platform.OS !== 'web' || typeof navigator.share === 'function';
  if (canShare) {
    await Share.share({ message: text });
    return 'shared';
  }
  const { setStringAsync } = await import('expo-clipboard');
  await setStringAsync(text);
  return 'copied';
}
