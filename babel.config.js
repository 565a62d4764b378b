module.exports = function (api) {
  const web = api.caller((caller) => caller?.platform) === 'web' && !api.env('test');
  // Jest runs CommonJS: a lazily loaded part is required there.
  const plugins = api.env('test') ? ['@babel/plugin-transform-dynamic-import'] : [];
  if (!web) return { presets: ['babel-preset-expo'], plugins };
  // On the web the worklets plugin only has to drop native-only source: 300 kB less in the bundle.
  // Under jest it must get no options object: it mutates it, and every run would be cold.
  return {
    presets: [['babel-preset-expo', { worklets: false, reanimated: false }]],
    plugins: [
      [
        'react-native-worklets/plugin',
        { omitNativeOnlyData: true, substituteWebPlatformChecks: true },
      ],
    ],
  };
};
