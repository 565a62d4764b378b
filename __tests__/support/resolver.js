/** Jest's resolver for screens: React Native's and the worklets' rules, one after the other. */
const reactNative = require('@react-native/jest-preset/jest/resolver.js');
const worklets = require('react-native-worklets/jest/resolver.js');

/** d3 is published as .mjs, which jest does not transform; its UMD build needs no transforming. */
const D3 = /^(d3-[a-z-]+|internmap)$/;

module.exports = (request, options) =>
  worklets(request, {
    ...options,
    conditions: D3.test(request) ? ['umd', ...options.conditions] : options.conditions,
    defaultResolver: (path, inner) =>
      reactNative(path, { ...inner, defaultResolver: options.defaultResolver }),
  });
