/** A whole score match of «Веселка» by touch, in English: a colour refused, a reload, a correction, the last lap. */
import { axeViolations, openApp } from '../support/browser/app';
import {
  correct,
  expectPodium,
  sitDown,
  toucher,
  turnOf,
  typedIsStored,
} from '../support/browser/table';

jest.setTimeout(300_000);

const COLOURS = ['red', 'orange', 'yellow', 'lime', 'green', 'sky-blue', 'blue', 'violet'] as const;

test('a rainbow completed, a reload and a correction end as worked out by hand', async () => {
  const app = await openApp('/', { locale: 'en-GB' });
  const { page } = app;
  const touch = toucher(page);
  const run = async (cards: number, keep?: string): Promise<void> => {
    await touch.radio(new RegExp(`^${cards} cards, `));
    if (keep) await touch.checkbox(`${keep} to the rainbow`);
    await touch.button(new RegExp(`^Write ${cards} cards, `));
  };
  try {
    await sitDown(page, 'Rainbow', { people: ['Anna', 'Boris'], language: 'en' });
    for (const [i, colour] of COLOURS.entries()) {
      await turnOf(page, 'Anna');
      // 3, 5, 7, 10, 3, 5, 7, 10
      await run([3, 4, 5, 6, 3, 4, 5, 8][i] ?? 3, colour);
      if (i === 7) break;
      await turnOf(page, 'Boris');
      if (i === 0) await run(8, 'red');
      else if (i === 1) {
        // V-2.6: a second red is refused where it was chosen; the length stays.
        await touch.radio(/^5 cards, /);
        await touch.checkbox('red, already in the rainbow');
        await page.getByText('V-2.6').first().waitFor();
        await touch.checkbox('blue to the rainbow');
        await typedIsStored(page);
        await page.reload();
        await touch.button(/^Write 5 cards, /);
      } else await touch.button('Swap');
    }

    // Anna's first run was of five: 7 points, not 3.
    await turnOf(page, 'Boris');
    await page.getByText('Last lap', { exact: false }).first().waitFor();
    await correct(
      page,
      /Anna/,
      async () => {
        await touch.radio(/^5 cards, /);
        await touch.button('Save the correction');
      },
      'en',
    );
    await turnOf(page, 'Boris');
    await run(3);
    await turnOf(page, 'Anna');
    expect(await axeViolations(page)).toEqual([]);
    await touch.button('Swap');

    // Anna 7 + 5 + 7 + 10 + 3 + 5 + 7 + 10 = 54 and 10 for the rainbow; Boris 10 + 7 + 3 and nothing for two.
    await page.getByRole('heading', { name: 'Anna wins', level: 1 }).waitFor();
    await expectPodium(page, ['1st place: Anna, 64', '2nd place: Boris, 20'], 'en');
    await page.getByText('V-4.3').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
