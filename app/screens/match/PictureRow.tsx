/** In a sheet of what can be shared: the picture in one of its formats, drawn unseen as long as the sheet is open. */
import { useMemo, useState, type ReactNode } from 'react';

import { useText } from '../../../src/text/locale';
import { Icon, ListRow, useToast } from '../../../src/ui';
import { PicturePrinterView, type PicturePrinter } from './picturePrinter';
import { FORMATS, type Format } from './pictureParts';
import { sharePicture } from './sharePicture';
import { matchText } from './text';

type Shared = 'shared' | 'copied' | 'saved';
/** Makes a handler of something that shares; `failed` is said where it did not come about. */
export type AttemptToShare = (work: () => Promise<Shared>, failed?: string) => () => void;

/** One thing at a time; what was shared closes the sheet. */
export function useSharing(onDone: () => void): { busy: boolean; attempt: AttemptToShare } {
  const words = useText(matchText);
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const attempt: AttemptToShare = (work, failed) => () => {
    if (busy) return;
    setBusy(true);
    work()
      .then(
        (how) => {
          if (how === 'copied') toast.show({ text: words.copied, icon: 'check' });
          onDone();
        },
        // Closing the system's sheet is not a failure worth a word.
        () => failed && toast.show({ text: failed, icon: 'info' }),
      )
      .finally(() => setBusy(false));
  };
  return { busy, attempt };
}

export interface PictureRowProps {
  format: Format;
  busy: boolean;
  attempt: AttemptToShare;
  draw(format: Format): string;
}

export function PictureRow({ format, busy, attempt, draw }: PictureRowProps): ReactNode {
  const words = useText(matchText);
  const [printer, setPrinter] = useState<PicturePrinter | null>(null);
  const svg = useMemo(() => draw(format), [draw, format]);
  return (
    <ListRow
      title={words.sharePicture[format]}
      before={
        <>
          <Icon name="eye" />
          <PicturePrinterView ref={setPrinter} svg={svg} size={FORMATS[format]} />
        </>
      }
      disabled={busy}
      onPress={attempt(async () => {
        if (!printer) throw new Error('nothing draws the picture');
        return sharePicture(await printer.toPng());
      })}
    />
  );
}
