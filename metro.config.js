const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

// Expo gathers whatever two lazily loaded parts share into one chunk that the first page loads: with six
// tables that is 176 kB gzip nobody needs to see the table. Without it each part carries what it needs;
// a module that two parts define is defined once. Read as text, because it is no option (yet).
const CHUNKS = require.resolve('@expo/metro-config/build/serializer/serializeChunks.js');
const GATHER = 'const commonChunk = extractCommonChunk(chunks, graph, options);';

function loadWithoutCommonChunk() {
  const source = readFileSync(CHUNKS, 'utf8');
  if (!source.includes(GATHER)) throw new Error('metro.config.js: Expo’s serializer has changed');
  const patched = new Module(CHUNKS, module);
  patched.filename = CHUNKS;
  patched.paths = Module._nodeModulePaths(path.dirname(CHUNKS));
  patched._compile(source.replace(GATHER, 'const commonChunk = undefined;'), CHUNKS);
  return patched.exports;
}

// Expo's command line has loaded the module already; its callers look the function up when they call it.
Object.assign(require(CHUNKS), loadWithoutCommonChunk());

const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// What is inlined from the environment must not come out of the other build's cache.
config.cacheVersion = `gallery ${process.env.EXPO_PUBLIC_GALLERY ?? '0'}`;
// In the browser a module is run when something of it is first used, not when it is imported.
config.transformer.getTransformOptions = async (_entries, { platform }) => ({
  transform: { experimentalImportSupport: true, inlineRequires: platform === 'web' },
});
config.resolver.assetExts.push('wasm'); // expo-sqlite's web worker; the export fails without it

// @noble/hashes maps this subpath in a way Metro warns about on every build; the file itself is fine.
const NOBLE_CRYPTO = require
  .resolve('@noble/hashes/crypto')
  .replace(/cryptoNode\.js$/, 'crypto.js');
config.resolver.resolveRequest = (context, name, platform) =>
  name === '@noble/hashes/crypto'
    ? { type: 'sourceFile', filePath: NOBLE_CRYPTO }
    : context.resolveRequest(context, name, platform);

module.exports = config;
