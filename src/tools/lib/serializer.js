/**
 * Expo's serializer with one line left out, for metro.config.js. Expo gathers whatever two lazily loaded parts share into one
 * chunk that the first page loads. Without it each part carries what it needs; a module that two parts define is defined
 * once. Read as text, because it is no option (yet).
 *
 * To live without it would cost (gzip, all six games, @expo/metro-config 57.0.12): the first screen 607.6 kB instead of
 * 201.1. What it costs to live with it: the parts repeat what they share, so that everything together, which the service
 * worker fetches in quiet, is 2.49 MB in 127 parts instead of 1.24 MB in 115.
 */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const FILE = '@expo/metro-config/build/serializer/serializeChunks.js';
const GATHER = 'const commonChunk = extractCommonChunk(chunks, graph, options);';

const CHANGED = `Expo’s serializer has changed: ${FILE} no longer has the line «${GATHER}» exactly once, so
src/tools/lib/serializer.js cannot leave it out. See what Expo does there now: if it still puts what parts share into the
first page, change GATHER to its new line; if it has an option for that, set the option in metro.config.js and remove
src/tools/lib/serializer.js. To go on without, remove its call from metro.config.js: the first screen then loads
608 kB gzip of JavaScript instead of 201 (measured with @expo/metro-config 57.0.12).`;

function withoutCommonChunk(source) {
  if (source.split(GATHER).length !== 2) throw new Error(CHANGED);
  return source.replace(GATHER, 'const commonChunk = undefined;');
}

function loadPatched() {
  const file = require.resolve(FILE);
  const patched = new Module(file, module);
  patched.filename = file;
  patched.paths = Module._nodeModulePaths(path.dirname(file));
  patched._compile(withoutCommonChunk(readFileSync(file, 'utf8')), file);
  return patched.exports;
}

/** Expo's command line has loaded the module already; its callers look the function up when they call it. */
function patchSerializer() {
  Object.assign(require(FILE), loadPatched());
}

module.exports = { FILE, patchSerializer, withoutCommonChunk };
