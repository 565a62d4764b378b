/** A result as text: who, how much, by which clause. Everything a chat needs, nothing hidden. */
import { Platform, Share } from 'react-native';

import type { AgreedReading } from './Agreed';
import type { Place } from './Podium';
import { minus } from '../../../src/text/plural';

export interface ResultText {
  game: string;
  date: string;
  headline: string;
  places: readonly Place[];
  /** What the table agreed on; no readings where it played by the book. */
  agreed: { title: string; readings: readonly AgreedReading[] };
  /** «відбиток 7K2Q-X9AB-3MN4»: whoever was there can tell later that the log is the same. */
  closing: string;
  /** «Арбітр» */
  signature: string;
}

export function resultText(result: ResultText): string {
  const { game, date, headline, places, agreed, closing, signature } = result;
  const rows = places.map(
    ({ rank, player, points }) =>
      `${rank}. ${player.name}${points === null ? '' : ` — ${minus(points)}`}`,
  );
  const readings = agreed.readings.map(
    ({ ruling, words }) => `${agreed.title}: ${words} (${ruling})`,
  );
  const agreement = readings.length > 0 ? ['', ...readings] : [];
  const lines = [`${game}, ${date}`, headline, '', ...rows, ...agreement, '', closing, signature];
  return lines.join('\n');
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
