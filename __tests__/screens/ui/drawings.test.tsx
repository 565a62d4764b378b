import { screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import { LOCALES } from '../../../src/text/define';
import { PlayerBadge } from '../../../src/ui';
import { Beads } from '../../../src/games/promin/table/drawings/Bead';
import { Die } from '../../../src/ui/drawings/Die';
import { Gem, GemCard, Pearl } from '../../../src/games/gems/table/Gem';
import { GlassMotif } from '../../../src/games/promin/table/drawings/Glass';
import { ProminBack, ProminCard } from '../../../src/games/promin/table/drawings/ProminCard';
import { DividerPeg, JokerCard, NumberCard } from '../../../src/games/split/table/parts/pieces';
import { spoken } from '../../../src/ui/text';
import { renderUi } from './harness';

test.each<[string, ReactElement]>([
  ['7, синя, хвиля', <ProminCard key="1" colour="b" value={7} />],
  ['сорочкою догори: зелена, листок', <ProminBack key="2" colour="g" />],
  ['сонце, козир', <GlassMotif key="3" colour="y" />],
  ['зелений смарагд', <Gem key="4" kind="green" />],
  ['перлина', <Pearl key="5" />],
  ['перлина', <GemCard key="6" kind="pearl" />],
  ['карта 9', <NumberCard key="7" value={9} />],
  ['джокер', <JokerCard key="8" />],
  ['роздільник між білою і блакитною', <DividerPeg key="9" which="first" />],
  ['помаранчевий кубик: 3', <Die key="10" row="orange" value={3} />],
  ['3 намистини і щит', <Beads key="11" bets={3} shield />],
  ['Оля', <PlayerBadge key="12" name="Оля" colour={1} />],
])('a drawing is called «%s»', (name, drawing) => {
  renderUi(drawing);
  expect(screen.getByRole('img', { name })).toBeOnTheScreen();
});

test('a back never tells a number', () => {
  for (const locale of LOCALES) {
    const words = spoken[locale];
    for (const colour of Object.values(words.glass))
      expect(words.glassBack(colour)).not.toMatch(/\d/);
  }
});

test.each([
  ['Оля', 'О'],
  ['єва', 'Є'],
  ['Гравець 2', '2'],
  ['R2', 'R'],
  // What every object answers to is a name like any other, and nobody the app plays for.
  ['constructor', 'C'],
  ['toString', 'T'],
])('the token of «%s» carries «%s»', (name, initial) => {
  renderUi(<PlayerBadge name={name} colour={1} decorative />);
  expect(screen.getByText(initial, { includeHiddenElements: true })).toBeTruthy();
});

test('a decorative drawing is silent', () => {
  renderUi(<Gem kind="red" decorative />);
  expect(screen.queryByRole('img')).toBeNull();
});
