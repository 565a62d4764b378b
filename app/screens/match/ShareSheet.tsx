/** The result as text, as a picture, or the whole match as a file. */
import { useState, type ReactNode } from 'react';
import { Platform } from 'react-native';

import { useStore } from '../../../src/match/hooks';
import type { Match } from '../../../src/match/types';
import { common } from '../../../src/text/common';
import { formatDate } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { Icon, ListRow, RowList, Sheet, useTheme, useToast } from '../../../src/ui';
import { agreedReadings } from './Agreed';
import { PicturePrinterView, type PicturePrinter } from './picturePrinter';
import { places } from './Podium';
import { resultPicture } from './resultPicture';
import { resultText, shareText } from './share';
import { sharePicture } from './sharePicture';
import { matchText } from './text';
import { useBook } from './useBook';

export interface ShareSheetProps {
  match: Match;
  headline: string;
  open: boolean;
  onClose(): void;
}

export function ShareSheet({ match, headline, open, onClose }: ShareSheetProps): ReactNode {
  const words = useText(matchText);
  const shared = useText(common);
  const locale = useLocale();
  const theme = useTheme();
  const toast = useToast();
  const store = useStore();
  const { words: game } = useBook(match.info.game);
  const [busy, setBusy] = useState(false);
  const [printer, setPrinter] = useState<PicturePrinter | null>(null);
  const { info, standing } = match;
  const result = {
    game: shared.games[info.game],
    date: formatDate(info.finishedAt ?? info.createdAt, locale),
    headline,
    places: places(info.players, standing),
    agreed: { title: words.houseTitle, readings: agreedReadings(info.setup, game) },
    signature: `${shared.appName} · ${shared.tagline}`,
  };
  const attempt = (work: () => Promise<'shared' | 'copied' | 'saved'>, failed?: string) => () => {
    if (busy) return;
    setBusy(true);
    work()
      .then(
        (how) => {
          if (how === 'copied') toast.show({ text: words.copied, icon: 'check' });
          onClose();
        },
        // Closing the system's sheet is not a failure worth a word.
        () => failed && toast.show({ text: failed, icon: 'info' }),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Sheet open={open} onClose={onClose} title={words.share}>
      <RowList>
        <ListRow
          title={words.shareText}
          before={<Icon name="share" />}
          disabled={busy}
          onPress={attempt(() => shareText(resultText(result)))}
        />
        <ListRow
          title={words.sharePicture}
          before={<Icon name="eye" />}
          disabled={busy}
          onPress={attempt(async () => {
            if (!printer) throw new Error('nothing draws the picture');
            return sharePicture(await printer.toPng());
          })}
        />
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
      <PicturePrinterView ref={setPrinter} svg={resultPicture(result, info.game, theme)} />
    </Sheet>
  );
}
