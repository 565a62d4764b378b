/** Tokens are spoken as they look, not by a number nobody sees. */
import { playersText } from '../../app/screens/players/text';
import { LOCALES } from '../../src/text/define';
import { PLAYERS } from '../../src/ui/theme/tokens';

test.each(LOCALES)('in %s every token has a colour and a shape of its own', (locale) => {
  const { tokens } = playersText[locale];
  expect(new Set(tokens).size).toBe(PLAYERS.length);
  for (const token of tokens) expect(token).toMatch(/^\S+ \S+$/);
  expect(tokens.join()).not.toMatch(/\d/);
});
