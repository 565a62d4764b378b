/** Redis and PostgreSQL for the tests of many tables: found or installed, and handed to them by the environment. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { findProgram } from './programs.mjs';
import { say } from './setup.mjs';

const NONE =
  'The tests of many tables are skipped: they need Redis and PostgreSQL, on Debian the packages «redis-server» and «postgresql» (or set REDIS_SERVER to the program and POSTGRES_BIN to the folder with initdb).';
/** Debian puts its programs beside the PATH. */
const DEBIAN = '/usr/lib/postgresql';

function debianFolder() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return versions
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')));
}

function postgresFolder() {
  const given = process.env.POSTGRES_BIN;
  if (given) return given;
  const known = debianFolder();
  if (known) return known;
  const program = findProgram({ names: ['initdb'], packages: ['postgresql'] });
  return debianFolder() ?? (program ? path.dirname(program) : null);
}

/** What the tests need in their environment; without the programs it says that they are skipped, and why. */
export function databasesForTests() {
  const redis = findProgram({
    names: ['redis-server'],
    packages: ['redis-server'],
    given: process.env.REDIS_SERVER,
  });
  const postgres = redis && postgresFolder();
  if (!postgres) say(NONE);
  return { REDIS_SERVER: redis ?? '', POSTGRES_BIN: postgres ?? '' };
}
