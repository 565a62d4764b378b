/**
 * Opens the exported app in a real Chromium for the browser tests. Every page starts with an empty profile;
 * `npm test` serves the app and says where.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type BrowserContext, type Page, type Request } from 'playwright-core';

import { GAME_IDS } from '../../../src/engine/types';
import { PATIENCE_MS } from './eventually';
import { atRest } from './moving';

export interface AppOptions {
  width?: number;
  height?: number;
  scheme?: 'light' | 'dark';
  locale?: 'uk-UA' | 'ru-RU' | 'en-GB';
  reducedMotion?: boolean;
  /** The cards of a first visit and of first tables are shown; otherwise they count as seen. */
  firstVisit?: boolean;
  /** Keep the profile of an earlier app, to reopen what it stored. */
  profile?: string;
}

export interface OpenApp {
  page: Page;
  context: BrowserContext;
  url: string;
  profile: string;
  /** Console errors, warnings and page errors since the start; a test ends with it empty. */
  complaints: string[];
  close(keepProfile?: boolean): Promise<void>;
}

function required(value: string | undefined): string {
  if (!value) throw new Error('run the browser tests through npm test: it serves the app');
  return value;
}

// The browser's own remarks about the test machine, not about our app.
const NOT_OURS = [/GPU stall due to ReadPixels/, /Automatic fallback to software WebGL/];

/** Runs in the page before the app: its settings begin as those of somebody who was here before. */
function countAsSeen(tableHelpSeen: readonly string[]): void {
  if (localStorage.getItem('arbitr.settings') === null)
    localStorage.setItem(
      'arbitr.settings',
      JSON.stringify({ onboardingSeen: true, tableHelpSeen }),
    );
}

const fetched = new WeakMap<Page, Set<Request>>();

/** How much code the page has asked for and not got yet. */
export function onItsWay(page: Page): number {
  return fetched.get(page)?.size ?? 0;
}

function noteRequests(page: Page): void {
  const asked = new Set<Request>();
  fetched.set(page, asked);
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
}

export async function openApp(route = '/', options: AppOptions = {}): Promise<OpenApp> {
  const url = required(process.env.APP_URL);
  const profile = options.profile ?? mkdtempSync(path.join(os.tmpdir(), 'arbitr-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: required(process.env.CHROME_PATH),
    args: required(process.env.CHROME_FLAGS).split(' '),
    viewport: { width: options.width ?? 390, height: options.height ?? 844 },
    colorScheme: options.scheme ?? 'light',
    locale: options.locale ?? 'uk-UA',
    reducedMotion: options.reducedMotion === false ? 'no-preference' : 'reduce',
    hasTouch: true,
    serviceWorkers: 'allow',
  });
  if (!options.firstVisit) await context.addInitScript(countAsSeen, GAME_IDS);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = context.pages()[0] ?? (await context.newPage());
  noteRequests(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !NOT_OURS.some((rx) => rx.test(text)))
      complaints.push(`${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  await page.goto(`${url}${route}`);
  const close = async (keepProfile = false) => {
    await context.close();
    if (!keepProfile) rmSync(profile, { recursive: true, force: true });
  };
  return { page, context, url, profile, complaints, close };
}

/** What axe finds wrong, as short lines; empty is what a test wants. Letters that still fade in have no contrast. */
export async function axeViolations(page: Page): Promise<string[]> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 200)}`),
  );
}
