/**
 * Opens the exported app in a real Chromium for the browser tests. Every app starts with nothing stored, apart from all
 * others, in a browser of its own with a profile on the disk: in a private window every page that SQLite reads or writes
 * is a call to another process, which made a stored move four times as dear. `npm test` serves the app and says where.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { AxeBuilder } from '@axe-core/playwright';
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type Request,
} from 'playwright-core';

import { gameIds } from '../../../src/games';
import { PATIENCE_MS } from './eventually';
import { atRest } from './moving';
import { givePace } from './finger';

export interface AppOptions {
  width?: number;
  height?: number;
  scheme?: 'light' | 'dark';
  locale?: 'uk-UA' | 'ru-RU' | 'en-GB';
  reducedMotion?: boolean;
  /** The cards of a first visit and of first tables are shown; otherwise they count as seen. */
  firstVisit?: boolean;
  /**
   * The app keeps itself for use without a network. Taking in the whole app costs more than most tests, and it
   * ends somewhere in the middle of them: only those about it have it.
   */
  serviceWorker?: boolean;
  /** Another server than everybody's. */
  url?: string;
  /** What stands between the app and the network, before it is first loaded. */
  prepare?(context: BrowserContext): Promise<unknown>;
}

export interface OpenApp {
  page: Page;
  context: BrowserContext;
  url: string;
  /** Console errors, warnings and page errors since the start; a test ends with it empty. */
  complaints: string[];
  close(): Promise<void>;
}

/** An app with a browser of its own: what it stores lies in `profile` and is there for the next one. */
export interface KeptApp extends OpenApp {
  profile: string;
  close(keepProfile?: boolean): Promise<void>;
}

function required(value: string | undefined): string {
  if (!value) throw new Error('run the browser tests through npm test: it serves the app');
  return value;
}

const NOT_OURS = [
  // The browser's own remarks about the test machine, not about our app.
  /GPU stall due to ReadPixels/,
  /Automatic fallback to software WebGL/,
  // The app's page names its icon; a picture shown alone does not, and the browser looks here for one, sooner or later.
  /Failed to load resource: .* \/favicon\.ico$/,
];

/** With the place that is meant, where the words do not say it. */
function remarkOf(message: ConsoleMessage): string {
  const { url } = message.location();
  const place = /^Failed to load resource/.test(message.text()) ? ` ${new URL(url).pathname}` : '';
  return `${message.type()}: ${message.text()}${place}`;
}

/** Runs in the page before the app: its settings begin as those of somebody who was here before. */
function countAsSeen(tableHelpSeen: readonly string[]): void {
  if (localStorage.getItem('arbitr.settings') === null)
    localStorage.setItem(
      'arbitr.settings',
      JSON.stringify({ onboardingSeen: true, tableHelpSeen }),
    );
}

/** Runs in the page before the app: to it, this is a browser that has none. */
function hideServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
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

/** Open ones, for whoever did not come to closing theirs. */
const open = new Set<BrowserContext>();

// The tool that counts kills uses this file too, without jest.
if ('afterAll' in globalThis)
  afterAll(async () => {
    await Promise.all([...open].map((context) => context.close()));
  });

/** A browser over the profile in that folder, which is left in place. */
async function launch(
  executablePath: string,
  profile: string,
  options: AppOptions,
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: required(process.env.CHROME_FLAGS).split(' '),
    ...contextOptions(options),
  });
  open.add(context);
  context.on('close', () => open.delete(context));
  return context;
}

const newProfile = (): string => mkdtempSync(path.join(os.tmpdir(), 'arbitr-'));
const forget = (profile: string): void => rmSync(profile, { recursive: true, force: true });

function contextOptions(options: AppOptions): BrowserContextOptions {
  return {
    viewport: { width: options.width ?? 390, height: options.height ?? 844 },
    colorScheme: options.scheme ?? 'light',
    locale: options.locale ?? 'uk-UA',
    reducedMotion: options.reducedMotion === false ? 'no-preference' : 'reduce',
    hasTouch: true,
    serviceWorkers: 'allow',
  };
}

async function openIn(
  context: BrowserContext,
  route: string,
  options: AppOptions,
): Promise<OpenApp> {
  const url = options.url ?? required(process.env.APP_URL);
  if (!options.firstVisit) await context.addInitScript(countAsSeen, gameIds());
  if (!options.serviceWorker) await context.addInitScript(hideServiceWorker);
  await options.prepare?.(context);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = context.pages()[0] ?? (await context.newPage());
  noteRequests(page);
  givePace(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    const remark = remarkOf(message);
    if (['error', 'warning'].includes(message.type()) && !NOT_OURS.some((rx) => rx.test(remark)))
      complaints.push(remark);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  await page.goto(`${url}${route}`);
  return { page, context, url, complaints, close: () => context.close() };
}

export async function openApp(route = '/', options: AppOptions = {}): Promise<OpenApp> {
  // What is stored in it is gone with it, so nobody needs its windows.
  const program = process.env.CHROME_SHELL_PATH || required(process.env.CHROME_PATH);
  const profile = newProfile();
  const app = await openIn(await launch(program, profile, options), route, options);
  const close = async () => {
    await app.close();
    forget(profile);
  };
  return { ...app, close };
}

/** `profile` is that of an earlier app, to reopen what it stored; without one it is a new one. */
export async function openKeptApp(
  route = '/',
  options: AppOptions & { profile?: string } = {},
): Promise<KeptApp> {
  const profile = options.profile ?? newProfile();
  const context = await launch(required(process.env.CHROME_PATH), profile, options);
  const app = await openIn(context, route, { serviceWorker: true, ...options });
  const close = async (keepProfile = false) => {
    await app.close();
    if (!keepProfile) forget(profile);
  };
  return { ...app, profile, close };
}

/** What axe finds wrong, as short lines; empty is what a test wants. Letters that still fade in have no contrast. */
export async function axeViolations(page: Page): Promise<string[]> {
  await atRest(page);
  // Our pages have no frames, so axe needs no second page to put its findings together; and nobody reads what is right.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 200)}`),
  );
}
