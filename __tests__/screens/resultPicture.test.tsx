/** The picture of a result: well formed, nobody's name becomes markup, in every language and both themes. */
import { renderHook } from '@testing-library/react-native';
import type { PropsWithChildren, ReactElement } from 'react';

import { resultPicture } from '../../app/screens/match/resultPicture';
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

describe.each(['light', 'dark'] as const)('on the %s theme', (scheme) => {
  test.each([
    ['Перемагає Оля'],
    ['Побеждает Оля'],
    ['Shared victory: Oleksandra, Solomiia and Bartholomew'],
  ])('«%s» stands inside the picture, with escaped names and a true minus', (headline) => {
    const theme = themeOf(scheme);
    const result = { game: 'Промінь', date: '1', headline, places: PLACES, signature: 'Арбітр' };
    const svg = resultPicture(result, 'promin', theme);
    expect(svg).toContain(theme.colors.table);
    expect(svg).not.toContain('<Оля>');
    expect(svg).toContain('&#60;Оля&#62;');
    expect(svg).toContain('−3');
    const lines = [
      ...svg.matchAll(/<text x="80" y="(3\d\d|4\d\d)" font-size="(\d+)"[^>]*>([^<]+)</g),
    ];
    expect(lines.map(([, , , words]) => words).join(' ')).toBe(headline);
    for (const [, , size, words] of lines)
      expect(Number(size) * 0.56 * (words ?? '').length).toBeLessThanOrEqual(920);
  });
});
