const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
config.resolver.assetExts.push('wasm'); // expo-sqlite's web worker; the export fails without it
module.exports = config;
