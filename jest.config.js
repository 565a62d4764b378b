const plainNode = {
  testEnvironment: 'node',
  transform: {
    '^.+\\.[jt]sx?$': [
      'babel-jest',
      {
        configFile: false,
        babelrc: false,
        presets: [['@babel/preset-typescript', { allowDeclareFields: true }]],
        plugins: ['@babel/plugin-transform-modules-commonjs'],
      },
    ],
  },
};

const appPreset = {
  preset: 'jest-expo',
  transformIgnorePatterns: [
    'node_modules/(?!((jest-)?react-native|@react-native(-community)?|expo(nent)?|@expo(nent)?/.*|@expo-google-fonts/.*|react-navigation|@react-navigation/.*|react-native-svg|d3-.*|internmap|@noble/.*|fflate))',
  ],
};

/** @type {import('jest').Config} */
module.exports = {
  // Busy machines are slow, not wrong: no test is about time.
  testTimeout: 60_000,
  projects: [
    {
      ...plainNode,
      displayName: 'rules',
      testMatch: [
        '<rootDir>/__tests__/{conformance,games,engine,text,tools,search}/**/*.test.ts',
        '<rootDir>/__tests__/*.test.ts',
      ],
    },
    {
      ...plainNode,
      displayName: 'browser',
      testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
    },
    {
      ...appPreset,
      displayName: 'storage',
      testMatch: ['<rootDir>/__tests__/{storage,match}/**/*.test.{ts,tsx}'],
      moduleNameMapper: {
        '^\\./ExpoSQLite$': '<rootDir>/__tests__/support/sqlite/ExpoSQLite.ts',
        '^\\./SQLiteDevToolsClient$': '<rootDir>/__tests__/support/sqlite/SQLiteDevToolsClient.ts',
      },
    },
    {
      ...appPreset,
      displayName: 'screens',
      testMatch: ['<rootDir>/__tests__/screens/**/*.test.tsx'],
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
