/** The rulebook in a real Chromium: links, search, offline reading, axe. */
import { axeViolations, openApp, type AppOptions, type OpenApp } from '../support/browser/app';
import { eventually } from '../support/browser/eventually';

jest.setTimeout(240_000);

let app: OpenApp | null = null;

async function open(route: string, options: AppOptions = {}): Promise<OpenApp> {
  app = await openApp(route, options);
  return app;
}

afterEach(async () => {
  await app?.close();
  app = null;
});

test.each([
  ['nizam', 'N-4.4'],
  ['promin', 'P-6.3'],
  ['split', 'A-S17'],
])('a link to %s %s brings it to the top of the list', async (game, id) => {
  const { page, complaints } = await open(`/rules/${game}/${id}`);
  const card = page.getByTestId(id);
  await card.waitFor();
  const belowField = async () => {
    const field = await page.getByRole('textbox').boundingBox();
    const bottom = (field?.y ?? 0) + (field?.height ?? 0);
    return ((await card.boundingBox())?.y ?? Infinity) - bottom;
  };
  await eventually(belowField, (points) => {
    expect(points).toBeGreaterThanOrEqual(-4);
    expect(points).toBeLessThan(80);
  });
  expect(complaints).toEqual([]);
});

test('number and share stand on the title’s own row, and the change of a field is drawn at once', async () => {
  const { page } = await open('/rules/nizam/N-4.4');
  const card = page.getByTestId('N-4.4');
  const heading = await card.getByRole('heading').first().boundingBox();
  const share = await card
    .getByRole('button', { name: /N-4\.4/ })
    .first()
    .boundingBox();
  if (!heading || !share) throw new Error('no title or no share');
  const middle = share.y + share.height / 2;
  expect(middle).toBeGreaterThan(heading.y - 24);
  expect(middle).toBeLessThan(heading.y + heading.height + 24);
  await card.getByText('Так і є').or(card.getByText('Так буває')).first().waitFor();
});

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  test('axe finds nothing in clauses, examples and results', async () => {
    const { page, complaints } = await open('/rules/qwinto/Q-2.3', { scheme });
    await page.getByText('Так не можна').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('textbox').fill('потрійними стовпчиками');
    await page.getByTestId('Q-6.3').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test('a game is chosen by its cover and the address says so', async () => {
  const { page } = await open('/rules');
  await page.getByTestId('P-1.1').waitFor();
  await page.getByRole('checkbox', { name: 'Веселка' }).click();
  await page.getByTestId('V-1.1').waitFor();
  await page.waitForURL(/\/rules\/veselka$/);
  await page.getByRole('checkbox', { name: 'Веселка' }).click();
  await page.getByTestId('P-1.1').waitFor();
});

test('a wide window in English finds a misspelt word', async () => {
  const { page, complaints } = await open('/rules', { width: 1180, height: 820, locale: 'en-GB' });
  await page.getByRole('textbox').fill('seperators');
  await page.getByTestId('S-6.2').waitFor();
  expect(complaints).toEqual([]);
});
