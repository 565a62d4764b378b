/** The picture of a result: well formed, nobody's name becomes markup, in every language and both themes. */
import { renderHook } from '@testing-library/react-native';
import type { PropsWithChildren, ReactElement } from 'react';

import { agreedReadings } from '../../app/screens/match/Agreed';
import { PICTURE, resultPicture } from '../../app/screens/match/resultPicture';
import { matchText } from '../../app/screens/match/text';
import { GAME_IDS, type GameId } from '../../src/engine/types';
import { CATALOGUE } from '../../src/games/catalogue';
import { loadBook } from '../../src/games/library';
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
  words: string;
}

function linesOf(svg: string): Line[] {
  return [...svg.matchAll(/<text x="(\d+)" y="(\d+)" font-size="(\d+)"[^>]*>([^<]+)</g)].map(
    ([, x, y, size, words]) => ({
      x: Number(x),
      y: Number(y),
      size: Number(size),
      words: words ?? '',
    }),
  );
}

describe.each(['light', 'dark'] as const)('on the %s theme', (scheme) => {
  test.each([
    ['Перемагає Оля'],
    ['Побеждает Оля'],
    ['Shared victory: Oleksandra, Solomiia and Bartholomew'],
  ])('«%s» stands inside the picture, with escaped names and a true minus', (headline) => {
    const theme = themeOf(scheme);
    const svg = resultPicture(
      {
        game: 'Промінь',
        date: '1',
        headline,
        places: PLACES,
        agreed: BY_THE_BOOK,
        signature: 'Арбітр',
      },
      'promin',
      theme,
    );
    expect(svg).toContain(theme.colors.table);
    expect(svg).not.toContain('<Оля>');
    expect(svg).toContain('&#60;Оля&#62;');
    expect(svg).toContain('−3');
    expect(svg).not.toContain('Домовлено');
    const lines = linesOf(svg).filter(({ x, y }) => x === 80 && y >= 300 && y < 500);
    expect(lines.map(({ words }) => words).join(' ')).toBe(headline);
    for (const { size, words } of lines)
      expect(size * 0.56 * words.length).toBeLessThanOrEqual(920);
  });
});

/** Everything a table of this game can agree on, at once. */
async function everyReading(game: GameId, locale: Locale) {
  const { house, words } = await loadBook(game);
  const chosen = Object.fromEntries(
    Object.entries(house).map(([ruling, readings]) => [ruling, readings[0] ?? '']),
  );
  const setup = { seats: 2, first: 0, mode: 'score', house: chosen } as const;
  return agreedReadings(setup, words[locale]);
}

test.each(GAME_IDS.flatMap((game) => LOCALES.map((locale) => [game, locale] as [GameId, Locale])))(
  '%s in %s: readings the table agreed on are named below a full table',
  async (game, locale) => {
    const readings = await everyReading(game, locale);
    const { houseTitle: title } = matchText[locale];
    const seats = CATALOGUE.find(({ id }) => id === game)?.seats.max ?? 0;
    const places = Array.from({ length: seats }, (_, seat) => ({
      player: { seat, name: 'Оля', colour: 1 },
      points: 1,
      rank: 1,
    }));
    const result = { game, date: '1', headline: 'x', places, signature: 'Арбітр' };
    const theme = themeOf('light');
    const plain = linesOf(
      resultPicture({ ...result, agreed: { title, readings: [] } }, game, theme),
    );
    const told = linesOf(resultPicture({ ...result, agreed: { title, readings } }, game, theme));
    const added = told.filter(
      (line) => !plain.some(({ y, words }) => y === line.y && words === line.words),
    );
    const expected = readings.map(({ words, ruling }) => `${words} (${ruling})`);
    expect(added.map(({ words }) => words)).toEqual(
      expected.length > 0 ? [title, ...expected] : [],
    );
    const lastRow = 470 + seats * 132 - 18;
    for (const { y, size, words } of added) {
      expect(y - size).toBeGreaterThan(lastRow);
      expect(y).toBeLessThan(PICTURE.height - 40 - 30);
      expect(size).toBeGreaterThanOrEqual(24);
      expect(80 + size * 0.56 * words.length).toBeLessThanOrEqual(1000);
    }
  },
);
