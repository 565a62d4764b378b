const { readdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const { patchSerializer } = require('./src/tools/lib/serializer.js');

// Before Expo's own configuration is asked for: what parts share stays out of the first page.
patchSerializer();

const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// Our own builds take `x.gallery.ts` where there is one, and a registry that can hold a seventh game, which lives with
// the tests: only there may the bundler read those. Nothing else differs, so both builds share one cache.
const OURS = process.env.EXPO_PUBLIC_GALLERY === '1';
const REGISTRY = path.join(__dirname, 'src/games/index.ts');
const SEVENTH = path.join(__dirname, '__tests__/support/seventh/shelf.ts');
if (OURS) {
  config.resolver.sourceExts.unshift('gallery.ts');
  config.resolver.blockList = [/\.expo[\\/](types|web[\\/]cache)$/];
}
// In the browser a module is run when something of it is first used, not when it is imported: each use asks for it anew.
// Hashing does that for every bit it turns, so its files ask once: the check sum of 31 MB takes 0.12 s instead of 1.43.
const HASHES = path.dirname(require.resolve('@noble/hashes/sha2'));
const askOnce = [HASHES, path.join(HASHES, 'esm')].flatMap((folder) =>
  readdirSync(folder).map((file) => [path.join(folder, file), true]),
);
const inlineRequires = { blockList: Object.fromEntries(askOnce) };
config.transformer.getTransformOptions = async (_entries, { platform }) => ({
  transform: {
    experimentalImportSupport: true,
    inlineRequires: platform === 'web' && inlineRequires,
  },
});
config.resolver.assetExts.push('wasm'); // expo-sqlite's web worker; the export fails without it

// @noble/hashes maps this subpath in a way Metro warns about on every build; the file itself is fine.
const NOBLE_CRYPTO = require
  .resolve('@noble/hashes/crypto')
  .replace(/cryptoNode\.js$/, 'crypto.js');
// Our rooms have no state of Colyseus's own kind: of its schemas a phone needs the two files that pack messages.
const COLYSEUS = /[\\/]node_modules[\\/]colyseus\.js[\\/]/;
const HELPERS = path.join(__dirname, 'src/net/client/helpers.js');
const NO_WEB_TRANSPORT = path.join(__dirname, 'src/net/client/noWebTransport.js');
const PACKING = path.join(__dirname, 'src/net/client/packing.js');
const SCHEMA = path.join(require.resolve('@colyseus/schema'), '../../..');
// On phones too it speaks as in a browser; its other way wants Node.
const asInBrowser = (context) => ({
  ...context,
  unstable_conditionNames: [...context.unstable_conditionNames, 'browser'],
});
config.resolver.resolveRequest = (context, name, platform) => {
  if (name === '@colyseus/schema') return { type: 'sourceFile', filePath: PACKING };
  if (name === 'tslib' && COLYSEUS.test(context.originModulePath))
    return { type: 'sourceFile', filePath: HELPERS };
  if (/\/H3Transport(\.\w+)?$/.test(name) && COLYSEUS.test(context.originModulePath))
    return { type: 'sourceFile', filePath: NO_WEB_TRANSPORT };
  if (context.originModulePath === PACKING)
    return { type: 'sourceFile', filePath: path.join(SCHEMA, name) };
  if (name === '@noble/hashes/crypto') return { type: 'sourceFile', filePath: NOBLE_CRYPTO };
  const ways = COLYSEUS.test(context.originModulePath) ? asInBrowser(context) : context;
  const found = context.resolveRequest(ways, name, platform);
  const isRegistry = found.filePath === REGISTRY && context.originModulePath !== SEVENTH;
  return OURS && isRegistry ? { ...found, filePath: SEVENTH } : found;
};

// Whose code is in what we ship is asked of the bundler, so that the list of licences can be held against it.
const PACKAGES_FILE = process.env.ARBITR_PACKAGES;
if (PACKAGES_FILE) {
  const packages = new Set();
  config.serializer.processModuleFilter = ({ path: file }) => {
    const [, name] =
      /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file.replaceAll('\\', '/')) ?? [];
    if (name) packages.add(name);
    return true;
  };
  process.on('exit', () => writeFileSync(PACKAGES_FILE, JSON.stringify([...packages].sort())));
}

module.exports = config;
