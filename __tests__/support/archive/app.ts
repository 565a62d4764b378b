/** The app that wrote an archive, unpacked and served; and one address under which one app follows another. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import type { Page } from 'playwright-core';

import type { OpenApp } from '../browser/app';
import { eventually } from '../browser/eventually';
import { loadModule } from '../loadModule';
import type { Archive } from './read';

const { serve } = loadModule<{ serve(root: string, port: number): Promise<Server> }>(
  'src/tools/lib/server.mjs',
);

const newFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'arbitr-served-'));

export interface Unpacked {
  folder: string;
  remove(): void;
}

export function unpackApp(archive: Archive & { app: string }): Unpacked {
  const folder = newFolder();
  const input = brotliDecompressSync(fs.readFileSync(archive.app));
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], { input });
  if (status !== 0) throw new Error(`the app of archive ${archive.number}: ${String(stderr)}`);
  return { folder, remove: () => fs.rmSync(folder, { recursive: true }) };
}

export interface Served {
  url: string;
  /** From now on the same address has this app. */
  show(folder: string): void;
  close(): Promise<void>;
}

/** `port` 0 takes any free one. */
export async function serveInTurn(folder: string, port = 0): Promise<Served> {
  const place = newFolder();
  const shown = path.join(place, 'shown');
  // A link that is replaced in one step: nobody ever finds half of one app and half of the other.
  const show = (next: string): void => {
    fs.symlinkSync(path.resolve(next), path.join(place, 'next'));
    fs.renameSync(path.join(place, 'next'), shown);
  };
  show(folder);
  const server = await serve(shown, port);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    show,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          fs.rmSync(place, { recursive: true });
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/**
 * Puts a database file where the browser keeps the app's own. The page has the app open, which makes the place for it;
 * it ends on a page without the app, and the next one opened finds the file.
 */
export async function putDatabase({ page, url }: OpenApp, database: Uint8Array): Promise<void> {
  const text = Buffer.from(database).toString('base64');
  // Written beside the database when it has been made.
  await page.waitForFunction(() => localStorage.getItem('arbitr.note.arbitr.db') !== null);
  // The app has its database open; a picture that lies beside it has not.
  await page.goto(`${url}/favicon.png`);
  await eventually(
    // The app that was left may hold its files for some moments more.
    () => page.evaluate(replaceDatabase, text).catch((error: Error) => error.message),
    (outcome) => expect(outcome).toBe('replaced'),
  );
}

/** The files of the browser's database by their names, byte for byte; an open app may be about to write them. */
export async function databaseFiles(page: Page): Promise<Record<string, Uint8Array>> {
  const files = Object.entries(await page.evaluate(readDatabase));
  return Object.fromEntries(files.map(([name, text]) => [name, Buffer.from(text, 'base64')]));
}

/** In the page. expo-sqlite keeps some spare files, which have no name. */
async function readDatabase(): Promise<Record<string, string>> {
  const HEADER = 4096;
  const root = await navigator.storage.getDirectory();
  const pool = await root.getDirectoryHandle('expo-sqlite');
  const handles = (pool as unknown as { values(): AsyncIterable<FileSystemFileHandle> }).values();
  const files: Record<string, string> = {};
  for await (const handle of handles) {
    const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    const [name = ''] = new TextDecoder().decode(bytes.subarray(0, 512)).split('\u0000');
    if (name === '') continue;
    let letters = '';
    for (const byte of bytes.subarray(HEADER)) letters += String.fromCharCode(byte);
    files[name] = btoa(letters);
  }
  return files;
}

/** In the page. expo-sqlite's files have names of their own; the first 4096 bytes of each say what it is. */
async function replaceDatabase(base64: string): Promise<string> {
  const HEADER = 4096;
  const database = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const contents: Record<string, Uint8Array<ArrayBuffer>> = {
    '/arbitr.db': database,
    // What they say is about the file that was there.
    '/arbitr.db-wal': new Uint8Array(),
    '/arbitr.db-journal': new Uint8Array(),
  };
  const root = await navigator.storage.getDirectory();
  const pool = await root.getDirectoryHandle('expo-sqlite');
  const files = (pool as unknown as { values(): AsyncIterable<FileSystemFileHandle> }).values();
  let outcome = 'there is no place for it';
  for await (const handle of files) {
    const file = await handle.getFile();
    const [name = ''] = (await file.slice(0, 512).text()).split('\u0000');
    const content = contents[name];
    if (!content) continue;
    const header = await file.slice(0, HEADER).arrayBuffer();
    const writable = await handle.createWritable();
    await writable.write(header);
    await writable.write(content);
    await writable.close();
    if (content === database) outcome = 'replaced';
  }
  return outcome;
}
