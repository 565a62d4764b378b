// Where a tap is answered: the tables, the screens round them, and what lays both out. Elsewhere it would only
// add weight.
const LAYOUT = ['Button', 'Screen', 'Stepper', 'TableLayout', 'TopBar', 'Tray'];
const MEMOISED = {
  sources: [
    '/src/games/',
    '/app/screens/',
    ...LAYOUT.map((name) => `/src/ui/components/${name}.tsx`),
  ],
};

module.exports = function (api) {
  const web = api.caller((caller) => caller?.platform) === 'web';
  // Jest runs CommonJS: a lazily loaded part is required there. The preset must get no options object: it
  // mutates it, and every run would be cold.
  if (api.env('test'))
    return { presets: ['babel-preset-expo'], plugins: ['@babel/plugin-transform-dynamic-import'] };
  if (!web) return { presets: [['babel-preset-expo', { 'react-compiler': MEMOISED }]] };
  // On the web the worklets plugin only has to drop native-only source: 300 kB less in the bundle.
  return {
    presets: [
      ['babel-preset-expo', { 'react-compiler': MEMOISED, worklets: false, reanimated: false }],
    ],
    plugins: [
      [
        'react-native-worklets/plugin',
        { omitNativeOnlyData: true, substituteWebPlatformChecks: true },
      ],
    ],
  };
};
