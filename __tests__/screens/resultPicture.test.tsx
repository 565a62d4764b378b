/** The picture of a result: well formed, nobody's name becomes markup, in every language and both themes. */
import { renderHook } from '@testing-library/react-native';
import type { PropsWithChildren, ReactElement } from 'react';

import { agreedReadings } from '../../app/screens/match/Agreed';
import { plainWindow } from '../../app/screens/match/plainWindow';
import { FORMATS, type Format } from '../../app/screens/match/pictureParts';
import { resultPicture } from '../../app/screens/match/resultPicture';
import type { ResultText } from '../../app/screens/match/share';
import { matchText } from '../../app/screens/match/text';
import { gameEntry, type GameId, gameIds, gameOf } from '../../src/games';
import { LOCALES, type Locale } from '../../src/text/define';
import { ThemeProvider, useTheme, type Theme } from '../../src/ui';

function themeOf(scheme: 'light' | 'dark'): Theme {
  const wrapper = ({ children }: PropsWithChildren): ReactElement => (
    <ThemeProvider preference={scheme} reducedMotion>
      {children}
    </ThemeProvider>
  );
  return renderHook(useTheme, { wrapper }).result.current;
}

const PLACES = [
  { player: { seat: 0, name: '<Оля> & "Ко"', colour: 1 }, points: 12, rank: 1 },
  { player: { seat: 1, name: 'Тарас', colour: 2 }, points: -3, rank: 2 },
];
const BY_THE_BOOK = { title: 'Домовлено за столом', readings: [] };

interface Line {
  x: number;
  y: number;
  size: number;
  anchor: string;
  words: string;
}

const TEXT =
  /<text x="([\d.]+)" y="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*text-anchor="(\w+)">([^<]*)</g;

/** What stands on the picture itself, not inside a drawing with a scale of its own. */
function linesOf(svg: string): Line[] {
  const flat = svg.replace(/<g [^>]*transform[\s\S]*?<\/g>/g, '');
  return [...flat.matchAll(TEXT)].map(([, x, y, size, anchor, words]) => ({
    x: Number(x),
    y: Number(y),
    size: Number(size),
    anchor: anchor ?? '',
    words: words ?? '',
  }));
}

