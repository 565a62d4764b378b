/** A refereed table by touch: what the refusal card says, the ways on from it, and that nothing was stored. */
import type { Page } from 'playwright-core';

import type { SeedMatch } from '../../../app/workshop';
import type { GameWords } from '../../../src/games/words';
import { eventually } from './eventually';

export const REFEREE = 'Суддя';

export interface Refused {
  /** What was tried, as the card's heading says it. */
  tried: string;
  /** Why not: one sentence with the facts of the position. */
  why: string;
  clause: string;
  /** The ways on beside «Виправити», line by line. */
  ways?: readonly string[];
  /** The way that is taken; «Виправити» unless told. */
  take?: string;
}

export const CORRECT = 'Виправити';
export const STAND = 'Хай лишиться за згодою';
export const STANDS = [STAND, 'Позначимо це в журналі партії'] as const;
export const EARLIER = 'Виправити раніший запис';

/** How many entries the open match has in the store. */
export async function stored(page: Page): Promise<number> {
  const id = /\/match\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  await page.waitForFunction(() => 'arbitr' in globalThis);
  return page.evaluate(async (match) => {
    const { arbitr } = globalThis as unknown as {
      arbitr: { store: { match(id: string): Promise<{ headSeq: number } | null> } };
    };
    return (await arbitr.store.match(match))?.headSeq ?? -1;
  }, id);
}

/** A card that refuses says all of it, in this order; where it is left to be corrected nothing has changed. */
export function refusals(page: Page, words: Pick<GameWords, 'clauses'>) {
  const card = page.getByRole('dialog', { name: 'Так не можна' });
  /** Line by line from the heading on; above it the play is drawn. */
  const read = async (): Promise<string[]> => {
    const heading = await card.getByRole('heading', { level: 2 }).innerText();
    const lines = (await card.innerText()).split('\n').map((line) => line.trim());
    return lines.slice(lines.indexOf(heading.trim())).filter((line) => line !== '');
  };
  return {
    card,
    async refused(act: () => Promise<void>, expected: Refused, look?: () => Promise<void>) {
      const before = await stored(page);
      await act();
      const { tried, why, clause, ways = [], take = CORRECT } = expected;
      const rule = words.clauses[clause]?.words ?? '';
      expect(rule).not.toBe('');
      await eventually(read, (said) =>
        expect(said).toEqual([tried, why, clause, rule, 'Показати в правилах', CORRECT, ...ways]),
      );
      await look?.();
      await card.getByRole('button', { name: new RegExp(`^${take}(\\.|$)`) }).tap();
      await card.waitFor({ state: 'hidden' });
      if (take === CORRECT) expect(await stored(page)).toBe(before);
    },
  };
}

/** Refused beside the entry itself: the sentence and its clause stand there, nothing is stored. */
export async function refusedInPlace(
  page: Page,
  act: () => Promise<void>,
  expected: Pick<Refused, 'why' | 'clause'>,
): Promise<void> {
  const before = await stored(page);
  await act();
  const note = page.getByRole('alert').filter({ hasText: expected.why });
  await note.getByText(expected.clause, { exact: true }).waitFor();
  expect(await stored(page)).toBe(before);
}

/** What cannot be right yet is not to be pressed, and the reason stands above it. */
export async function greyed(page: Page, button: RegExp, reason: string): Promise<void> {
  await page.getByText(reason, { exact: true }).waitFor();
  await page.getByRole('button', { name: button, disabled: true }).last().waitFor();
}

interface Workshop {
  arbitr: { seed(match: unknown): Promise<string> };
}

/** Opens a match that has come this far by accepted moves. */
export async function goOnWith(page: Page, url: string, match: SeedMatch): Promise<void> {
  await page.waitForFunction(() => 'arbitr' in globalThis);
  const id = await page.evaluate(
    (one) => (globalThis as unknown as Workshop).arbitr.seed(one),
    match as unknown,
  );
  await page.goto(`${url}/match/${id}`);
}
