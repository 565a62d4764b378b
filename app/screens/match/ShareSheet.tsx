/** The result as text, as a picture in two formats, or the whole match as a file. */
import { useMemo, type ReactNode } from 'react';
import { Platform } from 'react-native';

import { gameOf } from '../../../src/games';
import type { Keepsake } from '../../../src/games/keepsake';
import { useStore } from '../../../src/match/hooks';
import type { KeptMatch } from '../../../src/match/types';
import { common } from '../../../src/games/common';
import { minutesOf } from '../../../src/stats';
import { dotted, formatDay } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { Icon, ListRow, RowList, Sheet, useTheme } from '../../../src/ui';
import { agreedReadings } from './Agreed';
import { pointsByChapter } from './logChapters';
import { ALL_FORMATS } from './pictureParts';
import { PictureRow, useSharing } from './PictureRow';
import { places } from './Podium';
import { plainWindow } from './plainWindow';
import { resultPicture } from './resultPicture';
import { resultText, shareText } from './share';
import { matchText } from './text';
import { useBook } from './useBook';
import { usePlayed } from './useOccasion';

export interface ShareSheetProps {
  match: KeptMatch;
  keepsake: Keepsake | null;
  headline: string;
  open: boolean;
  onClose(): void;
}

export function ShareSheet({
  match,
  keepsake,
  headline,
  open,
  onClose,
}: ShareSheetProps): ReactNode {
  const words = useText(matchText);
  const shared = useText(common);
  const locale = useLocale();
  const theme = useTheme();
  const store = useStore();
  const { words: game } = useBook(match.info.game);
  const { busy, attempt } = useSharing(onClose);
  const { info, standing } = match;
  const { at, place } = usePlayed(info);
  const date = place ? `${formatDay(at, locale)} · ${place}` : formatDay(at, locale);
  const minutes = minutesOf(info);
  const result = {
    game: shared.games[info.game],
    date: info.endedEarly
      ? `${date}. ${words.endedEarly}`
      : info.late
        ? `${date}. ${words.late}`
        : date,
    headline,
    places: places(info.players, standing),
    agreed: { title: words.houseTitle, readings: agreedReadings(info.setup, game) },
    closing: dotted([minutes ? words.minutes(minutes) : '', words.closing(info.closing ?? '')]),
    signature: `${shared.appName} · ${shared.tagline}`,
  };
  const shown = keepsake ?? { ...plainWindow(gameOf(info.game).look), decided: null, sums: [] };
  const axis = game.stageName ?? words.chartLap;
  const course = useMemo(() => (open ? pointsByChapter(match) : []), [open, match]);
  return (
    <Sheet open={open} onClose={onClose} title={words.share}>
      <RowList>
        <ListRow
          title={words.shareText}
          before={<Icon name="share" />}
          disabled={busy}
          onPress={attempt(() => shareText(resultText(result)))}
        />
        {ALL_FORMATS.map((format) => (
          <PictureRow
            key={format}
            format={format}
            busy={busy}
            attempt={attempt}
            draw={(one) => resultPicture({ result, keepsake: shown, course, axis }, theme, one)}
          />
        ))}
        <ListRow
          title={words.shareFile}
          before={<Icon name="deck" />}
          disabled={busy || !store}
          onPress={attempt(async () => {
            if (!store) throw new Error('the store is closed');
            const { shareMatchFile } = await import('./shareFile');
            return shareMatchFile(store, info.id);
          })}
        />
        <ListRow
          title={words.shareBgStats}
          note={Platform.OS === 'web' ? words.bgStatsCopies : undefined}
          before={<Icon name="chart" />}
          disabled={busy}
          onPress={attempt(
            async () => (await import('./bgStats')).shareToBgStats(match),
            words.bgStatsMissing,
          )}
        />
      </RowList>
    </Sheet>
  );
}