/** From where to where a line reaches, by the average width of our letters. */
function reachOf({ x, size, anchor, words }: Line): [left: number, right: number] {
  const width = words.replace(/&#\d+;/g, '?').length * size * 0.56;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, left + width];
}

function draw(result: ResultText, game: GameId, theme: Theme, format: Format): string {
  const seats = result.places.length;
  const keepsake = {
    ...plainWindow(gameOf(game).look),
    decided: { title: 'Вирішила роздача 4: +40', note: '', clause: 'P-6.1' },
    sums: result.places.map(() => ({
      rows: [1, 2, 3, 4, 5].map((n) => ({ mark: String(n), points: -n, decisive: n === 4 })),
      pieces: [],
    })),
  };
  const course = [0, 1, 2].map((step) => Array.from({ length: seats }, (_, seat) => step * seat));
  return resultPicture({ result, keepsake, course, axis: 'роздача' }, theme, format);
}

const ALL_FORMATS = Object.keys(FORMATS) as Format[];

describe.each(['light', 'dark'] as const)('on the %s theme', (scheme) => {
  test.each(
    [
      'Перемагає Оля',
      'Побеждает Оля',
      'Shared victory: Oleksandra, Solomiia and Bartholomew',
    ].flatMap((headline) => ALL_FORMATS.map((format) => [headline, format] as const)),
  )(
    '«%s» stands inside the picture (%s), with escaped names and a true minus',
    (headline, format) => {
      const theme = themeOf(scheme);
      const svg = draw(
        {
          game: 'Промінь',
          date: '1',
          headline,
          places: PLACES,
          agreed: BY_THE_BOOK,
          closing: 'відбиток 7K2Q-X9AB-3MN4',
          signature: 'Арбітр · суддя за нашим столом',
        },
        'promin',
        theme,
        format,
      );
      expect(svg).toContain(theme.colors.table);
      expect(svg).not.toContain('<Оля>');
      expect(svg).toContain('&#60;Оля&#62;');
      expect(svg).toContain('−3');
      expect(svg).not.toContain('Домовлено');
      expect(svg).toContain('>відбиток 7K2Q-X9AB-3MN4<');
      const lines = linesOf(svg);
      expect(lines.map(({ words }) => words).join(' ')).toContain(headline);
      for (const line of lines) {
        const [left, right] = reachOf(line);
        expect([line.words, left >= 0, right <= FORMATS[format].width]).toEqual([
          line.words,
          true,
          true,
        ]);
        expect(line.y).toBeLessThan(FORMATS[format].height);
      }
    },
  );
});

/** Everything a table of this game can agree on, at once. */
async function everyReading(game: GameId, locale: Locale) {
  const { house, words } = await gameOf(game).book();
  const chosen = Object.fromEntries(
    Object.entries(house).map(([ruling, readings]) => [ruling, readings[0] ?? '']),
  );
  const setup = { seats: 2, first: 0, mode: 'score', house: chosen } as const;
  return agreedReadings(setup, words[locale]);
}

test.each(gameIds().flatMap((game) => LOCALES.map((locale) => [game, locale] as [GameId, Locale])))(
  '%s in %s: readings the table agreed on are named below a full table',
  async (game, locale) => {
    const readings = await everyReading(game, locale);
    const { houseTitle: title } = matchText[locale];
    const seats = gameEntry(game).seats.max;
    const places = Array.from({ length: seats }, (_, seat) => ({
      player: { seat, name: 'Оля', colour: 1 },
      points: 1,
      rank: 1,
    }));
    const closing = 'відбиток 7K2Q-X9AB-3MN4';
    const result = { game, date: '1', headline: 'x', places, closing, signature: 'Арбітр' };
    const theme = themeOf('light');
    const expected = readings.map(({ words, ruling }) => `${words} (${ruling})`);
    for (const format of ALL_FORMATS) {
      const told = linesOf(draw({ ...result, agreed: { title, readings } }, game, theme, format));
      const added = told.filter(({ words }) => words === title || expected.includes(words));
      expect(added.map(({ words }) => words)).toEqual(
        expected.length > 0 ? [title, ...expected] : [],
      );
      for (const line of added) {
        expect(reachOf(line)[1]).toBeLessThanOrEqual(1000);
        expect(line.size).toBeGreaterThanOrEqual(15);
      }
    }
  },
);

test.each(Object.keys(FORMATS) as Format[])(
  'on %s the lowest of six steps still holds its whole sum above the shelf',
  (format) => {
    const seats = [0, 1, 2, 3, 4, 5];
    const rows = [11, 12, 13, 14, 15].map((points) => ({ mark: '1', points }));
    const places = seats.map((seat) => ({
      player: { seat, name: 'Оля', colour: seat + 1 },
      points: 60 - seat,
      rank: seat + 1,
    }));
    const sums = seats.map(() => ({ rows, pieces: [] }));
    const [game] = gameIds();
    const keepsake = { ...plainWindow(gameOf(game!).look), decided: null, sums };
    const result: ResultText = {
      ...{ game: 'Гра', date: '', headline: 'Перемагає Оля', places, agreed: BY_THE_BOOK },
      ...{ closing: '', signature: 'Арбітр · суддя' },
    };
    const svg = resultPicture({ result, keepsake, course: [], axis: '' }, themeOf('light'), format);
    const shelf = Number(/<rect [^>]*y="([\d.]+)"[^>]*height="22"/.exec(svg)?.[1]);
    const sum = linesOf(svg).filter(({ words }) => words === '+15');
    expect(sum).toHaveLength(seats.length);
    for (const { y } of sum) expect(y).toBeLessThanOrEqual(shelf);
  },
);
