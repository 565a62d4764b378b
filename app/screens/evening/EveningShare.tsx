/** The evening as text, or as a picture in two formats. */
import { type ReactNode } from 'react';

import { common } from '../../../src/games/common';
import { formatTime } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { Icon, ListRow, RowList, Sheet, useTheme } from '../../../src/ui';
import { historyText } from '../history/text';
import { ALL_FORMATS } from '../match/pictureParts';
import { PictureRow, useSharing } from '../match/PictureRow';
import { shareText } from '../match/share';
import { matchText } from '../match/text';
import { eveningPicture, type EveningWords } from './eveningPicture';
import { markOf, resultOf } from './EveningWindows';
import { eveningText } from './text';
import type { WholeEvening } from './useEvening';
import { useEveningLine } from './useEveningLine';

function useWords(evening: WholeEvening, title: string): EveningWords {
  const words = useText(eveningText);
  const { closing } = useText(matchText);
  const shared = useText(common);
  const history = useText(historyText);
  const locale = useLocale();
  const { played, medals, begins, ends, code } = evening;
  return {
    title,
    occasion: useEveningLine(evening),
    results: played.map((one) => ({
      game: shared.games[one.match.game],
      ...resultOf(one),
      mark: markOf(one, history),
    })),
    medals: words.medals,
    tallies: medals.map(({ wins, places }) =>
      wins > 0 ? words.wins(wins) : words.medalCount(places.length),
    ),
    moments: words.moments,
    span: `${formatTime(begins, locale)} – ${formatTime(ends, locale)}`,
    closing: closing(code),
    signature: `${shared.appName} · ${shared.tagline}`,
  };
}

/** Everything a chat needs. */
function eveningInWords(evening: WholeEvening, words: EveningWords): string {
  const places = ({ places: won }: WholeEvening['medals'][number]): string =>
    won.length > 0 ? ` (${won.join(', ')})` : '';
  return [
    words.title,
    words.occasion,
    '',
    ...words.results.map(({ game, names, points, mark }) =>
      [`${game}: ${names} ${points}`.trim(), mark].filter(Boolean).join(', '),
    ),
    '',
    `${words.medals}:`,
    ...evening.medals.map((one, i) => `${one.player.name}: ${words.tallies[i]}${places(one)}`),
    '',
    ...evening.moments.map(({ title, value, note }) => `${title}: ${value} (${note})`),
    '',
    `${words.span}, ${words.closing}`,
    words.signature,
  ].join('\n');
}

export interface EveningShareProps {
  evening: WholeEvening;
  title: string;
  open: boolean;
  onClose(): void;
}

export function EveningShare({ evening, title, open, onClose }: EveningShareProps): ReactNode {
  const words = useText(matchText);
  const told = useWords(evening, title);
  const theme = useTheme();
  const { busy, attempt } = useSharing(onClose);
  return (
    <Sheet open={open} onClose={onClose} title={words.share}>
      <RowList>
        <ListRow
          title={words.shareText}
          before={<Icon name="share" />}
          disabled={busy}
          onPress={attempt(() => shareText(eveningInWords(evening, told)))}
        />
        {ALL_FORMATS.map((format) => (
          <PictureRow
            key={format}
            format={format}
            busy={busy}
            attempt={attempt}
            draw={(one) => eveningPicture(evening, told, theme, one)}
          />
        ))}
      </RowList>
    </Sheet>
  );
}
