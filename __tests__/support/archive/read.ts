/** Reads the archive: what apps of earlier formats wrote, and the standings that were right. */
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import type { Mode } from '../../../src/engine/types';
import type { GameId } from '../../../src/games';
import type { SettingsRecord } from '../../../src/storage';
import type { Telling } from './tell';

export interface Archived extends Telling {
  /** Of its files. */
  name: string;
  game: GameId;
  mode: Mode;
  state: 'finished' | 'middle';
}

/** All matches in one database, with what happened to players and settings there. */
export interface Whole {
  deleted: Archived;
  players: { id: string; name: string; colour: number; hidden: boolean }[];
  settings: SettingsRecord;
  /** Ids as the lists show them. */
  unfinished: string[];
  finished: string[];
}

export interface Archive {
  /** Its folder's name. */
  number: string;
  matches: readonly Archived[];
  whole: Whole;
  /** A match's database file, or that of `EVERYTHING`. */
  database(name: string): Uint8Array;
  backup(name: string): Uint8Array;
  /** The packed web app that wrote all this, where it is kept. */
  app: string | null;
}

export const EVERYTHING = 'everything';

function readArchive(number: string): Archive {
  const at = (name: string): string => path.join(__dirname, number, name);
  const { matches, whole } = JSON.parse(fs.readFileSync(at('standings.json'), 'utf8')) as Pick<
    Archive,
    'matches' | 'whole'
  >;
  return {
    number,
    matches,
    whole,
    database: (name) => gunzipSync(fs.readFileSync(at(`${name}.db.gz`))),
    backup: (name) => new Uint8Array(fs.readFileSync(at(`${name}.jsonl.gz`))),
    app: fs.existsSync(at('app.tar.br')) ? at('app.tar.br') : null,
  };
}

/** Every folder, oldest first. */
export function archives(): Archive[] {
  return fs
    .readdirSync(__dirname)
    .filter((name) => /^\d+$/.test(name))
    .sort((a, b) => Number(a) - Number(b))
    .map(readArchive);
}

/** Those with the app that wrote them. */
export function archivedApps(): (Archive & { app: string })[] {
  return archives().filter((archive): archive is Archive & { app: string } => archive.app !== null);
}
