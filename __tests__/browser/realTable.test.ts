/** Small things that stood in people's way at a real table, each as somebody met it. */
import { openApp, type OpenApp } from '../support/browser/app';
import { seedMatch, seedRecorded, settled } from '../support/browser/seeded';
import { openCurtain, toucher } from '../support/browser/table';

jest.setTimeout(300_000);

let app: OpenApp | null = null;

afterEach(async () => {
  await app?.close();
  app = null;
});

test('what the history says goes with its tab', async () => {
  app = await openApp('/');
  const { page, url } = app;
  await seedRecorded(page, 'nizam', 'score', 1);
  await page.goto(`${url}/history`);
  const row = page.getByRole('button', { name: /^Нізам, .*Відкрити$/ });
  await row.waitFor();
  await settled(page);
  await row.click({ button: 'right' });
  await page.getByRole('button', { name: 'Видалити' }).last().tap();
  const said = page.getByText(/^Партію видалено\./);
  await said.waitFor();
  await page.getByRole('link', { name: 'Гравці' }).tap();
  await page.getByRole('heading', { name: 'Гравці', level: 1 }).waitFor();
  await said.waitFor({ state: 'detached', timeout: 3000 });
});

test('the file dialog is opened within the tap: nothing is waited for before', async () => {
  app = await openApp('/settings');
  const { page } = app;
  const button = page.getByRole('button', { name: 'Відновити з файлу' });
  await button.waitFor();
  await settled(page);
  // An iPhone opens it only while the click is being told to the page, and not a moment later.
  await page.evaluate(() => {
    const noted = globalThis as unknown as { within: boolean[] };
    noted.within = [];
    let clicking = false;
    addEventListener('click', () => (clicking = true), { capture: true });
    addEventListener('click', () => (clicking = false));
    const { click } = HTMLInputElement.prototype;
    HTMLInputElement.prototype.click = function () {
      if (this.type === 'file') noted.within.push(clicking);
      else click.call(this);
    };
  });
  await button.tap();
  await settled(page);
  expect(
    await page.evaluate(() => (globalThis as unknown as { within: boolean[] }).within),
  ).toEqual([true]);
});

test('«+ гравець» opens its field in sight and with the focus in it; Enter adds and keeps it there', async () => {
  app = await openApp('/new/qwinto', { width: 320, height: 480 });
  const { page } = app;
  await toucher(page).button('Ще один гравець');
  const field = page.locator('input:focus');
  await field.waitFor();
  await settled(page);
  const box = await field.boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 480).toBe(true);
  for (const name of ['Оля', 'Тарас', 'Соломія']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: new RegExp(`^${name}, місце`) }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  }
});

test('the boxes of misthrows and the way back from a deck that ran out have names', async () => {
  app = await openApp('/');
  const { page, url } = app;
  const setup = { seats: 3, first: 0, mode: 'score' } as const;
  const touch = toucher(page);
  await page.goto(`${url}${await seedMatch(page, 'qwinto', setup, [])}`);
  await touch.button('Закінчити й порахувати аркуші');
  for (const box of [1, 2, 3, 4])
    await page.getByRole('checkbox', { name: `Хибний кидок ${box}`, checked: false }).waitFor();
  await touch.checkbox('Хибний кидок 2');
  await page.getByRole('checkbox', { name: 'Хибний кидок 1', checked: true }).waitFor();
  await page.goto(`${url}${await seedMatch(page, 'nizam', setup, [])}`);
  await touch.button('Колода скінчилася');
  await page.getByText('Колода скінчилася: 1 з 3').waitFor();
  await touch.button('Ні, колода ще не скінчилася');
  await page.getByText('Колода скінчилася: 0 з 3').waitFor();
});

test('where a classic scroll bar takes room, ten cards of «Промінь» still lie in one row', async () => {
  app = await openApp('/');
  const { page, url } = app;
  await page.goto(`${url}${await seedRecorded(page, 'promin', 'virtual', 0.03)}`);
  await page.getByRole('button', { name: /^Тримай/ }).waitFor();
  await settled(page);
  await openCurtain(page);
  await settled(page);
  // Headless, no bar is drawn: the page is as much narrower as one would make it, the window is not.
  await page.addStyleTag({ content: 'html,body,#root{width:375px!important}' });
  const hand = page.getByLabel(/^Твоя рука/).locator('[aria-label]');
  await hand.first().waitFor();
  await settled(page);
  const cards = await hand.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(cards.length).toBeGreaterThanOrEqual(10);
  // The «+» is lower than the cards: in one row is what nothing lies wholly below.
  const lowest = Math.max(...cards.map(({ top }) => top));
  expect(lowest).toBeLessThan(Math.min(...cards.map(({ bottom }) => bottom)));
  expect(Math.max(...cards.map(({ right }) => right))).toBeLessThanOrEqual(375);
});
