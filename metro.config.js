const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
config.resolver.assetExts.push('wasm'); // expo-sqlite's web worker; the export fails without it

// @noble/hashes maps this subpath in a way Metro warns about on every build; the file itself is fine.
const NOBLE_CRYPTO = require.resolve('@noble/hashes/crypto').replace(/cryptoNode\.js$/, 'crypto.js');
config.resolver.resolveRequest = (context, name, platform) =>
  name === '@noble/hashes/crypto'
    ? { type: 'sourceFile', filePath: NOBLE_CRYPTO }
    : context.resolveRequest(context, name, platform);

module.exports = config;
