/** The result as text, as a picture in two formats, or the whole match as a file. */
import { useMemo, useState, type ReactNode } from 'react';
import { Platform } from 'react-native';

import { gameOf } from '../../../src/games';
import type { Keepsake } from '../../../src/games/keepsake';
import { useStore } from '../../../src/match/hooks';
import type { KeptMatch } from '../../../src/match/types';
import { common } from '../../../src/games/common';
import { formatDate } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { Icon, ListRow, RowList, Sheet, useTheme, useToast } from '../../../src/ui';
import { agreedReadings } from './Agreed';
import { pointsByChapter } from './logChapters';
import { PicturePrinterView, type PicturePrinter } from './picturePrinter';
import { places } from './Podium';
import { plainWindow } from './plainWindow';
import { FORMATS, resultPicture, type Format } from './resultPicture';
import { resultText, shareText } from './share';
import { sharePicture } from './sharePicture';
import { matchText } from './text';
import { useBook } from './useBook';

const ALL_FORMATS = Object.keys(FORMATS) as Format[];

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
  const toast = useToast();
  const store = useStore();
  const { words: game } = useBook(match.info.game);
  const [busy, setBusy] = useState(false);
  const [printers, setPrinters] = useState<Partial<Record<Format, PicturePrinter | null>>>({});
  const { info, standing } = match;
  const date = formatDate(info.finishedAt ?? info.createdAt, locale);
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
    closing: words.closing(info.closing ?? ''),
    signature: `${shared.appName} · ${shared.tagline}`,
  };
  const shown = keepsake ?? { ...plainWindow(gameOf(info.game).look), decided: null, sums: [] };
  const course = useMemo(() => (open ? pointsByChapter(match) : []), [open, match]);
  const printerOf = useMemo(() => {
    const keep = (format: Format) => (printer: PicturePrinter | null) =>
      setPrinters((known) => ({ ...known, [format]: printer }));
    return { '4x5': keep('4x5'), '9x16': keep('9x16') };
  }, []);
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
        {ALL_FORMATS.map((format) => (
          <ListRow
            key={format}
            title={words.sharePicture[format]}
            before={<Icon name="eye" />}
            disabled={busy}
            onPress={attempt(async () => {
              const printer = printers[format];
              if (!printer) throw new Error('nothing draws the picture');
              return sharePicture(await printer.toPng());
            })}
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
      {open
        ? ALL_FORMATS.map((format) => (
            <PicturePrinterView
              key={format}
              ref={printerOf[format]}
              svg={resultPicture({ result, keepsake: shown, course }, theme, format)}
              size={FORMATS[format]}
            />
          ))
        : null}
    </Sheet>
  );
}
