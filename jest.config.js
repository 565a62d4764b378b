// Beside everything else that a second run need not do again; jest's own place is shared by all checkouts.
const cached = { cacheDirectory: '<rootDir>/.cache/jest' };

const plainNode = {
  ...cached,
  testEnvironment: 'node',
  transform: {
    '^.+\\.[jt]sx?$': [
      'babel-jest',
      {
        configFile: false,
        babelrc: false,
        presets: [['@babel/preset-typescript', { allowDeclareFields: true }]],
        // Jest runs CommonJS: a lazily loaded part is required there.
        plugins: [
          '@babel/plugin-transform-dynamic-import',
          '@babel/plugin-transform-modules-commonjs',
        ],
      },
    ],
  },
};

const appPreset = {
  ...cached,
  preset: 'jest-expo',
  transformIgnorePatterns: [
    'node_modules/(?!((jest-)?react-native|@react-native(-community)?|expo(nent)?|@expo(nent)?/.*|@expo-google-fonts/.*|react-navigation|@react-navigation/.*|react-native-svg|d3-.*|internmap|@noble/.*|fflate))',
  ],
};

/** @type {import('jest').Config} */
module.exports = {
  ...cached,
  testSequencer: '<rootDir>/__tests__/support/sequencer.js',
  // Busy machines are slow, not wrong: no test is about time.
  testTimeout: 60_000,
  projects: [
    {
      ...plainNode,
      displayName: 'rules',
      testMatch: [
        '<rootDir>/__tests__/{conformance,games,engine,text,tools,search,bots,net}/**/*.test.ts',
        '<rootDir>/__tests__/*.test.ts',
      ],
    },
    {
      ...plainNode,
      displayName: 'browser',
      testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
    },
    {
      ...plainNode,
      // `npm run engines`: not a part of `npm test`.
      displayName: 'engines',
      testMatch: ['<rootDir>/__tests__/engines/**/*.test.ts'],
    },
    {
      ...appPreset,
      displayName: 'storage',
      // Check sums ask for it with every letter; through jest's sandbox each asking is slow.
      sandboxInjectedGlobals: ['Math'],
      testMatch: ['<rootDir>/__tests__/{storage,match}/**/*.test.{ts,tsx}'],
      moduleNameMapper: {
        '^\\./ExpoSQLite$': '<rootDir>/__tests__/support/sqlite/ExpoSQLite.ts',
        '^\\./SQLiteDevToolsClient$': '<rootDir>/__tests__/support/sqlite/SQLiteDevToolsClient.ts',
      },
    },
    {
      ...appPreset,
      displayName: 'screens',
      testMatch: ['<rootDir>/__tests__/screens/**/*.test.{ts,tsx}'],
      resolver: '<rootDir>/__tests__/support/resolver.js',
      setupFiles: ['<rootDir>/__tests__/support/setupScreens.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/patience.ts'],
      moduleNameMapper: {
        '^\\./ExpoSQLite$': '<rootDir>/__tests__/support/sqlite/ExpoSQLite.ts',
        '^\\./SQLiteDevToolsClient$': '<rootDir>/__tests__/support/sqlite/SQLiteDevToolsClient.ts',
      },
    },
  ],
};
