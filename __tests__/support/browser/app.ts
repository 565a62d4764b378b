/** Opens the exported app in a real Chromium for the browser tests. Every page starts with an empty profile. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import AxeBuilder from '@axe-core/playwright';
import { chromium, type BrowserContext, type Page } from 'playwright-core';

export interface AppOptions {
  width?: number;
  height?: number;
  scheme?: 'light' | 'dark';
  locale?: 'uk-UA' | 'ru-RU' | 'en-GB';
  reducedMotion?: boolean;
  /** Keep the profile of an earlier app, to reopen what it stored. */
  profile?: string;
  folder?: string;
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

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests through npm test`);
  return value;
}

// The browser's own remarks about the test machine, not about our app.
const NOT_OURS = [/GPU stall due to ReadPixels/, /Automatic fallback to software WebGL/];

let server: Promise<Server> | null = null;

/** One server per test file; closed by `closeServer`. */
async function address(folder: string): Promise<string> {
  server ??= import('../../../src/tools/lib/server.mjs').then((module) => module.serve(folder, 0));
  const { port } = (await server).address() as AddressInfo;
  return `http://localhost:${port}`;
}

export async function closeServer(): Promise<void> {
  const running = await server;
  server = null;
  await new Promise<void>((resolve) => {
    if (!running) resolve();
    else {
      running.closeAllConnections();
      running.close(() => resolve());
    }
  });
}

export async function openApp(route = '/', options: AppOptions = {}): Promise<OpenApp> {
  const url = await address(options.folder ?? required('APP_FOLDER'));
  const profile = options.profile ?? mkdtempSync(path.join(os.tmpdir(), 'arbitr-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: required('CHROME_PATH'),
    args: required('CHROME_FLAGS').split(' '),
    viewport: { width: options.width ?? 390, height: options.height ?? 844 },
    colorScheme: options.scheme ?? 'light',
    locale: options.locale ?? 'uk-UA',
    reducedMotion: options.reducedMotion === false ? 'no-preference' : 'reduce',
    hasTouch: true,
    serviceWorkers: 'allow',
  });
  const page = context.pages()[0] ?? (await context.newPage());
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

/** What axe finds wrong, as short lines; empty is what a test wants. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 200)}`),
  );
}
